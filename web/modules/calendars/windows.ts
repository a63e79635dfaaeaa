import { later } from '../../ui/later.tsx';

/** Opened from a booking; its pages stand without it. */
export const AddToCalendar = later(async () => (await import('./AddToCalendar.tsx')).AddToCalendar);
