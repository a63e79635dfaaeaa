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
  /** In bytes. */
  fileBytes: 10_485_760,
} as const;

/** APP-05, A41: `options` is one of a list, `several` is any number of it. */
export const questionTypes = ['scale', 'text', 'options', 'several', 'file'] as const;

export type QuestionType = (typeof questionTypes)[number];

/** What a question of type `file` can take: PDF, Word (doc, docx), pictures (jpg, png). */
export const fileKinds = ['pdf', 'word', 'picture'] as const;

export type FileKind = (typeof fileKinds)[number];

/** The options in a text with one a line, as they are offered, and as somebody chose `several`. */
export const optionsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/**
 * The options that an answer chose, one a line, each once and in the order in which the question offers them now; those
 * that it no longer offers are left out.
 */
export const chosenIn = (answer: string, offered: readonly string[]): string[] => {
  const chosen = optionsIn(answer);
  return offered.filter((option) => chosen.includes(option));
};

/** APP-12, M42 */
export const applicantStatuses = ['applied', 'shortlisted', 'waitlisted', 'approved', 'rejected', 'draft'] as const;

export type ApplicantStatus = (typeof applicantStatuses)[number];

/** APP-03 */
export const openNames = { open: 'Open', closed: 'Closed' } as const;

/** M42: how long a rejection can be undone. */
export const minutesToUndo = 10;
