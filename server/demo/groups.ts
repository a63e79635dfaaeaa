import { freeHour, type MeetingGroup, writeDemoGroupSession } from '../modules/bookings/demo/groups.ts';
import { writeDemoGroup } from '../modules/pairings/demo.ts';
import type { Tx } from '../platform/work.ts';
import type { DemoPerson, ProgrammeKey, Written } from './types.ts';

const programme: ProgrammeKey = 'graduates';
const groupSize = 4;
const day = 24;

/** B72: two groups, one of them with the accounts named on the first page. */
const plans = [
  {
    name: 'First ninety days',
    topic: 'What to ask in your first month',
    objective: 'Three questions for your manager',
  },
  { name: 'Data people', topic: 'Reading a dashboard together', objective: 'Tell a trend from noise' },
] as const;

/**
 * The mentors or mentees of the programme: first the accounts that people sign in with to look around, then the others
 * in order.
 */
const membersOf = (people: readonly DemoPerson[], role: 'Mentor' | 'Mentee') =>
  people
    .filter(({ memberships }) => memberships.some((one) => one.programme === programme && one.role === role))
    .toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
const isNamed = ({ email }: DemoPerson) => email === 'mentor@lantern.test' || email === 'mentee@lantern.test';

/**
 * Groups that have met once and will meet again; written after everyone's own sessions, because theirs must fit around
 * those.
 */
export const writeGroups = async (tx: Tx, { people, ids, programmes, now }: Written) => {
  const programId = programmes.get(programme)?.programId;
  const idsOf = (those: readonly DemoPerson[]) => those.flatMap(({ key }) => ids.get(key) ?? []);
  const [mentors, mentees] = [idsOf(membersOf(people, 'Mentor')), idsOf(membersOf(people, 'Mentee'))];
  const metAt = now.round('hour').subtract({ hours: 9 * day });
  for (const [at, plan] of plans.entries()) {
    const [mentorId, menteeIds] = [mentors[at], mentees.slice(at * groupSize, (at + 1) * groupSize)];
    if (programId === undefined || mentorId === undefined) return;
    const { name } = plan;
    const members = { programId, mentorId, menteeIds };
    const id = await writeDemoGroup(tx, { ...members, name, createdAt: metAt.subtract({ hours: 10 * day }) });
    const group: MeetingGroup = { ...plan, ...members, id };
    await writeDemoGroupSession(tx, group, { status: 'completed', startAt: metAt, now });
    const next = await freeHour(tx, group, now.add({ hours: 4 * day }));
    if (next) await writeDemoGroupSession(tx, group, { status: 'upcoming', startAt: next, now });
  }
};
