import { later } from '../../ui/later.tsx';

/** Opened from a booking, and loaded only then. */
export const AddToCalendar = later(async () => (await import('./AddToCalendar.tsx')).AddToCalendar);
