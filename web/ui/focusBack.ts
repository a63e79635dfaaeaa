import { useEffect } from 'react';
import { rememberPlace } from './focusHeir.ts';

/** If the element that opened a window is gone and so are its neighbours: the window below, or the page's content. */
const nextBest = () =>
  document.querySelector<HTMLElement>('[role="dialog"] [data-autofocus]') ??
  document.querySelector<HTMLElement>('main[tabindex]');

/**
 * Returns the focus to where it was before something opened. Every window does this for itself (LayerWindow). The page
 * only has to do it too if several windows follow each other, because later ones are opened from a window that is gone
 * by then.
 */
export const useFocusBack = (open: boolean) => {
  useEffect(() => {
    if (!open) return;
    const from = document.activeElement as HTMLElement | null;
    const focusNeighbour = rememberPlace(from);
    return () => {
      const last = document.activeElement;
      // Waits until the window has left the page; if something else has taken the focus by then, it keeps it.
      setTimeout(() => {
        const now = document.activeElement;
        // A drawer that slides away still holds it, and would take it along.
        const isLeaving = now === last && now?.closest('[role="dialog"]') != null && !now.contains(from);
        if (now !== null && now !== document.body && !isLeaving) return;
        const isThere = from?.isConnected && from !== document.body;
        if (isThere) from.focus({ preventScroll: true });
        else if (!focusNeighbour()) nextBest()?.focus({ preventScroll: true });
      });
    };
  }, [open]);
};

/** On a page whose content was replaced by other content: nobody begins again above its navigation. */
export const focusContentIfLost = () => {
  const now = document.activeElement;
  if (now === null || now === document.body) nextBest()?.focus({ preventScroll: true });
};
