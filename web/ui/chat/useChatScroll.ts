import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { fromEnd, inView, rowAt, seqOf, topIn } from './rowsInView.ts';

/** Where a conversation opens: at its newest message, or at one of them. */
export type ScrollStart = 'end' | { seq: number; place: 'top' | 'middle' };

interface Scrolling {
  start: ScrollStart;
  hasBefore: boolean;
  hasAfter: boolean;
  loading: 'before' | 'after' | null;
  failed: 'before' | 'after' | null;
  onBefore: () => void;
  onAfter: () => void;
  onSeen: (seq: number) => void;
}

/** So near to an edge, in pixels, more is fetched; so near to the end, new messages are followed. */
const [nearEdge, nearEnd] = [600, 48];

const place = (box: HTMLElement, start: ScrollStart) => {
  const row = start === 'end' ? null : rowAt(box, start.seq);
  if (start === 'end' || row === null) {
    box.scrollTop = box.scrollHeight;
    return;
  }
  const above = start.place === 'top' ? 72 : (box.clientHeight - row.offsetHeight) / 2;
  box.scrollTop += topIn(box, row) - above;
};

const askForMore = (box: HTMLElement, { hasBefore, hasAfter, loading, failed, onBefore, onAfter }: Scrolling) => {
  if (loading !== null) return;
  if (hasBefore && box.scrollTop < nearEdge && failed !== 'before') onBefore();
  else if (hasAfter && fromEnd(box) < nearEdge && failed !== 'after') onAfter();
};

/** Where the reader is: at the end, or with this row so far below the upper edge. */
interface Kept {
  placed: boolean;
  atEnd: boolean;
  seq: number;
  top: number;
}

const holdStill = (box: HTMLElement, { atEnd, seq, top }: Kept) => {
  const row = atEnd ? null : rowAt(box, seq);
  if (atEnd) box.scrollTop = box.scrollHeight;
  else if (row) box.scrollTop += topIn(box, row) - top;
};

type HTMLRef = RefObject<HTMLDivElement | null>;

/** Runs when the box or what is in it changes its size, and when its tab is looked at again. */
const useWatched = (box: HTMLRef, content: HTMLRef, settle: () => void) => {
  const again = useEffectEvent(settle);
  useEffect(() => {
    const run = () => again();
    const watcher = new ResizeObserver(run);
    if (box.current) watcher.observe(box.current);
    if (content.current) watcher.observe(content.current);
    document.addEventListener('visibilitychange', run);
    return () => {
      watcher.disconnect();
      document.removeEventListener('visibilitychange', run);
    };
  }, [box, content]);
};

/**
 * Browsers differ in what they do when rows come above those in view, so their own anchoring is off (ChatScroll.module
 * .css): the first row in view is kept where it was, and whoever is at the end stays there.
 */
export const useChatScroll = (given: Scrolling) => {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const kept = useRef<Kept>({ placed: false, atEnd: true, seq: 0, top: 0 });
  const [away, setAway] = useState(false);
  /** Out of sight, nothing of it is seen: a phone that shows the members. */
  const shown = () => (box.current && box.current.clientHeight > 0 ? box.current : null);
  const look = () => {
    const here = shown();
    if (!here || !kept.current.placed) return;
    const { first, last } = inView(here);
    const isAway = fromEnd(here) > nearEnd;
    kept.current.atEnd = !isAway && !given.hasAfter;
    if (first) Object.assign(kept.current, { seq: seqOf(first), top: topIn(here, first) });
    setAway(isAway);
    if (last) given.onSeen(seqOf(last));
    askForMore(here, given);
  };
  const settle = () => {
    const here = shown();
    if (!here) return;
    if (kept.current.placed) holdStill(here, kept.current);
    else place(here, given.start);
    kept.current.placed = true;
    look();
  };
  // After every drawing: rows may have come, gone, or grown.
  useLayoutEffect(settle);
  useWatched(box, content, settle);
  const toEnd = useCallback(() => {
    kept.current.atEnd = true;
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, []);
  const toSeq = useCallback((seq: number) => {
    if (!box.current || !rowAt(box.current, seq)) return false;
    kept.current.atEnd = false;
    place(box.current, { seq, place: 'middle' });
    return true;
  }, []);
  return { box, content, away, toEnd, toSeq, onScroll: look };
};
