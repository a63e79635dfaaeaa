import type { DemoBooking, DemoPerson } from './types.ts';

/**
 * A session that the mentee asked for costs ten points, except in a programme or when the mentee is a mentor on the
 * platform (B34).
 */
export const isCharged = ({ requestedBy, mentee, programme }: DemoBooking, people: readonly DemoPerson[]) =>
  programme === null && requestedBy === 'mentee' && people.find(({ key }) => key === mentee)?.mentorship !== 'approved';
