import type { RefusalCode } from '../../../../contract/messages.ts';
import type { PairingStatus } from '../../../../contract/pairings/index.ts';
import { rematchDays } from '../../../../contract/pairings/values.ts';

const dayMs = 86_400_000;

export type PairingAct = 'pause' | 'resume' | 'end' | 'change_people';

interface Row {
  act: PairingAct;
  from: readonly PairingStatus[];
  to: PairingStatus | 'unchanged';
}

/** C10, including pauses: what can be done to a pair or group. An ended one can resume. */
const rows: readonly Row[] = [
  { act: 'pause', from: ['active'], to: 'paused' },
  { act: 'resume', from: ['paused', 'ended'], to: 'active' },
  { act: 'end', from: ['active', 'paused'], to: 'ended' },
  { act: 'change_people', from: ['active', 'paused'], to: 'unchanged' },
];

/** Null when it may be done now, otherwise the reason. The guard, the response and the button all use it. */
export const whyNot = (
  act: PairingAct,
  { status, type }: { status: PairingStatus; type: 'pair' | 'group' },
): RefusalCode | null => {
  if (act === 'change_people' && type === 'pair') return 'pairings.pairs_have_two';
  if (act === 'change_people' && status === 'ended') return 'pairings.ended';
  return rows.some((row) => row.act === act && row.from.includes(status)) ? null : 'pairings.not_allowed_now';
};

/**
 * M15: one of a pair may ask for another partner in its first 14 days, without blame.
 * @param age milliseconds since they were paired, without those in which the pair was paused
 */
export const whyNotAnotherPartner = ({ status }: { status: PairingStatus }, age: number): RefusalCode | null => {
  if (status === 'ended') return 'pairings.not_allowed_now';
  return age < rematchDays * dayMs ? null : 'pairings.rematch_too_late';
};

/** B47: a group has at least a mentor and two mentees. */
export const isTooSmall = (people: readonly { userType: 'mentor' | 'mentee' }[]) =>
  !people.some(({ userType }) => userType === 'mentor') ||
  people.filter(({ userType }) => userType === 'mentee').length < 2;

/** Why no session of a group can be requested now, or null when one can. */
export const whyNotMeetAsGroup = (
  { status }: { status: PairingStatus },
  people: readonly { userType: 'mentor' | 'mentee' }[],
): RefusalCode | null => {
  if (status !== 'active') return status === 'paused' ? 'pairings.paused' : 'pairings.ended';
  return isTooSmall(people) ? 'pairings.group_too_small' : null;
};
