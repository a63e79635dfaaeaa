/** PRO-59, PRO-64: shown next to the end date. */
export const endsTooEarly = 'End date cannot be before start date';

/** Limits, in characters unless stated otherwise. The counters in the forms read these (PRO-50). */
export const profileLimits = {
  name: 60,
  title: 100,
  /** PRO-59, PRO-64 */
  organisation: 60,
  major: 100,
  description: 1000,
  intro: 1000,
  impact: 500,
  address: 200,
  jobRoles: 3,
  companies: 3,
  /** The limit of every other list. */
  choices: 50,
  photoBytes: 2_097_152,
} as const;

/**
 * M15: when a mentee usually has time, as parts of the week: the days (0: Sunday) and hours of each, by the clock of the
 * mentee's zone.
 */
export const usualTimes = ['weekday_mornings', 'weekday_afternoons', 'weekday_evenings', 'weekends'] as const;
export type UsualTime = (typeof usualTimes)[number];

const workdays = [1, 2, 3, 4, 5] as const;

export const hoursOfTime = {
  weekday_mornings: { days: workdays, from: 8, to: 12 },
  weekday_afternoons: { days: workdays, from: 12, to: 18 },
  weekday_evenings: { days: workdays, from: 18, to: 22 },
  weekends: { days: [0, 6], from: 8, to: 22 },
} as const satisfies Record<UsualTime, { days: readonly number[]; from: number; to: number }>;

/** D24: how a LinkedIn address must start. */
export const linkedInHost = 'https://www.linkedin.com/in/';

export const instagramHost = 'https://www.instagram.com/';

/** D03 */
export const missing = (label: string) => `${label} is a required field`;

export const notInList = 'Please choose from the list';

/** ACC-20: digits, starting with the country's prefix; spaces, brackets and dashes are allowed between them. */
export const phonePattern = /^$|^\+?(?=(?:\D*\d){3})[\d() -]{4,24}$/;

export const phoneWrong = 'Phone number must be in the format 123456789';
