import { useEffect, useRef } from 'react';

/** The open windows, in the order in which they were opened. */
const open: { close: () => void; isFor: () => boolean }[] = [];

/** An open list or calendar inside a window handles the key itself. */
const isTaken = ({ target }: Event) =>
  target instanceof Element &&
  (target.getAttribute('data-mantine-stop-propagation') === 'true' || target.closest('[data-own-escape]') !== null);

const closeLast = (event: KeyboardEvent) => {
  if (event.key === 'Escape' && !event.isComposing && !isTaken(event)) open.findLast(({ isFor }) => isFor())?.close();
};

/**
 * Escape only closes the window that was opened last, not those under it. `isFor`: whether the key is for this one; for what
 * stands beside the page it is not always.
 */
export const useEscape = (opened: boolean, close: () => void, isFor = () => true) => {
  const latest = useRef({ close, isFor });
  useEffect(() => {
    latest.current = { close, isFor };
  }, [close, isFor]);
  useEffect(() => {
    if (!opened) return;
    const one = { close: () => latest.current.close(), isFor: () => latest.current.isFor() };
    open.push(one);
    if (open.length === 1) addEventListener('keydown', closeLast, { capture: true });
    return () => {
      open.splice(open.indexOf(one), 1);
      if (open.length === 0) removeEventListener('keydown', closeLast, { capture: true });
    };
  }, [opened]);
};
