import { Temporal } from 'temporal-polyfill';
import type { PairingInsight } from '../../../contract/health/index.ts';
import { type PlanProvider, planProviderNames } from '../../../contract/objectives/index.ts';
import { found } from '../../platform/refusal.ts';
import type { Change, Tx } from '../../platform/work.ts';
import { peopleOf } from '../pairings/index.ts';
import { fullName } from '../accounts/index.ts';
import { bookingOf, roomOf } from '../bookings/index.ts';
import { programmeById, type ProgrammeRow } from '../programmes/index.ts';
import { type Said, saidIn } from '../transcription/index.ts';
import type { HealthPorts } from './facts.ts';
import { digestOf, insightOf, openFeedback, sessionsOfPairing } from './queries/insight.ts';
import { pairingInProgram } from './queries/pairings.ts';
import { forgetInsights, keepInsight } from './store/reports.ts';
import { fingerprintOf, type Heard, linesFor, notToldTo, sourcedBy } from './digest.ts';
import { writeInsight } from './rules/insight.ts';
import { lockHealth } from './store/judged.ts';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** '12 November 2026', where the program is. */
const dayIn = (at: Temporal.Instant, zone: string) => {
  const { day, month, year } = at.toZonedDateTimeISO(zone);
  return `${day} ${months[month - 1]} ${year}`;
};

export type Pairing = NonNullable<Awaited<ReturnType<typeof pairingInProgram>>>;

const reviewsShownIn = ({ program }: ProgrammeRow) => program.reviewSettings === 'shown';

const minutesIn = (ms: number) => {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

interface Held {
  id: number;
  on: string;
}

/**
 * M14: where everyone of a pair agreed to a transcript, what it says, each sentence with its session and minute. Of a group
 * nothing: who joins it later has no part in what was said before.
 */
const quotesFrom = async (tx: Tx, { name }: Pairing, held: readonly Held[]) => {
  if (name !== null) return { points: [], agreed: [] };
  const days = new Map(held.map(({ id, on }) => [id, on]));
  const rooms = held.map(({ id }) => roomOf(id));
  const { points, items } = await saidIn(tx, rooms);
  const inOrder = (said: readonly Said[]) =>
    said
      .toSorted((one, other) => rooms.indexOf(one.room) - rooms.indexOf(other.room))
      .map(({ room, text, at_ms: at, summarizedBy }) => {
        const id = bookingOf(room);
        return { id, on: days.get(id) ?? '', clock: minutesIn(at), text, summarizedBy };
      });
  return { points: inOrder(points), agreed: inOrder(items) };
};

const inZone =
  ({ program }: ProgrammeRow) =>
  (at: number) =>
    dayIn(Temporal.Instant.fromEpochMilliseconds(at), program.timezone);

/** The sessions of a pair, those that were held with their days. */
const sessionsIn = async (tx: Tx, pairing: Pairing, programme: ProgrammeRow) => {
  const on = inZone(programme);
  const all = await sessionsOfPairing(tx, pairing.id);
  const held = all
    .filter(({ state }) => state === 'completed')
    .map((one) => ({ ...one, id: Number(one.id), on: on(one.start) }));
  return { all, held };
};

/** What this language model may be told of a pair. */
export const linesToTell = async (tx: Tx, pairing: Pairing, programme: ProgrammeRow, model: PlanProvider) =>
  linesFor(model, await quotesFrom(tx, pairing, (await sessionsIn(tx, pairing, programme)).held));

/**
 * What a model wrote, as long as it wrote of the very sentences that there are, and the quotes of the others; without
 * it, all quotes.
 */
const digestFrom = async (tx: Tx, pairingId: number, said: Heard) => {
  const kept = await digestOf(tx, pairingId);
  const lines = kept === undefined ? [] : linesFor(kept.writtenBy, said);
  if (kept === undefined || kept.told !== fingerprintOf(lines)) return { digest: null, said };
  const { topics, nextSteps, writtenBy } = kept;
  const digest = {
    writer: planProviderNames[writtenBy],
    topics: sourcedBy(topics, lines),
    nextSteps: sourcedBy(nextSteps, lines),
  };
  return { digest, said: notToldTo(writtenBy, said) };
};

const plansOf = async ({ tx, now }: Pick<Change, 'tx' | 'now'>, pairingId: number, { objectivesOf }: InsightPorts) => {
  const all = await objectivesOf(tx, [pairingId], now);
  return all.length === 0 ? null : { done: all.filter(({ doneAt }) => doneAt !== null).length, total: all.length };
};

export type InsightPorts = Pick<HealthPorts, 'objectivesOf'>;

interface About {
  pairing: Pairing;
  programme: ProgrammeRow;
  ports: InsightPorts;
}

/** The summary as it reads now; empty without a session. */
const compose = async (change: Pick<Change, 'tx' | 'now'>, { pairing, programme, ports }: About) => {
  const { tx, now } = change;
  const { program } = programme;
  const people = await peopleOf(tx, [pairing.id]);
  const of = (side: 'mentor' | 'mentee') => people.filter((one) => one.side === side).map(fullName);
  const on = inZone(programme);
  const { all: sessions, held } = await sessionsIn(tx, pairing, programme);
  const lost = sessions.filter(({ state, late }) => state === 'missed' || (state === 'cancelled' && late));
  const ahead = sessions.filter(({ state, end }) => state === 'upcoming' && end > now.epochMilliseconds);
  return writeInsight({
    program: program.name,
    mentors: of('mentor'),
    mentees: of('mentee'),
    group: pairing.name,
    pairedOn: dayIn(pairing.createdAt, program.timezone),
    sessions: held.map(({ id, on: day, start, end, topic, objectives }) => ({
      id,
      on: day,
      minutes: Math.round((end - start) / 60_000),
      topic,
      objectives,
    })),
    lost: lost.length,
    ahead: ahead.map(({ id, start, topic }) => ({ id: Number(id), on: on(start), topic })),
    feedback: reviewsShownIn(programme)
      ? (await openFeedback(tx, pairing.id, now)).map((one) => ({ ...one, on: on(one.start) }))
      : null,
    ...(await digestFrom(tx, pairing.id, await quotesFrom(tx, pairing, held))),
    plans: await plansOf(change, pairing.id, ports),
  });
};

/** B64: writes the summaries of these pairs and groups anew. What says the same as before keeps its time. */
export const writeInsights = async (
  change: Pick<Change, 'tx' | 'now'>,
  pairingIds: readonly number[],
  ports: InsightPorts,
) => {
  const { tx, now } = change;
  await lockHealth(tx, pairingIds); // what is withdrawn meanwhile is not quoted
  for (const id of pairingIds) {
    const pairing = await pairingInProgram(tx, id);
    const programme = pairing && (await programmeById(tx, pairing.programId));
    if (!pairing || !programme) continue;
    const summary = await compose(change, { pairing, programme, ports });
    if (summary === '') await forgetInsights(tx, [id]);
    else await keepInsight(tx, id, { summary, reviewsShown: reviewsShownIn(programme) }, now);
  }
};

/**
 * PAR-21, PAR-22: the summary of a pair or group. One from before the program closed or opened its reviews to members
 * (REV-22), or that was forgotten with somebody's account, is not shown: it is written as it reads now.
 */
export const showInsight = async (
  { tx, now }: { tx: Tx; now: Temporal.Instant },
  pairing: Pairing,
  ports: InsightPorts,
): Promise<PairingInsight> => {
  const programme = found(await programmeById(tx, pairing.programId), 'pairings.not_found');
  const kept = await insightOf(tx, pairing.id);
  if (kept?.reviewsShown === reviewsShownIn(programme))
    return { summary: kept.summary, generated_at: kept.generatedAt.toString() };
  const summary = await compose({ tx, now }, { pairing, programme, ports });
  return { summary, generated_at: summary === '' ? null : now.toString() };
};
