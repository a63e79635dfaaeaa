import type { Temporal } from 'temporal-polyfill';
import type { LeftOutReason, ManyAct } from '../../../../contract/programmes/index.ts';

export interface ManyFacts {
  /** Undefined for somebody who is no member, or no longer one. */
  role: { isOwner: boolean; userType: 'mentee' | 'mentor' | 'admin' } | undefined;
  isSelf: boolean;
  /** How many admins the program would have if nothing more were done, owners included. */
  admins: number;
  /** For a change of role. */
  becomes: 'mentee' | 'mentor' | 'admin' | null;
  hasSignedIn: boolean;
  remindedAt: Temporal.Instant | null;
  now: Temporal.Instant;
}

const hoursBetweenReminders = 24;

const whyNotMove = ({ role, isSelf, admins, becomes }: ManyFacts): LeftOutReason | null => {
  if (role === undefined) return 'programmes.member_not_found';
  if (role.isOwner) return 'programmes.owner_stays';
  if (isSelf) return 'programmes.not_yourself';
  return losesAdmin(role, becomes) && admins <= 1 ? 'programmes.last_admin' : null;
};

const whyNotRemind = ({ role, hasSignedIn, remindedAt, now }: ManyFacts): LeftOutReason | null => {
  if (role === undefined) return 'programmes.member_not_found';
  if (hasSignedIn) return 'programmes.has_signed_in';
  const isRecent = remindedAt !== null && remindedAt.until(now).total('hours') < hoursBetweenReminders;
  return isRecent ? 'programmes.emailed_today' : null;
};

/** Whether the program has one admin less when this person gets another role, or leaves (null). */
export const losesAdmin = (
  role: NonNullable<ManyFacts['role']>,
  becomes: 'mentee' | 'mentor' | 'admin' | null,
): boolean => role.userType === 'admin' && becomes !== 'admin';

const rules: Record<ManyAct, (facts: ManyFacts) => LeftOutReason | null> = {
  role: whyNotMove,
  remove: whyNotMove,
  remind: whyNotRemind,
  resend: whyNotRemind,
};

/** Why an act on many leaves this person out; null if it does not. */
export const whyLeftOut = (act: ManyAct, facts: ManyFacts): LeftOutReason | null => rules[act](facts);
