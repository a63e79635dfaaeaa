/** BKG-37: the same call, as made from a portal. */
export const portalRequestPath = '/bookings/booking_submission' as const;

/** BKG-93 */
export const failedBookingReasons = {
  mentee_absent: 'Mentee did not show up',
  mentor_absent: 'Mentor did not show up',
  rescheduled: 'Session had to be rescheduled',
  cancelled: 'Session had to be cancelled',
  others: 'Others',
} as const;

/** Limits of a request: BKG-29 to BKG-34, B45. Lengths in characters, sizes in bytes. */
export const requestLimits = {
  durationMinutes: 60,
  serviceId: 2,
  topicLength: 500,
  leastObjectives: 1,
  mostObjectives: 3,
  objectiveLength: 150,
  linkLength: 2_000,
  linkScheme: 'https://',
  mostAttachments: 5,
  attachmentBytes: 20_971_520,
  attachmentTypes: ['jpg', 'jpeg', 'png', 'pdf', 'doc', 'docx'],
} as const;

/** A35: not specified, so twenty per page. Reported bookings come ten per page (ADB-46). */
export const adminBookingsPage = 20;

export const reportsPage = 10;

/** A search by name counts no more than this; without a search, the count is exact. */
export const mostCounted = 10_000;

/** ADB-31, BKG-89 */
export const rescheduleDurations = [30, 45, 60, 90, 120] as const;

/** ADB-39 */
export const adminDurations = [30, 45, 60, 90] as const;

/** ADB-40, A22: video and phone are online, in person is physical. */
export const contactMethods = ['video', 'phone', 'in_person'] as const;

/** OFF-10, B46: limits of a logged session. */
export const offlineLimits = {
  durations: [15, 30, 45, 60, 90, 120],
  /** It must have been held within this many days. */
  days: 90,
  locationLength: 200,
  /** How many people are offered at a time; the search finds the others. */
  people: 50,
} as const;

/** OFF-12 */
export const idsMissing = 'Missing userId or programId';

/** The states in which a session will not take place or does not count: it belongs in nobody's calendar (M27). */
export const calledOffStatuses = ['cancelled', 'system_cancelled', 'refunded'] as const;
