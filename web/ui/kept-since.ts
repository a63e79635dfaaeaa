import { useSyncExternalStore } from 'react';

let keptSince: string | null = null;
const watching = new Set<() => void>();

/** An answer arrived: from the server (null), or from what this device keeps, with the moment from which it is, as servers write it. */
export const sawAnswerFrom = (moment: string | null) => {
  if (moment === keptSince) return;
  keptSince = moment;
  for (const redraw of watching) redraw();
};

/** Told whenever that changes. */
export const watchKept = (redraw: () => void) => {
  watching.add(redraw);
  return () => void watching.delete(redraw);
};

/** Whether a page shows what this device keeps. */
export const showsKept = () => keptSince !== null;

/** Since when the page shows what this device keeps; null while it shows what the server says. */
export const useKeptSince = () => useSyncExternalStore(watchKept, () => keptSince);
