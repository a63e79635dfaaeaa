import { Temporal } from '../ui/temporal.ts';
import { serverNow } from './clock.ts';

/** M29: how long this browser keeps what somebody had begun. */
const hours = 24;
const mark = 'kept:';

/** Keeps a value in this browser, for all its tabs: an emailed link opens a new one. It goes at sign-out. */
export const keep = (name: string, value: unknown) => {
  const until = serverNow().add({ hours }).toString();
  try {
    localStorage.setItem(mark + name, JSON.stringify({ until, value }));
  } catch {
    // Storage is full or blocked: the page itself still has everything.
  }
};

export const dropKept = (name: string) => localStorage.removeItem(mark + name);

/** What was kept, for whoever knows its shape; null after 24 hours. */
export const readKept = (name: string): unknown => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(mark + name) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('until' in kept) || !('value' in kept)) return null;
    const ends = Temporal.Instant.from(String(kept.until));
    return Temporal.Instant.compare(serverNow(), ends) < 0 ? kept.value : null;
  } catch {
    return null;
  }
};
