import { beforeEach, expect, test } from 'vitest';
import { changePairing, connect, endPairing, removeFromGroup } from '../../../contract/pairings/index.ts';
import { completeBooking } from '../../../contract/bookings/index.ts';
import { removeUser } from '../../../contract/programmes/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { sessionInAlpha } from '../bookings/bookings.fixture.ts';
import { review } from '../reviews/reviews.fixture.ts';
import { groupOfAlpha, pairOf } from '../pairings/samples.fixture.ts';
import { dayFromNow, makeGroup, makePair, makeReview, makeSession } from './health.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const kept = async (id: number) => {
  const [row] = await world.rows('select * from health_pairings where pairing_id = $1', [id]);
  return row;
};

test('M16 a pair is judged when it is made, when a session is arranged, held and reviewed, and no longer once it has ended', async () => {
  const { body } = await world.ask('programme_admin', connect, { body: pairOf(world) });
  const { id } = body as { id: number };
  await world.runJobs();
  expect(await kept(id)).toMatchObject({ band: 2, reason: 'new', score: 3333, confirmed: 0, completed: 0 });
  const session = await sessionInAlpha(world, { over: true });
  await world.rows('update bookings set start_at = $2, end_at = $3 where id = $1', [
    session,
    dayFromNow(0).toString(),
    dayFromNow(1 / 24).toString(),
  ]);
  world.clock.moveTo(dayFromNow(1));
  await world.ask('mentor', completeBooking, { params: { id: session }, body: {} });
  await world.runJobs();
  expect(await kept(id)).toMatchObject({ band: 1, reason: null, score: 10_000, completed: 1, reliability: 10_000 });
  await review(world, session, 'mentee', 'mentor', { programId: world.alpha.id, stars: [1, 1] });
  await world.runJobs();
  const low = await kept(id);
  expect(low).toMatchObject({ band: 2, reason: 'low_rating', felt: 5000, mentee_rated: 1, stars: 2, star_answers: 2 });
  // M08: while it is sealed it may be changed, and that counts at once.
  await review(world, session, 'mentee', 'mentor', { programId: world.alpha.id, stars: [5, 5] });
  await world.runJobs();
  expect(await kept(id)).toMatchObject({ band: 1, reason: null, felt: 8333, stars: 10 });
  await world.ask('programme_admin', endPairing, { params: { id }, body: { reason: 'Moved to Penang' } });
  await world.runJobs();
  expect(await kept(id)).toBeUndefined();
});

test('M16 while a pair is paused its clocks stand still, over HTTP and through the night', async () => {
  const id = await makePair(world, { since: dayFromNow(0) });
  await world.ask('programme_admin', changePairing, { params: { id }, body: { status: 'paused' } });
  await world.moveClock(dayFromNow(100));
  expect(await kept(id)).toMatchObject({ reason: 'new', age: '0' });
  await world.ask('programme_admin', changePairing, { params: { id }, body: { status: 'active' } });
  await world.moveClock(dayFromNow(110));
  expect(await kept(id)).toMatchObject({ reason: 'new', age: String(10 * 86_400_000) });
});

test('M16 at night silence grows, and how each day was is kept', async () => {
  const id = await makePair(world, { since: dayFromNow(-59) });
  await world.moveClock(dayFromNow(0.1));
  expect(await kept(id)).toMatchObject({ band: 2, reason: null });
  await world.moveClock(dayFromNow(2));
  expect(await kept(id)).toMatchObject({ band: 3, reason: 'silent' });
  const days = await world.rows('select day::text, band, age_days from health_snapshots order by day');
  expect(days).toEqual([
    { day: '2026-11-20', band: 2, age_days: 59 },
    { day: '2026-11-22', band: 3, age_days: 61 },
  ]);
});

test('M16 a group is judged by its mentees; B77 who leaves it is no longer among them', async () => {
  const small = await groupOfAlpha(world);
  await world.runJobs();
  expect(await kept(small)).toMatchObject({ type: 'group', reason: 'new' });
  const { ids } = world;
  const id = await makeGroup(world, { menteeIds: [ids.mentee, ids.unconfirmed, ids.other_mentee] });
  await world.moveClock(dayFromNow(0.1));
  const mentees = () =>
    world.rows('select mentee_id::int from health_mentees where pairing_id = $1 order by mentee_id', [id]);
  expect(await mentees()).toHaveLength(3);
  await world.ask('programme_admin', removeFromGroup, { params: { id, userId: ids.unconfirmed } });
  await world.runJobs();
  expect((await mentees()).map(({ mentee_id: one }) => one)).toEqual(
    [ids.mentee, ids.other_mentee].toSorted((a, b) => a - b),
  );
});

test('B77 PAR-32 the pairs of who is taken out of the program are judged no more', async () => {
  const id = await makePair(world);
  await world.moveClock(dayFromNow(0.1));
  expect(await kept(id)).toBeDefined();
  const { ids, alpha } = world;
  await world.ask('programme_admin', removeUser, { body: { role_id: alpha.roleIds.Mentee, user_id: ids.mentee } });
  await world.runJobs();
  expect(await kept(id)).toBeUndefined();
});

test('M16 the mean of the program is that of the morning, all day', async () => {
  const id = await makePair(world);
  const { ids } = world;
  const first = await makeSession(world, { at: dayFromNow(-20) });
  const mean = async () => await world.rows('select day::text, mean from health_means order by day');
  await world.moveClock(dayFromNow(0));
  expect(await mean()).toEqual([{ day: '2026-11-20', mean: 7500 }]);
  const said = { raterId: ids.mentee, rateeId: ids.mentor, by: 'mentee' as const, stars: 5 };
  await makeReview(world, { bookingId: first, ...said, at: dayFromNow(0.01) });
  await world.moveClock(dayFromNow(0.3));
  expect(await mean()).toEqual([{ day: '2026-11-20', mean: 7500 }]);
  await world.moveClock(dayFromNow(1));
  expect(await mean()).toEqual([
    { day: '2026-11-20', mean: 7500 },
    { day: '2026-11-21', mean: 10_000 },
  ]);
  expect(await kept(id)).toMatchObject({ felt: 10_000 });
});
