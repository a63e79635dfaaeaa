import { later } from '../../ui/later.tsx';

/** Opened from a booking, and loaded only then. */
export const AddToCalendar = later(async () => (await import('./AddToCalendar.tsx')).AddToCalendar);

// What is asked before an address ends.
export const AskRenew = later(async () => (await import('./AskAboutFeed.tsx')).AskRenew);
export const AskEnd = later(async () => (await import('./AskAboutFeed.tsx')).AskEnd);
