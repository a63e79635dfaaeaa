import { Temporal } from '../../ui/temporal.ts';
import { serverNow } from '../clock.ts';
import { type Place, placesKept } from './places.ts';

/** M29: how long this browser keeps what somebody had begun to ask for. */
const hours = 24;

const write = (place: Place, until: string | null, value: unknown) => {
  try {
    localStorage.setItem(place, JSON.stringify({ until, value }));
  } catch {
    // Storage is full or blocked: the page itself still has everything.
  }
};

/** Keeps a value for all tabs of this browser, because an emailed link opens a new one. */
export const keepForADay = (place: Place, value: unknown) => write(place, serverNow().add({ hours }).toString(), value);

/** Keeps a form that somebody works on for days: it goes once it is saved. */
export const keepUntilSaved = (place: Place, value: object) => write(place, null, value);

export const dropKept = (place: Place) => localStorage.removeItem(place);

interface Kept {
  until: string | null;
  value: unknown;
}

/** What stands there; null if that is nothing of ours. */
const entryAt = (place: Place): Kept | null => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('until' in kept) || !('value' in kept)) return null;
    const { until, value } = kept;
    if (until === null) return { until, value };
    return typeof until === 'string' ? { until: Temporal.Instant.from(until).toString(), value } : null;
  } catch {
    return null;
  }
};

const isOver = ({ until }: Kept) =>
  until !== null && Temporal.Instant.compare(serverNow(), Temporal.Instant.from(until)) >= 0;

/** The files of a request live as long as its words. */
const dropWithFiles = (place: Place) => {
  dropKept(place);
  void import('./files.ts').then(({ dropFiles }) => dropFiles(place)).catch(reportError);
};

/** What was kept, for whoever knows its shape; null if there is nothing, or its time is over. */
export const readKept = (place: Place): unknown => {
  const kept = entryAt(place);
  if (!kept) return null;
  if (!isOver(kept)) return kept.value;
  dropWithFiles(place);
  return null;
};

/** Run when the product is opened: nothing lies here longer than was promised, even if its form is never opened again. */
export const dropExpired = () => {
  for (const place of placesKept()) {
    const kept = entryAt(place);
    if (kept === null || isOver(kept)) dropWithFiles(place);
  }
};
