import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { sayFailure } from '../../../lib/failure.ts';
import type { ChatScrollHandle } from '../../../ui/chat/ChatScroll.tsx';
import type { ScrollStart } from '../../../ui/chat/useChatScroll.ts';
import type { MessageLog } from '../log.ts';
import { useLogParts } from '../message-queries.ts';

interface Moving {
  id: number;
  log: MessageLog;
  /** The message that the address names. */
  seq: number | null;
  start: ScrollStart;
  scroll: RefObject<ChatScrollHandle | null>;
}

const startAt = (seq: number | null): ScrollStart => (seq === null ? 'end' : { seq, place: 'middle' });

/** More of the conversation at both ends, and the ways to its end and to one of its messages. */
export const useMoving = ({ id, log, seq, start, scroll }: Moving) => {
  const { older, newer, elsewhere } = useLogParts(id);
  /** `turn` counts the stretches that were shown, each of which begins somewhere else. */
  const [view, setView] = useState({ start, turn: 0 });
  const [marked, setMarked] = useState(seq);
  const jump = (to: number | null) =>
    elsewhere.mutate(to, {
      onSuccess: () => setView(({ turn }) => ({ start: startAt(to), turn: turn + 1 })),
      onError: (error) => sayFailure(error),
    });
  const toSeq = (to: number) => {
    setMarked(to);
    if (!scroll.current?.toSeq(to)) jump(to);
  };
  const toEnd = () => (log.hasAfter ? jump(null) : scroll.current?.toEnd());
  const named = useRef(seq);
  const follow = useEffectEvent(() => {
    if (seq !== null && named.current !== seq) toSeq(seq);
    named.current = seq;
  });
  // Somebody who is in the conversation already presses a message that was found.
  useEffect(() => follow(), [seq]);
  const firstSeq = log.messages[0]?.seq ?? 0;
  const lastSeq = log.messages.at(-1)?.seq ?? 0;
  return {
    view,
    marked,
    toSeq,
    toEnd,
    edges: {
      hasBefore: log.hasBefore,
      hasAfter: log.hasAfter,
      loading: older.isPending ? ('before' as const) : newer.isPending ? ('after' as const) : null,
      failed: older.isError ? ('before' as const) : newer.isError ? ('after' as const) : null,
      onBefore: () => older.mutate(firstSeq),
      onAfter: () => newer.mutate(lastSeq),
    },
  };
};
