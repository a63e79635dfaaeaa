import type { Temporal } from 'temporal-polyfill';
import type { Tx } from '../../../platform/work.ts';
import { hoursOf, zoneClock } from '../../availability/index.ts';
import { colleaguesIn, membersIn, pairsEver } from '../queries/cohort.ts';
import { cohortOf, endedEarly, type PairOfTwo, type Seated, type Wanting } from '../rules/cohort.ts';
import type { History } from '../rules/fit/bars.ts';
import { areInOneLine, linesOf } from '../rules/fit/line.ts';
import type { FitPerson } from '../rules/fit/people.ts';
import { minutesShared, saysHours, usualWeek } from '../rules/fit/shared-time.ts';
import type { DraftBasis } from '../tables.ts';
import { sizesOf } from './basis.ts';
import { readFitPeople } from './fit-people.ts';
import type { MatchingPorts } from './ports.ts';

/** Time is looked for in so many days. */
const daysAhead = 30;
/** How long a session lasts, unless its two agree otherwise. */
const sessionMinutes = 60;

/** A cohort as it was at one moment, with all that its people can be compared by. */
export interface Snapshot {
  basis: DraftBasis;
  mentees: (FitPerson & Wanting)[];
  mentors: (FitPerson & Seated)[];
  sharedMinutes: (mentee: FitPerson, mentor: FitPerson) => number | null;
  historyOf: (menteeId: number, mentorId: number) => History;
}

type Two = Pick<PairOfTwo, 'menteeId' | 'mentorId'>;

const amongThem = (pairs: readonly Two[]) => {
  const byMentee = new Map<number, Set<number>>();
  for (const { menteeId, mentorId } of pairs) {
    const mentors = byMentee.get(menteeId);
    if (mentors) mentors.add(mentorId);
    else byMentee.set(menteeId, new Set([mentorId]));
  }
  return (menteeId: number, mentorId: number) => byMentee.get(menteeId)?.has(mentorId) ?? false;
};

const noLines = new Map<number, ReadonlySet<number>>();

const readLines = async (tx: Tx, programId: number) =>
  linesOf(
    (await colleaguesIn(tx, programId)).map(({ userId, email, employeeId, manager }) => ({
      userId,
      names: [email ?? '', employeeId].filter((name) => name !== ''),
      manager,
    })),
  );

/** What else is known of these people. */
type Known = Pick<Awaited<ReturnType<typeof readFitPeople>>, 'teamOf' | 'otherGender'>;

const readHistory = async (
  tx: Tx,
  programId: number,
  { basis, pairs, teamOf, otherGender }: Known & { basis: DraftBasis; pairs: readonly PairOfTwo[] },
) => {
  const paired = amongThem(pairs.filter(({ isLive }) => isLive));
  const ended = amongThem(pairs.filter(endedEarly));
  const apart = amongThem(basis.named.filter(({ kind }) => kind === 'apart'));
  const lines = basis.rules.different_line ? await readLines(tx, programId) : noLines;
  return (menteeId: number, mentorId: number): History => ({
    pairedAlready: paired(menteeId, mentorId),
    namedApart: apart(menteeId, mentorId),
    endedBefore: ended(menteeId, mentorId),
    sameLine: areInOneLine(lines, menteeId, mentorId),
    sameTeam: teamOf(menteeId) !== '' && teamOf(menteeId) === teamOf(mentorId),
    otherGender: otherGender(menteeId, mentorId),
  });
};

interface Moment {
  programId: number;
  now: Temporal.Instant;
}

/** The minutes that each mentor and the mentees have in common, counted once for all mentees of a zone with the same week. */
const readSharedTime = async (
  tx: Tx,
  { programId, now, mentorIds }: Moment & { mentorIds: readonly number[] },
  { openSlotsOf }: Pick<MatchingPorts, 'openSlotsOf'>,
): Promise<Snapshot['sharedMinutes']> => {
  const until = now.add({ hours: 24 * daysAhead });
  const hours = await hoursOf(tx, mentorIds, programId);
  const open = await openSlotsOf(tx, mentorIds, { now, programId, until });
  const weeks = new Map<string, Map<number, number>>();
  const clockOf = (zone: string) => zoneClock(zone, now.epochMilliseconds, until.epochMilliseconds + 86_400_000).wallAt;
  return (mentee, mentor) => {
    if (!saysHours(hours.get(mentor.id))) return null;
    const same = `${mentee.zone} ${mentee.times.join(' ')}`;
    const counted = weeks.get(same) ?? new Map<number, number>();
    weeks.set(same, counted);
    const known = counted.get(mentor.id);
    if (known !== undefined) return known;
    const slots = open.get(mentor.id) ?? [];
    const minutes = minutesShared(slots, {
      durationMinutes: sessionMinutes,
      wallAt: clockOf(mentee.zone),
      week: usualWeek(mentee.times),
    });
    counted.set(mentor.id, minutes);
    return minutes;
  };
};

interface Cohort {
  mentees: readonly Wanting[];
  mentors: readonly Seated[];
}

/** What these people have said, and when both have time. */
export const readSaid = async (
  tx: Tx,
  { programId, now }: Moment,
  { mentees, mentors }: Cohort,
  ports: Pick<MatchingPorts, 'openSlotsOf'>,
) => {
  const mentorIds = mentors.map(({ id }) => id);
  const people = await readFitPeople(tx, {
    programId,
    mentees: mentees.map(({ id }) => id),
    mentors: mentorIds,
    now,
  });
  const joined = <T extends { id: number }>(own: readonly T[], said: readonly FitPerson[]) =>
    own.map((one, at) => ({ ...(said[at] as FitPerson), ...one }));
  return {
    mentees: joined(mentees, people.mentees),
    mentors: joined(mentors, people.mentors),
    sharedMinutes: await readSharedTime(tx, { programId, now, mentorIds }, ports),
    teamOf: people.teamOf,
    otherGender: people.otherGender,
  };
};

/** The people of a cohort, compared by what they have said and by what a program knows of them. */
export const readFacts = async (
  tx: Tx,
  { programId, now, basis }: Moment & { basis: DraftBasis },
  { pairs, ...cohort }: Cohort & { pairs: readonly PairOfTwo[] },
  ports: Pick<MatchingPorts, 'openSlotsOf'>,
): Promise<Snapshot> => {
  const { teamOf, otherGender, ...said } = await readSaid(tx, { programId, now }, cohort, ports);
  return { ...said, basis, historyOf: await readHistory(tx, programId, { basis, pairs, teamOf, otherGender }) };
};

/** Who is to be matched now, by ids. */
export const readCohort = async (tx: Tx, programId: number, { rules }: DraftBasis) => {
  const pairs = await pairsEver(tx, programId);
  return { ...cohortOf(await membersIn(tx, programId), pairs, sizesOf(rules)), pairs };
};

/** Everything that a calculation needs, as it is now. */
export const readSnapshot = async (
  tx: Tx,
  at: Moment & { basis: DraftBasis },
  ports: MatchingPorts,
): Promise<Snapshot> => readFacts(tx, at, await readCohort(tx, at.programId, at.basis), ports);
