/** What an admin may do to an applicant (C4). */
export const reviewActs = ['shortlist', 'waitlist', 'approve', 'reject', 'undo', 'invite', 'remove'] as const;

export type ReviewAct = (typeof reviewActs)[number];

/** Limits, in characters unless stated otherwise; the counters in the forms read these. */
export const applicationLimits = {
  name: 100,
  description: 2000,
  questions: 50,
  questionTitle: 300,
  questionDescription: 1000,
  options: 20,
  optionText: 200,
  answer: 5000,
  scaleEnd: 10,
  /** The most applicants that can be decided in one go. */
  atOnce: 200,
  places: 100_000,
  rejectionNote: 1000,
} as const;

/** APP-05, A41 */
export const questionTypes = ['scale', 'text', 'options'] as const;

export type QuestionType = (typeof questionTypes)[number];

/** APP-12, M42 */
export const applicantStatuses = ['applied', 'shortlisted', 'waitlisted', 'approved', 'rejected', 'draft'] as const;

export type ApplicantStatus = (typeof applicantStatuses)[number];

/** APP-03 */
export const openNames = { open: 'Open', closed: 'Closed' } as const;

/** M42: how long a rejection can be undone. */
export const minutesToUndo = 10;
