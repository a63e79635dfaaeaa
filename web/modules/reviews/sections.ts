import { later } from '../../ui/later.tsx';

/** Shown only for sessions that are over, so it is loaded when needed: most sessions viewed are still to come. */
export const ReviewSections = later(async () => (await import('./ReviewSections.tsx')).ReviewSections);
