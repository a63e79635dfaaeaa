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

/** D24: how a LinkedIn address must start. */
export const linkedInHost = 'https://www.linkedin.com/in/';

export const instagramHost = 'https://www.instagram.com/';

/** D03 */
export const missing = (label: string) => `${label} is a required field`;

export const notInList = 'Please choose from the list';

export const phoneWrong = 'Phone number must be in the format 123456789';
