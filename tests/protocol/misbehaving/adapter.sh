#!/bin/sh
# An adapter that does one thing wrong, once: `sh adapter.sh KIND MARK`. The file MARK says that it has been done.
kind=$1 mark=$2
[ "$kind" = exits ] && exit 127
[ "$kind" = cat ] && exec cat
[ "$kind" = yes ] && exec yes
[ "$kind" = child ] && { sleep 600 & }
while read -r line; do
    id=${line#*\"id\":}
    id=${id%%[!0-9]*}
    case $line in
    *\"hello\"*) printf '{"type":"hello","id":%s,"protocol":1,"name":"wrong on purpose","version":"1"}\n' "$id" ;;
    *\"bye\"*)
        printf '{"type":"bye","id":%s}\n' "$id"
        [ "$kind" = sleeps ] && { trap '' TERM; sleep 600; }
        exit 0
        ;;
    *)
        if [ ! -e "$mark" ]; then
            : >"$mark"
            case $kind in
            echo) echo "your move?" ; continue ;;
            echoes-request) printf '%s\n' "$line" ; continue ;;
            segfault) kill -SEGV $$ ;;
            closes) exec 1>&- ; sleep 600 ;;
            crlf-text) printf 'ok\r\n' ; continue ;;
            esac
        fi
        printf '{"type":"unsupported","id":%s,"why":"nothing is"}\r\n' "$id"
        ;;
    esac
done
