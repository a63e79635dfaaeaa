import { Temporal } from 'temporal-polyfill';
import type { PairingInsight } from '../../../contract/health/index.ts';
import { found } from '../../platform/refusal.ts';
import type { Change, Tx } from '../../platform/work.ts';
import { peopleOf } from '../pairings/index.ts';
import { fullName } from '../accounts/index.ts';
import { programmeById, type ProgrammeRow } from '../programmes/index.ts';
import { insightOf, openFeedback, sessionsOfPairing } from './queries/insight.ts';
import { pairingInProgram } from './queries/pairings.ts';
import { forgetInsights, keepInsight } from './store/reports.ts';
import { writeInsight } from './rules/insight.ts';

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

type Pairing = NonNullable<Awaited<ReturnType<typeof pairingInProgram>>>;

const reviewsShownIn = ({ program }: ProgrammeRow) => program.reviewSettings === 'shown';

/** The summary as it reads now; empty without a session. */
const compose = async ({ tx, now }: Pick<Change, 'tx' | 'now'>, pairing: Pairing, programme: ProgrammeRow) => {
  const { program } = programme;
  const people = await peopleOf(tx, [pairing.id]);
  const of = (side: 'mentor' | 'mentee') => people.filter((one) => one.side === side).map(fullName);
  const on = (at: number) => dayIn(Temporal.Instant.fromEpochMilliseconds(at), program.timezone);
  const sessions = await sessionsOfPairing(tx, pairing.id);
  const held = sessions.filter(({ state }) => state === 'completed');
  const lost = sessions.filter(({ state, late }) => state === 'missed' || (state === 'cancelled' && late));
  const ahead = sessions.filter(({ state, end }) => state === 'upcoming' && end > now.epochMilliseconds);
  return writeInsight({
    program: program.name,
    mentors: of('mentor'),
    mentees: of('mentee'),
    group: pairing.name,
    pairedOn: dayIn(pairing.createdAt, program.timezone),
    sessions: held.map(({ start, end, topic, objectives }) => ({
      on: on(start),
      minutes: Math.round((end - start) / 60_000),
      topic,
      objectives,
    })),
    lost: lost.length,
    ahead: ahead.map(({ start, topic }) => ({ on: on(start), topic })),
    feedback: reviewsShownIn(programme) ? await openFeedback(tx, pairing.id, now) : null,
  });
};

/** B64: writes the summaries of these pairs and groups anew. What says the same as before keeps its time. */
export const writeInsights = async (change: Pick<Change, 'tx' | 'now'>, pairingIds: readonly number[]) => {
  const { tx, now } = change;
  for (const id of pairingIds) {
    const pairing = await pairingInProgram(tx, id);
    const programme = pairing && (await programmeById(tx, pairing.programId));
    if (!pairing || !programme) continue;
    const summary = await compose(change, pairing, programme);
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
): Promise<PairingInsight> => {
  const programme = found(await programmeById(tx, pairing.programId), 'pairings.not_found');
  const kept = await insightOf(tx, pairing.id);
  if (kept?.reviewsShown === reviewsShownIn(programme))
    return { summary: kept.summary, generated_at: kept.generatedAt.toString() };
  const summary = await compose({ tx, now }, pairing, programme);
  return { summary, generated_at: summary === '' ? null : now.toString() };
};
