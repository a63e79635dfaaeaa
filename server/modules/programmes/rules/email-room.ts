import type { Temporal } from 'temporal-polyfill';

/** B09: how many emails to many may be sent in 24 hours. Tests that are not about limits raise the factor. */
interface Limits {
  EMAILS_A_DAY_PROGRAM: number;
  EMAILS_A_DAY_COMPANY: number;
  EMAILS_A_DAY_NEW_COMPANY: number;
  RATE_LIMIT_FACTOR: number;
}

/** A company is new for this long: whoever opens one to write to strangers is noticed before it can write to many. */
export const newCompanyDays = 7;

const shareOfImports = 0.8;

/** What was sent in the last 24 hours, and when the first of it was. */
export interface Sent {
  emails: number;
  first: Temporal.Instant | null;
}

interface Facts {
  program: Sent;
  company: Sent;
  companySince: Temporal.Instant;
  now: Temporal.Instant;
}

/** How many more emails there is room for, and when there will be more. */
export interface Room {
  left: number;
  /** A file of people leaves a fifth of each limit to what people do by hand: inviting somebody, deciding on applicants. */
  leftForImports: number;
  until: Temporal.Instant;
}

/** The room that is left: whichever of the two limits is nearer. */
export const emailRoom = ({ program, company, companySince, now }: Facts, limits: Limits): Room => {
  const isNew = companySince.until(now).total('hours') < 24 * newCompanyDays;
  const roomIn = ({ emails, first }: Sent, most: number) => ({
    left: Math.max(0, most * limits.RATE_LIMIT_FACTOR - emails),
    leftForImports: Math.max(0, Math.floor(most * shareOfImports) * limits.RATE_LIMIT_FACTOR - emails),
    until: (first ?? now).add({ hours: 24 }),
  });
  const own = roomIn(program, limits.EMAILS_A_DAY_PROGRAM);
  const all = roomIn(company, isNew ? limits.EMAILS_A_DAY_NEW_COMPANY : limits.EMAILS_A_DAY_COMPANY);
  const nearer = all.left < own.left ? all : own;
  return { ...nearer, leftForImports: Math.min(all.leftForImports, own.leftForImports) };
};
