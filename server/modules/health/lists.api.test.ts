import { beforeEach, expect, test } from 'vitest';
import {
  changeHealthSettings,
  healthOverview,
  healthSettings,
  pairingHealth,
  pairingHealthFile,
} from '../../../contract/health/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { dayFromNow, makeGroup, makePair, makeReview, makeSession } from './health.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const list = async (query: object = {}) => {
  const { status, body } = await world.ask('programme_admin', pairingHealth, {
    query: { program_id: world.alpha.id, ...query },
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
};
const names = (rows: { mentee_participants: { full_name: string }[] }[]) =>
  rows.map(({ mentee_participants: [mentee] }) => mentee?.full_name);

/** Three pairs of Alpha's mentor: one that met lately, one that has just begun, one that is silent. */
const threePairs = async () => {
  const { ids } = world;
  const great = await makePair(world);
  const fresh = await makePair(world, { menteeId: ids.unconfirmed, since: dayFromNow(-3) });
  const silent = await makePair(world, { menteeId: ids.other_mentee, since: dayFromNow(-80) });
  for (const days of [-70, -40, -10]) await makeSession(world, { at: dayFromNow(days) });
  await world.moveClock(dayFromNow(0.1));
  return { great, fresh, silent };
};

test('PAR-08 PAR-14 PAR-16 PAR-17 PAR-18 pairs come from best to worst, each with what it is made of', async () => {
  const { great, fresh, silent } = await threePairs();
  const { ids } = world;
  const session = await makeSession(world, { at: dayFromNow(-5) });
  await makeReview(world, {
    bookingId: session,
    raterId: ids.mentee,
    rateeId: ids.mentor,
    by: 'mentee',
    stars: 4,
    at: dayFromNow(-4),
  });
  await makeSession(world, { at: dayFromNow(4), status: 'upcoming' });
  await world.moveClock(dayFromNow(1.1));
  const { program_pairs: pairs, program_group_pairs: groups, summary, ...page } = await list({ type: 'pair' });
  expect(
    pairs.map(({ id, pairing_health_score: score }: { id: number; pairing_health_score: number }) => [id, score]),
  ).toEqual([
    [great, 1],
    [fresh, 2],
    [silent, 3],
  ]);
  expect(pairs[0]).toMatchObject({
    type: 'Pair',
    mentee_participants: [{ full_name: 'Mentee Tan' }],
    mentor_participants: [{ full_name: 'Mentor Tan' }],
    reminder_sent: false,
    confirmed_bookings_count: 1,
    completed_bookings_count: 4,
    mentee_rated_count: 1,
    mentor_rated_count: 0,
    user_rated_count: 1,
    mentee_rated_percentage: 25,
    mentor_rated_percentage: 0,
    user_rated_percentage: 13,
    user_session_fulfillment: 100,
    average_ratings_score: 4,
    health: { reason: null, silent_days: 6 },
  });
  expect(pairs[2]).toMatchObject({ health: { reason: 'silent', silent_days: 81 }, average_ratings_score: 0 });
  expect(groups).toEqual([]);
  expect(summary).toEqual({ pairs_count: 3, groups_count: 0 });
  expect(page).toMatchObject({
    total: 3,
    page: 1,
    max_pages: 1,
    feedback_reminders: { sent_at: null, asks_first: false },
  });
});

test('PAR-03 PAR-12 pairs are found by a word and by their health, and sorted by their sessions', async () => {
  const { great, silent } = await threePairs();
  const idsOf = async (query: object) =>
    (await list({ type: 'pair', ...query })).program_pairs.map(({ id }: { id: number }) => id);
  expect(await idsOf({ health: 'great' })).toEqual([great]);
  expect(await idsOf({ health: 'poor' })).toEqual([silent]);
  expect(names((await list({ type: 'pair', search: 'other_mentee@' })).program_pairs)).toHaveLength(1);
  expect(await idsOf({ search: 'nobody at all' })).toEqual([]);
  expect((await idsOf({ sort: '-completed' }))[0]).toBe(great);
  expect((await idsOf({ sort: '-health' }))[0]).toBe(silent);
  const poor = await list({ type: 'pair', health: 'poor' });
  expect(poor).toMatchObject({ total: 1, summary: { pairs_count: 3 } });
});

test('PAR-15 a group shows its people with what each of them rated, and stands for the lowest of them', async () => {
  const { ids } = world;
  const menteeIds = [ids.mentee, ids.unconfirmed];
  const id = await makeGroup(world, { menteeIds });
  const both = await makeSession(world, { at: dayFromNow(-10), groupId: id, menteeIds });
  await makeSession(world, { at: dayFromNow(-5), groupId: id, menteeIds: [ids.mentee] });
  await makeReview(world, {
    bookingId: both,
    raterId: ids.mentee,
    rateeId: ids.mentor,
    by: 'mentee',
    stars: 5,
    at: dayFromNow(-9),
  });
  await makeReview(world, {
    bookingId: both,
    raterId: ids.mentor,
    rateeId: null,
    by: 'mentor',
    stars: 4,
    at: dayFromNow(-9),
  });
  await world.moveClock(dayFromNow(0.1));
  const { program_pairs: pairs, program_group_pairs: groups, program_mentees: mentees } = await list();
  expect(pairs).toEqual([]);
  expect(groups).toMatchObject([
    {
      type: 'Group',
      name: 'Data Circle',
      completed_bookings_count: 2,
      mentee_rated_count: 1,
      mentee_rated_percentage: 33,
      mentor_rated_count: 1,
      mentor_rated_percentage: 50,
      average_ratings_score: 4.5,
    },
  ]);
  const shown = groups[0].participants.map((one: Record<string, unknown>) => [
    one['id'],
    one['side'],
    one['completed_count'],
    one['rated_count'],
    one['rated_percentage'],
  ]);
  expect(shown).toEqual([
    [ids.mentor, 'mentor', 2, 1, 50],
    [ids.unconfirmed, 'mentee', 1, 0, 0],
    [ids.mentee, 'mentee', 2, 1, 50],
  ]);
  const [, lowest, other] = groups[0].participants;
  expect(lowest.number).toBeLessThan(other.number);
  expect(groups[0].health.number).toBe(Math.round((lowest.number + other.number) / 2));
  expect(mentees).toHaveLength(2);
});

test('PAR-03 PAR-11 the file has the columns of the list, and nothing where nothing is there yet', async () => {
  await threePairs();
  const { body } = await world.ask('programme_admin', pairingHealthFile, {
    query: { program_id: world.alpha.id, type: 'pair' },
  });
  const lines = String(body).replace('\uFEFF', '').trim().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toBe(
    '"Mentee","Mentor","Pairing Health","Reminder sent","Confirmed Sessions","Completed Sessions","Mentee Feedback","Mentor Feedback","Avg. Rating"',
  );
  expect(lines[1]).toBe('"Mentee Tan","Mentor Tan","Great","","0","3","0 (0%)","0 (0%)",""');
  expect(lines[3]).toContain('"Poor","","0","0","","",""');
});

test('PAR-02 the overview counts every pair and group, and lists the poor, the silent first', async () => {
  const { silent } = await threePairs();
  const { body } = await world.ask('programme_admin', healthOverview, { query: { program_id: world.alpha.id } });
  expect(body).toMatchObject({
    pairs: { total: 3, great: 1, fair: 1, poor: 1, new: 1, silent: 1, paused: 0 },
    groups: { total: 0, average: null },
    rhythm_days: 30,
    trend: [{ day: '2026-11-20', great: 1, fair: 1, poor: 1 }],
    calibration: [
      { days: 30, pairs: 0, auc: null, calibrated: false },
      { days: 60, pairs: 0, auc: null, calibrated: false },
    ],
  });
  const { attention, pairs, trend } = body;
  expect(attention.map(({ id }: { id: number }) => id)).toEqual([silent]);
  const numbers = (await list({ type: 'pair' })).program_pairs.map(
    ({ health }: { health: { number: number } }) => health.number,
  );
  const mean = Math.round(numbers.reduce((sum: number, one: number) => sum + one, 0) / 3);
  expect([pairs.average, trend[0].average]).toEqual([mean, mean]);
});

test('M16 a program sets its own rhythm and weights; every pair is judged anew, and what is out of range is said at its field', async () => {
  const { silent } = await threePairs();
  const query = { program_id: world.alpha.id };
  const { body: before } = await world.ask('programme_admin', healthSettings, { query });
  expect(before).toMatchObject({ rhythm_days: 30, rhythm_weight: 30, ends_silent: false });
  const body = { ...query, ...before, rhythm_days: 60 };
  await world.ask('programme_admin', changeHealthSettings, { body });
  await world.runJobs();
  const poor = (await list({ type: 'pair', health: 'poor' })).program_pairs;
  expect(poor).toEqual([]);
  const [row] = await world.rows('select reason from health_pairings where pairing_id = $1', [silent]);
  expect(row).toEqual({ reason: null });
  const refused = await world.ask('programme_admin', changeHealthSettings, {
    body: { ...body, rhythm_days: 3, rhythm_weight: 0, felt_weight: 101 },
  });
  expect(refused).toMatchObject({
    status: 422,
    body: {
      fields: {
        rhythm_days: 'Please enter 7 or more',
        rhythm_weight: 'Please enter 1 or more',
        felt_weight: 'Please enter 100 or less',
      },
    },
  });
});
