import { beforeAll, expect, test } from 'vitest';
import type { Temporal } from 'temporal-polyfill';
import type { Job } from '../../platform/jobs.ts';
import type { Change, Tx } from '../../platform/work.ts';
import { judgeNightly } from './recompute.ts';
import { health } from './plug.ts';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';
import { dayFromNow, makeGroup, makePair, makeReport, makeReview, makeSession, noPorts } from './health.fixture.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});

const { within = [], after = [] } = health({
  ...noPorts,
  chatLinks: async () => () => null,
  writers: { openai: null, claude: null },
});

/** Numbers from a seed, the same on every machine. */
const diceFrom = (seed: number) => {
  let state = seed * 2_654_435_761 + 1;
  return (sides: number) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) % sides;
  };
};

/** As the app opens them, only that nobody else reacts. */
const changeIn = (tx: Tx, now: Temporal.Instant): Change => ({
  tx,
  now,
  announce: async () => {},
  later: async () => {},
  refresh: () => {},
});
const jobAt = (now: Temporal.Instant): Job => ({
  now,
  transact: (run) => world.database.transact((tx) => run(changeIn(tx, now))),
  warn: () => {},
});

/** What the app does when this is announced, as far as this module is concerned. */
const announced = async (now: Temporal.Instant, event: { name: string }) => {
  world.clock.moveTo(now);
  for (const { react } of within.filter((one) => one.event === event.name))
    await world.database.transact((tx) => react(changeIn(tx, now), { id: 'x', at: now.toString(), ...event }));
  for (const { react } of after.filter((one) => one.event === event.name))
    await react(jobAt(now), { id: 'x', at: now.toString(), ...event });
};

const kept = () =>
  world.rows<Record<string, unknown> & { pairing_id: string; computed_at: unknown }>(
    'select * from health_pairings order by pairing_id',
  );
const keptMentees = () => world.rows('select * from health_mentees order by pairing_id, mentee_id');

/** What happens in one world, and what a plain count of it gives. */
interface Play {
  roll: ReturnType<typeof diceFrom>;
  pair: number;
  group: number;
  others: readonly number[];
  now: Temporal.Instant;
  paused: boolean;
  held: { id: number; group: boolean; by: Set<number> }[];
  counted: { completed: number; confirmed: number; mentee: number; mentor: number; stars: number; answers: number };
}

const told = ({ now }: Play, name: string, bookingId: number) =>
  announced(now, { name, bookingId, programId: world.alpha.id } as never);
const where = ({ group, others }: Play, inGroup: boolean) => (inGroup ? { groupId: group, menteeIds: others } : {});

const complete = async (play: Play, inGroup: boolean) => {
  const { roll, now, held, counted } = play;
  const early = roll(8) === 0;
  const automatic = !early && roll(8) === 0;
  const at = early ? now.add({ hours: 1 }) : now.subtract({ hours: 1 });
  const id = await makeSession(world, { ...where(play, inGroup), at, early, automatic });
  if (early) await world.rows('update bookings set completed_at = $2 where id = $1', [id, now.toString()]);
  held.push({ id, group: inGroup, by: new Set() });
  if (!inGroup) counted.completed += 1;
  await told(play, 'booking.completed', id);
};

const miss = async (play: Play, inGroup: boolean) => {
  const at = play.now.subtract({ hours: 1 });
  await told(play, 'booking.missed', await makeSession(world, { ...where(play, inGroup), at, status: 'missed' }));
};

const callOff = async (play: Play, inGroup: boolean) => {
  const at = play.now.add({ hours: 1 + play.roll(60) });
  const off = { status: 'cancelled', cancelledBy: world.ids.mentee, cancelledAt: play.now } as const;
  await told(play, 'booking.cancelled', await makeSession(world, { ...where(play, inGroup), at, ...off }));
};

const arrange = async (play: Play, inGroup: boolean) => {
  const at = play.now.add({ hours: 1 + play.roll(60) });
  if (!inGroup) play.counted.confirmed += 1;
  await told(play, 'booking.accepted', await makeSession(world, { ...where(play, inGroup), at, status: 'upcoming' }));
};

const report = async (play: Play, inGroup: boolean) => {
  const id = await makeSession(world, {
    ...where(play, inGroup),
    at: play.now.subtract({ hours: 2 }),
    status: 'upcoming',
  });
  await makeReport(world, id, world.ids.mentee, play.now);
  await told(play, 'booking.reported', id);
};

const turn = async (play: Play) => {
  play.paused = !play.paused;
  const { pair, paused, now } = play;
  const status = paused ? 'paused' : 'active';
  const since = paused ? now.toString() : null;
  await world.rows('update pairings set status = $2, paused_at = $3 where id = $1', [pair, status, since]);
  await announced(now, { name: paused ? 'pairing.paused' : 'pairing.resumed', pairingId: pair } as never);
};

/** Somebody reviews a session that they have not reviewed; false when there is none. */
const rate = async (play: Play) => {
  const { roll, held, now, counted } = play;
  const { mentor, mentee } = world.ids;
  const session = held[roll(Math.max(1, held.length))];
  const by = roll(2) === 0 ? 'mentor' : 'mentee';
  const raterId = world.ids[by];
  if (session === undefined || session.by.has(raterId)) return null;
  session.by.add(raterId);
  const ofMentor = session.group ? null : mentee;
  const stars = 1 + roll(5);
  const rateeId = by === 'mentee' ? mentor : ofMentor;
  await makeReview(world, { bookingId: session.id, raterId, rateeId, by, stars, at: now });
  if (!session.group) {
    counted[by] += 1;
    counted.stars += stars;
    counted.answers += 1;
  }
  await told(play, 'review.given', session.id);
  return session.group;
};

const onSessions = [complete, complete, complete, miss, callOff, arrange, report];

/** One thing that happens; returns which of the two it was about, null when nothing did. */
const happen = async (play: Play) => {
  const act = play.roll(10);
  const inGroup = play.roll(3) === 0;
  const onSession = onSessions[act];
  if (onSession) {
    await onSession(play, inGroup);
    return inGroup ? play.group : play.pair;
  }
  if (act === 7) {
    await turn(play);
    return play.pair;
  }
  const ofGroup = await rate(play);
  if (ofGroup === null) return null;
  return ofGroup ? play.group : play.pair;
};

/** One world: a pair and a group, and what happened to them, each told to the module as the app tells it. */
const play = async (seed: number) => {
  const roll = diceFrom(seed);
  const { ids } = world;
  const since = dayFromNow(-roll(200));
  const others = [ids.mentee, ids.unconfirmed, ids.other_mentee].slice(0, 1 + roll(3));
  const counted = { completed: 0, confirmed: 0, mentee: 0, mentor: 0, stars: 0, answers: 0 };
  const pair = await makePair(world, { since });
  const group = await makeGroup(world, { menteeIds: others, since });
  const about: Play = { roll, pair, group, others, now: since, paused: false, held: [], counted };
  await announced(since, { name: 'pairing.created', pairingId: pair } as never);
  await announced(since, { name: 'group.joined', pairingId: group, userIds: others } as never);
  // The last thing that happens is what the night is compared with, at the same moment.
  let last = { id: pair, now: since };
  const acts = 3 + roll(7);
  for (let at = 0; at < acts; at += 1) {
    about.now = about.now.add({ minutes: 60 + roll(60 * 24 * 25) });
    const id = await happen(about);
    if (id !== null) last = { id, now: about.now };
  }
  return { pair, last: last.id, now: last.now, counted };
};

test('M16 judged by events and judged at night, 80 worlds have the same numbers; B74 B134 their counts are what happened', async () => {
  for (let seed = 1; seed <= 80; seed += 1) {
    await world.rollingBack(async () => {
      const { pair, last, now, counted } = await play(seed);
      const byEvents = (await kept()).find((row) => Number(row.pairing_id) === last);
      const mentees = (await keptMentees()).filter((row) => Number(row['pairing_id']) === last);
      await world.rows('delete from health_nights');
      await judgeNightly(noPorts)(jobAt(now));
      const atNight = await kept();
      expect({ seed, row: atNight.find((row) => Number(row.pairing_id) === last) }).toEqual({ seed, row: byEvents });
      expect((await keptMentees()).filter((row) => Number(row['pairing_id']) === last)).toEqual(mentees);
      expect(atNight.find((row) => Number(row.pairing_id) === pair)).toMatchObject({
        confirmed: counted.confirmed,
        completed: counted.completed,
        mentee_due: counted.completed,
        mentee_rated: counted.mentee,
        mentor_due: counted.completed,
        mentor_rated: counted.mentor,
        stars: counted.stars,
        star_answers: counted.answers,
      });
      const snapshots = await world.rows('select * from health_snapshots');
      expect(snapshots).toHaveLength(2);
    });
  }
  world.clock.moveTo(beginning);
});
