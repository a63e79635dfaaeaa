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
  'chat',
  'chat-present',
  'dashboard',
  'events',
  'groups',
  'matching',
  'me',
  'mentors',
  'minutes',
  'newsfeed',
  'notifications',
  'objectives',
  'pairings',
  'profile',
  'programmes',
  'purchases',
  'recordings',
  'safety',
  'slots',
] as const;

export type LiveKey = (typeof liveKeys)[number];
