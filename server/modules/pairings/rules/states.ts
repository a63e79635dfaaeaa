import type { RefusalCode } from '../../../../contract/messages.ts';
import type { PairingStatus } from '../../../../contract/pairings/index.ts';

export type PairingAct = 'pause' | 'resume' | 'end' | 'change_people';

interface Row {
  act: PairingAct;
  from: readonly PairingStatus[];
  to: PairingStatus | 'unchanged';
}

/** C10 with its rest: what can be done to a pair or group. One that has ended can go on again. */
const rows: readonly Row[] = [
  { act: 'pause', from: ['active'], to: 'paused' },
  { act: 'resume', from: ['paused', 'ended'], to: 'active' },
  { act: 'end', from: ['active', 'paused'], to: 'ended' },
  { act: 'change_people', from: ['active', 'paused'], to: 'unchanged' },
];

/** Null when it may be done as things stand, else the reason: guard, reply and button read it. */
export const whyNot = (
  act: PairingAct,
  { status, type }: { status: PairingStatus; type: 'pair' | 'group' },
): RefusalCode | null => {
  if (act === 'change_people' && type === 'pair') return 'pairings.pairs_have_two';
  if (act === 'change_people' && status === 'ended') return 'pairings.ended';
  return rows.some((row) => row.act === act && row.from.includes(status)) ? null : 'pairings.not_allowed_now';
};

/** B47: a group has a mentor and two mentees at least. */
export const isTooSmall = (people: readonly { userType: 'mentor' | 'mentee' }[]) =>
  !people.some(({ userType }) => userType === 'mentor') ||
  people.filter(({ userType }) => userType === 'mentee').length < 2;

/** Why no session of a group can be asked for now, null when one can. */
export const whyNotMeetAsGroup = (
  { status }: { status: PairingStatus },
  people: readonly { userType: 'mentor' | 'mentee' }[],
): RefusalCode | null => {
  if (status !== 'active') return status === 'paused' ? 'pairings.paused' : 'pairings.ended';
  return isTooSmall(people) ? 'pairings.group_too_small' : null;
};
