import { useEffect, useRef } from 'react';

/** The open windows, in the order in which they were opened. */
const open: { close: () => void }[] = [];

/** An open list or calendar inside a window handles the key itself. */
const isTaken = ({ target }: Event) =>
  target instanceof Element &&
  (target.getAttribute('data-mantine-stop-propagation') === 'true' || target.closest('[data-own-escape]') !== null);

const closeLast = (event: KeyboardEvent) => {
  if (event.key === 'Escape' && !event.isComposing && !isTaken(event)) open.at(-1)?.close();
};

/** Escape only closes the window that was opened last, not those under it. */
export const useEscape = (opened: boolean, close: () => void) => {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  }, [close]);
  useEffect(() => {
    if (!opened) return;
    const one = { close: () => latest.current() };
    open.push(one);
    if (open.length === 1) addEventListener('keydown', closeLast, { capture: true });
    return () => {
      open.splice(open.indexOf(one), 1);
      if (open.length === 0) removeEventListener('keydown', closeLast, { capture: true });
    };
  }, [opened]);
};
