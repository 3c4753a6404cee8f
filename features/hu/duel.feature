# language: hu
@option:elimination
Jellemző: Párbaj
  Amikor már csak ketten maradtak, még egy forduló dönti el a játszmát.

  Háttér:
    Amennyiben Anna és Bence az utolsó két játékos, és éppen párbajt vív
    És Anna van soron
    És a dobópakli tetején egy piros hetes van
    És Annának eddig 480 pontja van
    És Bencének eddig 310 pontja van

  @id:hu-duel-wins-the-match @hu-068.a @hu-068.b
  Forgatókönyv: A párbaj győztese megnyeri a játszmát
    Amennyiben Anna kezében csak egy piros kettes van
    Ha Anna letesz egy piros kettest
    Akkor Anna megnyerte a játszmát
