import { useEffect } from 'react';

/**
 * Gives the focus back to where it was before something opened. A window that is mounted open, or several that take
 * turns, do not know where they were called from: whoever opens them says while one is open.
 */
export const useFocusBack = (open: boolean) => {
  useEffect(() => {
    if (!open) return;
    const from = document.activeElement;
    return () => {
      // The window leaves the page first; whoever has taken the focus meanwhile keeps it.
      setTimeout(() => {
        const nobodyHasIt = document.activeElement === null || document.activeElement === document.body;
        if (nobodyHasIt && from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true });
      });
    };
  }, [open]);
};
