/**
 * What the server can mark as out of date on an open page: the first parts of its query keys. A page may have other
 * queries; only the page itself fetches those again.
 */
export const liveKeys = [
  'applications',
  'availability',
  'booking',
  'bookings',
  'calendars',
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
