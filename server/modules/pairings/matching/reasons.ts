import type { MatchReason } from '../../../../contract/pairings/index.ts';
import type { Change } from '../../../platform/work.ts';
import { wordsFor } from '../queries/recommendations.ts';
import { keysToName, reasonsFor } from '../rules/fit/reasons.ts';
import { readBasis } from './basis.ts';
import type { MatchingPorts } from './ports.ts';
import { readSaid } from './snapshot.ts';

interface Asked {
  programId: number;
  menteeIds: readonly number[];
  mentorIds: readonly number[];
}

/** M15: why each of these mentees fits each of these mentors of a program, for the two of them to read. */
const reasonsAmong = async (
  { tx, now }: Pick<Change, 'tx' | 'now'>,
  { programId, menteeIds, mentorIds }: Asked,
  ports: Pick<MatchingPorts, 'openSlotsOf'>,
) => {
  if (mentorIds.length === 0 || menteeIds.length === 0) return [];
  const basis = await readBasis(tx, programId);
  const people = {
    mentees: menteeIds.map((id) => ({ id, wants: 1 })),
    mentors: mentorIds.map((id) => ({ id, seats: 1, load: 0 })),
  };
  const { mentees, mentors, sharedMinutes } = await readSaid(tx, { programId, now }, people, ports);
  const twos = mentors.flatMap((mentor) =>
    mentees.map((mentee) => ({ mentee, mentor, sharedMinutes: sharedMinutes(mentee, mentor) })),
  );
  const words = await wordsFor(tx, [...new Set(twos.flatMap(keysToName))], mentorIds);
  return twos.map((two) => ({
    menteeId: two.mentee.id,
    mentorId: two.mentor.id,
    reasons: reasonsFor(two, basis.rules.weights, (key) => words.get(key)),
  }));
};

/** Of one mentee and some mentors, by the mentor. */
export const reasonsBetween = async (
  change: Pick<Change, 'tx' | 'now'>,
  { menteeId, ...asked }: Omit<Asked, 'menteeIds'> & { menteeId: number },
  ports: Pick<MatchingPorts, 'openSlotsOf'>,
): Promise<Map<number, MatchReason[]>> => {
  const all = await reasonsAmong(change, { ...asked, menteeIds: [menteeId] }, ports);
  return new Map(all.map(({ mentorId, reasons }) => [mentorId, reasons]));
};

/** Of one mentor and some mentees, by the mentee. */
export const reasonsForMentor = async (
  change: Pick<Change, 'tx' | 'now'>,
  { mentorId, ...asked }: Omit<Asked, 'mentorIds'> & { mentorId: number },
  ports: Pick<MatchingPorts, 'openSlotsOf'>,
): Promise<Map<number, MatchReason[]>> => {
  const all = await reasonsAmong(change, { ...asked, mentorIds: [mentorId] }, ports);
  return new Map(all.map(({ menteeId, reasons }) => [menteeId, reasons]));
};
