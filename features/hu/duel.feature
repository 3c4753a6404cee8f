# language: hu
@option:elimination
Jellemző: The duel
  When only two are left, one more round settles the match.

  Háttér:
    Amennyiben Anna és Bence maradt utolsónak, és párbajt vívnak
    És Anna van soron
    És a dobópakli tetején egy piros hetes van
    És Annának eddig 480 pontja van
    És Bencének eddig 310 pontja van

  @id:hu-duel-wins-the-match @hu-068.a @hu-068.b
  Forgatókönyv: Whoever wins the duel wins the match
    Amennyiben Anna kezében csak egy piros kettes van
    Ha Anna letesz egy piros kettest
    Akkor Anna megnyerte a játszmát
