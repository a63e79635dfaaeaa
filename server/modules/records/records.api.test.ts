import { Temporal } from 'temporal-polyfill';
import { beforeEach, expect, test } from 'vitest';
import { changeObjective } from '../../../contract/objectives/index.ts';
import { myRecord } from '../../../contract/records/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { firstOf, planned } from '../objectives/objectives.fixture.ts';
import { review } from '../reviews/reviews.fixture.ts';
import { held, recordOf } from './records.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

test('a mentee without anything has an empty record', async () => {
  expect(await recordOf(world)).toEqual({
    name: 'Mentee Tan',
    program: null,
    goals: null,
    sessions: [],
    session_count: 0,
    minutes: 0,
    reflections: [],
    reflections_waiting: 0,
    reflections_private: false,
    certificate: null,
    certificates: [],
    why_not: { certificate: 'records.programs_only', withdraw: null },
  });
});

test('a record lists the sessions that were completed as a mentee in that place, newest first, and their sum', async () => {
  const first = await held(world, { at: '2026-09-10T02:00:00Z', minutes: 45, topic: 'Where to begin' });
  const second = await held(world, {
    at: '2026-10-01T02:00:00Z',
    minutes: 90,
    status: 'fully_rated',
    method: 'physical',
  });
  const third = await held(world, { at: '2026-10-02T02:00:00Z', minutes: 30, logged: 'confirmed' });
  const rated = await held(world, { at: '2026-10-03T02:00:00Z', minutes: 15, status: 'partially_rated' });
  // None of these counts: not held, not confirmed, elsewhere, or as a mentor.
  await held(world, { at: '2026-10-04T02:00:00Z', status: 'missed' });
  await held(world, { at: '2026-10-05T02:00:00Z', status: 'cancelled' });
  await held(world, { at: '2026-12-05T02:00:00Z', status: 'upcoming' });
  await held(world, { at: '2026-10-06T02:00:00Z', logged: 'awaited' });
  await held(world, { at: '2026-10-07T02:00:00Z', logged: 'denied' });
  const elsewhere = await held(world, { at: '2026-10-08T02:00:00Z', minutes: 20, programId: null });
  await held(world, { at: '2026-10-09T02:00:00Z', mentee: 'other_mentee', mentor: 'mentee' });
  const record = await recordOf(world, 'mentee', world.alpha.id);
  expect(record.program).toEqual({ id: world.alpha.id, name: 'Alpha' });
  expect([record.session_count, record.minutes]).toEqual([4, 180]);
  expect(record.sessions.map(({ booking_id: id, minutes, form }) => [id, minutes, form])).toEqual([
    [rated, 15, 'online'],
    [third, 30, 'logged'],
    [second, 90, 'in_person'],
    [first, 45, 'online'],
  ]);
  expect(record.sessions.at(-1)).toEqual({
    booking_id: first,
    start_at: '2026-09-10T02:00:00Z',
    minutes: 45,
    mentor: 'Mentor Tan',
    topic: 'Where to begin',
    form: 'online',
  });
  const ofPlatform = await recordOf(world);
  expect(ofPlatform.sessions.map(({ booking_id: id }) => id)).toEqual([elsewhere]);
  expect([ofPlatform.session_count, ofPlatform.minutes]).toEqual([1, 20]);
});

test('B77 what somebody did stays on their record when one of the two has left', async () => {
  await held(world, { at: '2026-09-10T02:00:00Z', hidden: true });
  expect((await recordOf(world, 'mentee', world.alpha.id)).session_count).toBe(1);
  await world.rows('update program_memberships set removed_at = $1 where user_id = $2', [
    world.clock.now().toString(),
    world.ids.mentee,
  ]);
  const left = await recordOf(world, 'mentee', world.alpha.id);
  expect([left.session_count, left.goals]).toEqual([1, null]);
});

test('ACC-66 a mentor whose account is deleted has no name on the record', async () => {
  await held(world, { at: '2026-09-10T02:00:00Z' });
  await world.rows('update users set deleted_at = $1 where id = $2', [world.clock.now().toString(), world.ids.mentor]);
  expect((await recordOf(world, 'mentee', world.alpha.id)).sessions[0]?.mentor).toBe('Deleted User');
});

test('a record lists the newest thousand sessions, and counts all of them', async () => {
  const id = await held(world, { at: '2026-09-10T02:00:00Z', minutes: 60 });
  await world.rows(
    `with made as (
       insert into bookings (program_id, booking_type, requester_id, requestee_id, mentor_id, created_by, status, start_at,
         end_at, user_timezone, topic, accepted_at, completed_at, room_token, created_at, updated_at)
       select program_id, booking_type, requester_id, requestee_id, mentor_id, created_by, status,
         start_at - n * interval '1 day', end_at - n * interval '1 day', user_timezone, topic, accepted_at, completed_at,
         room_token || n, created_at, updated_at
       from bookings, generate_series(1, 1000) n where id = $1 returning id)
     insert into booking_participants (booking_id, user_id, user_type) select id, $2::bigint, 'mentee' from made`,
    [id, world.ids.mentee],
  );
  const record = await recordOf(world, 'mentee', world.alpha.id);
  expect([record.sessions.length, record.sessions[0]?.booking_id]).toEqual([1000, id]);
  expect([record.session_count, record.minutes]).toEqual([1001, 60_060]);
});

test('OBJ-20 the goals of a record: what was set out to do, and what came of it', async () => {
  const set = await planned(world, 'mentee', world.alpha.id);
  const one = firstOf(set);
  const objective = { status: 'done' as const, evidence_note: 'See my CV.', evidence_link: 'https://example.com/cv' };
  await world.ask('mentee', changeObjective, { params: { id: one.id }, body: { objective } });
  const { goals } = await recordOf(world, 'mentee', world.alpha.id);
  expect([goals?.description, goals?.total, goals?.done, goals?.percent]).toEqual([set.description, 12, 1, 8]);
  expect(goals?.objectives).toHaveLength(12);
  expect(goals?.objectives.find(({ title }) => title === one.title)).toEqual({
    month: 1,
    title: one.title,
    status: 'done',
    due_date: one.due_date,
    done_at: world.clock.now().toString(),
    evidence_note: 'See my CV.',
    evidence_link: 'https://example.com/cv',
  });
  expect((await recordOf(world)).goals).toBe(null);
  await world.moveClock(Temporal.Instant.from('2027-03-30T00:00:00Z'));
  const expired = (await recordOf(world, 'mentee', world.alpha.id)).goals?.objectives.filter(
    ({ status }) => status === 'expired',
  );
  expect(expired).toHaveLength(11);
});

test('M08 REV-22 a record shows the reviews that its owner may read, and says how many they cannot read yet', async () => {
  const id = await held(world, { at: '2026-11-20T08:00:00Z', minutes: 60 });
  await review(world, id, 'mentor', 'mentee', { text: 'Well prepared', programId: world.alpha.id });
  const sealed = await recordOf(world, 'mentee', world.alpha.id);
  expect([sealed.reflections, sealed.reflections_waiting, sealed.reflections_private]).toEqual([[], 1, false]);
  await review(world, id, 'mentee', 'mentor', { text: 'Very clear', programId: world.alpha.id });
  const both = await recordOf(world, 'mentee', world.alpha.id);
  expect(both.reflections.map(({ feedback_text: text, person }) => [text, person?.full_name])).toEqual([
    ['Well prepared', 'Mentor Tan'],
  ]);
  expect((await recordOf(world)).reflections).toEqual([]);
  await world.rows(`update programs set review_settings = 'hidden' where id = $1`, [world.alpha.id]);
  const kept = await recordOf(world, 'mentee', world.alpha.id);
  expect([kept.reflections, kept.reflections_waiting, kept.reflections_private]).toEqual([[], 0, true]);
});

test('a record is its reader’s own, and a program of others is not there', async () => {
  await held(world, { at: '2026-09-10T02:00:00Z' });
  expect((await recordOf(world, 'mentor', world.alpha.id)).sessions).toEqual([]);
  const theirs = await world.ask('mentee', myRecord, { query: { program_id: world.beta.id } });
  expect([theirs.status, theirs.body.code]).toEqual([404, 'programmes.not_found']);
});
