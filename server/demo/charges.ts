import type { DemoBooking, DemoPerson } from './types.ts';

/** What a mentee asked for costs ten points, unless in a programme or by somebody who mentors on the platform (B34). */
export const isCharged = ({ requestedBy, mentee, programme }: DemoBooking, people: readonly DemoPerson[]) =>
  programme === null && requestedBy === 'mentee' && people.find(({ key }) => key === mentee)?.mentorship !== 'approved';
