#!/bin/sh
# The frame of an adapter, in POSIX shell: write the same in the language of your engine, and put your engine behind it.
# protocol.md says what each message means, schemas/ describes every field, conversation.txt shows what a whole adapter
# answers. try.jsonl holds requests to try it with:
#
#     sh adapter.sh < try.jsonl
#
# Messages are read here by cutting words out of the line. In your language, use a JSON library.

# What goes wrong, and what the engine prints, goes to stderr: stdout is for replies alone.
say() { printf '%s\n' "$*" >&2; }

reply() { printf '%s\n' "$1"; }

# In place of an engine: cards that are never dealt, so that nobody can draw one. Put yours here.
dealt=no

while IFS= read -r line; do
  type=$(printf '%s\n' "$line" | sed -n 's/.*"type": *"\([a-z-]*\)".*/\1/p')
  id=$(printf '%s\n' "$line" | sed -n 's/.*"id": *\([0-9]*\).*/\1/p')
  case $type in
    hello)
      # Name what your engine can do; whatever is not named here is never asked of it.
      reply '{"type": "hello", "id": '"$id"', "protocol": 1, "name": "Frame", "version": "1.0", "language": "sh",
        "moves": ["draw"], "observes": ["turn"]}' | tr -d '\n'
      reply ''
      ;;
    arrange)
      # Set your engine to this position. Where it has no way to do that:
      reply '{"type": "unsupported", "id": '"$id"', "why": "the engine has no positions yet"}'
      ;;
    deal)
      # Let your engine deal, with its cards in the order told. Then answer {"type": "done", "state": …, "awaiting": …}.
      reply '{"type": "unsupported", "id": '"$id"', "why": "the engine cannot deal yet"}'
      ;;
    act)
      # Let the player do it. What your engine does not allow is refused, with its own reason; it changes nothing.
      if [ "$dealt" = no ]; then
        reply '{"type": "answer", "id": '"$id"', "answer": "refused", "reason": "nothing has been dealt",
          "state": {"turn": null}, "awaiting": []}' | tr -d '\n'
        reply ''
      fi
      ;;
    configure | opening | next-round | stop)
      reply '{"type": "unsupported", "id": '"$id"', "why": "the engine does not have that"}'
      ;;
    bye)
      reply '{"type": "bye", "id": '"$id"'}'
      exit 0
      ;;
    *)
      say "no such message: $line"
      reply '{"type": "error", "id": '"${id:-0}"', "why": "no such message"}'
      ;;
  esac
done
