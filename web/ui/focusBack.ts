import { useEffect } from 'react';

/** What called a window may be gone by then: the window under it takes the focus, or the content of the page. */
const nextBest = () =>
  document.querySelector<HTMLElement>('[role="dialog"] [data-autofocus]') ??
  document.querySelector<HTMLElement>('main[tabindex]');

/**
 * Gives the focus back to where it was before something opened. Every window does it for itself (LayerWindow). Only where
 * several windows take turns must the page do it too: the later ones were called from a window that is gone by then.
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
