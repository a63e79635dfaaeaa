import { useRef, useState } from 'react';
import { useMarkRead } from '../message-queries.ts';

/** Milliseconds for which a mark waits, so that scrolling through many messages is one call. */
const pause = 250;

/**
 * What was in view counts as read, while somebody may be looking at the page. `seen`: up to which message. A mark that
 * does not arrive is made again by the next message that is looked at.
 */
export const useReading = (id: number, readSeq: number) => {
  const { mutate } = useMarkRead(id);
  const [seen, setSeen] = useState(readSeq);
  const marks = useRef<{ upTo: number; timer: ReturnType<typeof setTimeout> | undefined }>({
    upTo: readSeq,
    timer: undefined,
  });
  const send = () => {
    marks.current.timer = undefined;
    mutate(marks.current.upTo, {
      onError: () => {
        marks.current.upTo = readSeq;
      },
    });
  };
  const onSeen = (seq: number) => {
    if (document.visibilityState !== 'visible') return;
    setSeen((before) => Math.max(before, seq));
    if (seq <= marks.current.upTo) return;
    marks.current.upTo = seq;
    marks.current.timer ??= setTimeout(send, pause);
  };
  return { seen: Math.max(seen, readSeq), onSeen };
};
