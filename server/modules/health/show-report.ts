import { Temporal } from 'temporal-polyfill';
import {
  healthParts,
  type JudgedPairing,
  type PairingReport,
  type SessionOfPair,
} from '../../../contract/health/index.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { type ChatLinks, peopleOf, writableIn } from '../pairings/index.ts';
import { presentPerson } from '../profiles/index.ts';
import { factsOf, type HealthPorts } from './facts.ts';
import type { ReportToRead } from './permissions.ts';
import { presentNumber } from './show-rows.ts';
import { sessionsOfPairing } from './queries/insight.ts';
import { type HealthRow, healthOf, menteeHealth } from './queries/lists.ts';
import { trendOfPairing } from './queries/trend.ts';
import { judgePairing } from './recompute.ts';
import type { HealthFacts, Terms } from './rules/facts.ts';
import { waysToRaiseIt } from './rules/judge.ts';
import { trendSince } from './show-overview.ts';
import { settingsOf, termsOf } from './terms.ts';

type Reading = Pick<Work<Actor>, 'tx' | 'now' | 'actor'>;

const presentSession = (row: Awaited<ReturnType<typeof sessionsOfPairing>>[number]): SessionOfPair => {
  const at = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms).toString();
  return {
    booking_id: Number(row.id),
    topic: row.topic,
    start_time: at(row.start),
    end_time: at(row.end),
    state: row.state,
    mentee_rated: row.mentee_rated,
    mentor_rated: row.mentor_rated,
  };
};

/** Of a group: what would help each of its mentees, as a mean over all of them. */
const raisesOf = (mentees: readonly { facts: HealthFacts }[], terms: Terms): JudgedPairing['raises'] => {
  const gains = new Map<JudgedPairing['raises'][number]['way'], number>();
  for (const { facts } of mentees)
    for (const { way, gain } of waysToRaiseIt(facts, terms)) gains.set(way, (gains.get(way) ?? 0) + gain);
  return [...gains]
    .map(([way, gain]) => ({ way, gain: Math.round(gain / mentees.length) }))
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain - a.gain);
};

/**
 * How it was when it was last judged, so that this page and the lists say the same: its parts, and what would raise its
 * number, are worked out for that moment.
 */
const judgedOf = async ({ tx, now }: Reading, row: HealthRow, ports: HealthPorts): Promise<JudgedPairing> => {
  const { health } = row;
  const { pairingId, programId, computedAt } = health;
  const [known] = await factsOf(tx, [pairingId], computedAt, ports);
  const terms = (await termsOf(tx, [programId], computedAt)).get(programId);
  const { weights } = (await settingsOf(tx, [programId]))(programId);
  const judged = known && terms && judgePairing(known, terms);
  const people = await peopleOf(tx, [pairingId]);
  const members = await menteeHealth(tx, health.type === 'group' ? [pairingId] : []);
  return {
    ...presentNumber(health),
    pairing_health_score: health.band,
    parts: healthParts.map((part) => ({
      part,
      value: health[part],
      weight: weights[part],
      one_sided: judged?.health.parts[part]?.counts === 0.5,
    })),
    raises: known && terms ? raisesOf(known.mentees, terms) : [],
    trend: (await trendOfPairing(tx, pairingId, trendSince(now))).map(({ day, score: number }) => ({ day, number })),
    mentees: members.flatMap(({ mentee_id: id, score: number, band }) => {
      const person = people.find((one) => one.id === Number(id));
      return person ? [{ person: presentPerson(person), pairing_health_score: band, number }] : [];
    }),
  };
};

/** PAR-20, PAR-33: a pair or group with its sessions, and for admins how it is. */
export const showReport = async (
  reading: Reading,
  { pairing, programme, as }: ReportToRead,
  ports: HealthPorts & { chatLinks: ChatLinks },
): Promise<PairingReport> => {
  const { tx } = reading;
  const people = await peopleOf(tx, [pairing.id]);
  const of = (side: 'mentee' | 'mentor') => people.filter((one) => one.side === side).map(presentPerson);
  const row = as === 'admin' ? await healthOf(tx, pairing.id) : undefined;
  return {
    id: pairing.id,
    type: pairing.type === 'pair' ? 'Pair' : 'Group',
    name: pairing.name,
    status: pairing.status,
    program: { id: programme.program.id, name: programme.program.name },
    mentee_participants: of('mentee'),
    mentor_participants: of('mentor'),
    chat_links: await writableIn(
      reading,
      programme,
      pairing.type === 'pair' ? people.map(({ id }) => id) : [],
      ports.chatLinks,
    ),
    paired_at: pairing.createdAt.toString(),
    sessions: (await sessionsOfPairing(tx, pairing.id)).map(presentSession),
    health: row ? await judgedOf(reading, row, ports) : null,
  };
};
