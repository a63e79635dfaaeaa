import { useEffect, useRef } from 'react';

/** The windows that are open, in the order in which they were opened. */
const open: { close: () => void }[] = [];

/** A list that is open in a window takes the key for itself. */
const isTaken = ({ target }: Event) =>
  target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true';

const closeLast = (event: KeyboardEvent) => {
  if (event.key === 'Escape' && !event.isComposing && !isTaken(event)) open.at(-1)?.close();
};

/** Escape closes the window that was opened last, and leaves those under it. */
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
