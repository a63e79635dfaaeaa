import { useEffect } from 'react';

/** What called a window may be gone by then: the window under it takes the focus, or the content of the page. */
const nextBest = () =>
  document.querySelector<HTMLElement>('[role="dialog"] [data-autofocus]') ??
  document.querySelector<HTMLElement>('main[tabindex]');

/**
 * Gives the focus back to where it was before something opened. A window that is mounted open, or several that take
 * turns, do not know where they were called from: whoever opens them says while one is open.
 */
export const useFocusBack = (open: boolean) => {
  useEffect(() => {
    if (!open) return;
    const from = document.activeElement as HTMLElement | null;
    return () => {
      // The window leaves the page first; whoever has taken the focus meanwhile keeps it.
      setTimeout(() => {
        const nobodyHasIt = document.activeElement === null || document.activeElement === document.body;
        if (nobodyHasIt)
          (from?.isConnected && from !== document.body ? from : nextBest())?.focus({ preventScroll: true });
      });
    };
  }, [open]);
};
