import { later } from '../../ui/later.tsx';

/** Shown of a session that is over; most that one looks at are still to come. */
export const ReviewSections = later(async () => (await import('./ReviewSections.tsx')).ReviewSections);
