import type { Temporal } from 'temporal-polyfill';
import type { Tx } from '../../platform/work.ts';
import { meetingsForHealth, ratingsForHealth, talliesOf } from './queries/meetings.ts';
import { menteesOf, pausesOf } from './queries/pairings.ts';
import { rowsBy } from './rows-by.ts';
import type { HealthFacts, Rating } from './rules/facts.ts';

interface OfMentee {
  pairingId: number;
  menteeId: number;
}

/** What other modules tell about pairs. Both are asked for several pairs and groups at once, as of a moment. */
export interface HealthPorts {
  /** The objectives of these mentees with their mentors. */
  objectivesOf: (
    tx: Tx,
    pairingIds: readonly number[],
    now: Temporal.Instant,
  ) => Promise<(OfMentee & HealthFacts['objectives'][number])[]>;
  /** The answers to the two questions of a pulse. */
  pulsesOf: (tx: Tx, pairingIds: readonly number[], now: Temporal.Instant) => Promise<(OfMentee & Rating)[]>;
}

export interface PairingFacts {
  pairingId: number;
  programId: number;
  type: 'pair' | 'group';
  /** The mentee of a pair, or every mentee of a group. */
  mentees: { menteeId: number; facts: HealthFacts }[];
  tally: Tally;
}

export type Tally = Awaited<ReturnType<typeof tallyOf>>;

const nothing = {
  confirmed: 0,
  completed: 0,
  mentee_due: 0,
  mentee_rated: 0,
  mentor_due: 0,
  mentor_rated: 0,
  stars: 0,
  star_answers: 0,
};

const tallyOf = (row: typeof nothing | undefined) => {
  const known = row ?? nothing;
  return {
    confirmed: known.confirmed,
    completed: known.completed,
    menteeDue: known.mentee_due,
    menteeRated: known.mentee_rated,
    mentorDue: known.mentor_due,
    mentorRated: known.mentor_rated,
    stars: known.stars,
    starAnswers: known.star_answers,
  };
};

/** Rows by the pair and mentee they are about. */
const byMentee = <Row>(rows: readonly Row[], keyOf: (row: Row) => readonly [pairing: unknown, mentee: unknown]) => {
  const of = rowsBy(rows, (row) => keyOf(row).join(' '));
  return (...key: readonly [pairing: number, mentee: number]) => of(key.join(' '));
};

type Meetings = Awaited<ReturnType<typeof meetingsForHealth>>;

/** What became of the sessions since the two were paired. */
const meetingFacts = (rows: readonly Meetings[number][], pairedAt: number) => {
  const since = rows.filter(({ end }) => end >= pairedAt);
  const of = (kind: Meetings[number]['kind']) => since.filter((row) => row.kind === kind);
  return {
    sessions: of('held').map(({ end: at, early, automatic }) => ({ at, early, automatic })),
    missed: of('missed').map(({ start }) => start),
    calledOff: of('called_off').map(({ start: startAt, settled }) => ({ startAt, at: settled ?? startAt })),
    ahead: of('ahead').map(({ end }) => end),
    openReports: since.reduce((sum, { reports }) => sum + reports, 0),
  };
};

const ofStars = ({ by, at, stars }: { by: Rating['by']; at: number; stars: readonly number[] }): Rating => ({
  by,
  at,
  answers: stars.map((value) => ({ value, least: 1, most: 5 })),
});

const keyOfRow = ({ pairing_id: pairing, mentee_id: mentee }: { pairing_id: string; mentee_id: string }) =>
  [pairing, mentee] as const;
const keyOfOwn = ({ pairingId, menteeId }: OfMentee) => [pairingId, menteeId] as const;

/** Everything that is known at a moment about these pairs and groups; those that have ended only when all are asked for. */
export const factsOf = async (
  tx: Tx,
  pairingIds: readonly number[],
  now: Temporal.Instant,
  { objectivesOf, pulsesOf, which }: HealthPorts & { which?: 'going on' | 'all' },
): Promise<PairingFacts[]> => {
  if (pairingIds.length === 0) return [];
  const people = await menteesOf(tx, pairingIds, which);
  const meetings = byMentee(await meetingsForHealth(tx, pairingIds, now), keyOfRow);
  const ratings = byMentee(await ratingsForHealth(tx, pairingIds, now), keyOfRow);
  const pulses = byMentee(await pulsesOf(tx, pairingIds, now), keyOfOwn);
  const objectives = byMentee(await objectivesOf(tx, pairingIds, now), keyOfOwn);
  const pauses = rowsBy(await pausesOf(tx, pairingIds), ({ pairingId }) => pairingId);
  const tallies = rowsBy(await talliesOf(tx, pairingIds), ({ pairing_id: id }) => Number(id));
  const found = new Map<number, PairingFacts>();
  for (const { pairingId, programId, type, menteeId, createdAt, joinedAt } of people) {
    const pairedAt = (joinedAt ?? createdAt).epochMilliseconds;
    const facts: HealthFacts = {
      pairedAt,
      pauses: pauses(pairingId).map(({ fromAt, untilAt }) => ({
        from: fromAt.epochMilliseconds,
        until: untilAt?.epochMilliseconds ?? null,
      })),
      ...meetingFacts(meetings(pairingId, menteeId), pairedAt),
      ratings: [...ratings(pairingId, menteeId).map(ofStars), ...pulses(pairingId, menteeId)].filter(
        ({ at }) => at >= pairedAt,
      ),
      objectives: objectives(pairingId, menteeId),
    };
    const known = found.get(pairingId);
    if (known) known.mentees.push({ menteeId, facts });
    else {
      const tally = tallyOf(tallies(pairingId)[0]);
      found.set(pairingId, { pairingId, programId, type, mentees: [{ menteeId, facts }], tally });
    }
  }
  return [...found.values()];
};
