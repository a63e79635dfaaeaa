/**
 * What the server can call out of date on an open page: the first words of the keys of its queries. A page may have
 * queries of other names; nothing but the page itself asks for those again.
 */
export const liveKeys = [
  'applications',
  'availability',
  'booking',
  'bookings',
  'dashboard',
  'groups',
  'me',
  'mentors',
  'notifications',
  'pairings',
  'profile',
  'programmes',
  'slots',
] as const;

export type LiveKey = (typeof liveKeys)[number];
