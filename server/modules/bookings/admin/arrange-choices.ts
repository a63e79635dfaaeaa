import type { Tx } from '../../../platform/work.ts';
import { groupsIn, livePairsOf, peopleOf } from '../../pairings/index.ts';
import { presentPerson } from '../../profiles/index.ts';
import { membersCalled } from '../queries/members.ts';

/** The most names in one list; anyone not in it can be found by searching. */
const most = 50;

/** B31, ADB-44: the mentors and groups an admin can arrange a session with. */
export const mentorsToChoose = async (tx: Tx, programId: number, search: string | undefined) => {
  const mentors = await membersCalled(tx, { programId, sides: ['mentor'], search, most });
  const groups = await groupsIn(tx, programId, search, most);
  const people = await peopleOf(
    tx,
    groups.map(({ id }) => id),
  );
  const of = (id: number, side: 'mentor' | 'mentee') =>
    people.filter((one) => one.pairingId === id && one.side === side).map(presentPerson);
  return {
    mentors: mentors.map(presentPerson),
    groups: groups.map(({ id, name }) => ({
      id,
      name: name ?? '',
      mentors: of(id, 'mentor'),
      mentees: of(id, 'mentee'),
    })),
  };
};

/** The mentees of the chosen mentor come first. */
export const menteesToChoose = async (
  tx: Tx,
  programId: number,
  { mentorId, search }: { mentorId: number | undefined; search: string | undefined },
) => {
  const pairs = mentorId === undefined ? [] : await livePairsOf(tx, programId, [mentorId]);
  const first = pairs.flatMap(({ menteeId }) => (menteeId === null ? [] : [menteeId]));
  const mentees = await membersCalled(tx, { programId, sides: ['mentee'], search, most, first });
  return { mentees: mentees.map((row) => ({ ...presentPerson(row), paired: first.includes(row.id) })) };
};
