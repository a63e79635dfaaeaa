import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/pairings/index.ts';
import type { Draft } from '../../../contract/pairings/index.ts';
import { lettersTo } from '../../testing/told.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { setCapacity } from './matching.fixture.ts';
import { best, type MatchedSix, matchSix } from './matching-acts.fixture.ts';

let world: World;
let six: MatchedSix;
beforeEach(async () => {
  world = await openWorld();
  six = await matchSix(world);
});

const admin = 'programme_admin';
const publish = (id: number) => world.ask(admin, contract.publishDraft, { params: { id } });
const livePairs = () =>
  world.rows<{ mentee: number; mentor: number }>(
    "select mentee_id::int as mentee, mentor_id::int as mentor from pairings where status = 'active' order by 1",
  );
const later = (minutes: number) => world.moveClock(world.clock.now().add({ minutes }));

test('PAR-31 publishing makes the pairs at once, and tells everybody once, ten minutes later', async () => {
  const { id } = await six.run();
  const { status, body } = await publish(id);
  expect([status, body.status, body.not_published]).toEqual([200, 'published', []]);
  expect(body.undo_until).toBe(world.clock.now().add({ minutes: 10 }).toString());
  expect(await livePairs()).toEqual(
    [
      { mentee: six.people.mentee, mentor: six.people.z },
      { mentee: six.people.a, mentor: six.people.x },
      { mentee: six.people.b, mentor: six.people.y },
    ].toSorted((one, other) => one.mentee - other.mentee),
  );
  await later(9);
  expect(lettersTo(world, 'ana@example.com')).toEqual([]);
  await later(1);
  await later(1);
  expect(lettersTo(world, 'ana@example.com').map(({ subject }) => subject)).toEqual([
    'Mentor xenia is your mentor now',
  ]);
  expect(lettersTo(world, 'xenia@example.com').map(({ subject }) => subject)).toEqual([
    'Mentee ana is your mentee now',
  ]);
  const undo = await world.ask(admin, contract.undoDraft, { params: { id } });
  expect([undo.status, undo.body.code]).toEqual([422, 'pairings.undo_too_late']);
});

test('PAR-31 a published draft is undone as if it had not been: nobody hears of it, and all can be matched again', async () => {
  const { id } = await six.run();
  await publish(id);
  const { status, body } = await world.ask(admin, contract.undoDraft, { params: { id } });
  expect([status, body.status]).toEqual([200, 'undone']);
  expect(await livePairs()).toEqual([]);
  await later(11);
  expect(lettersTo(world, 'ana@example.com')).toEqual([]);
  expect(await six.pairsOf((await six.run()).id)).toEqual(best);
});

test('PAR-31 once somebody has booked, the pairs stay', async () => {
  const { id } = await six.run();
  await publish(id);
  const now = world.clock.now().toString();
  await world.rows(
    `with made as (
       insert into bookings (program_id, booking_type, requester_id, requestee_id, mentor_id, created_by, status, start_at, end_at,
         user_timezone, topic, created_at, updated_at, room_token)
       values ($1, 'one_on_one', $2, $3, $3, $2, 'upcoming', $4::timestamptz + interval '1 day', $4::timestamptz + interval '25 hours',
         'UTC', 'Hello', $4, $4, 'room') returning id
     ) insert into booking_participants (booking_id, user_id, user_type)
       select id, $2::bigint, 'mentee' from made union all select id, $3, 'mentor' from made`,
    [world.alpha.id, six.people.a, six.people.x, now],
  );
  const { status, body } = await world.ask(admin, contract.undoDraft, { params: { id } });
  expect([status, body.code]).toEqual([422, 'pairings.undo_booked']);
  expect(await livePairs()).toHaveLength(3);
});

test('PAR-31 PAR-34 who has changed since the calculation is listed and not paired', async () => {
  const { id } = await six.run();
  await setCapacity(world, six.people.x, 0);
  await six.change({ named_pairs: [{ kind: 'apart', mentee_id: six.people.b, mentor_id: six.people.y }] });
  const { body } = await publish(id);
  expect(await livePairs()).toEqual([{ mentee: six.people.mentee, mentor: six.people.z }]);
  const listed = (body as unknown as Draft).not_published.map(({ mentee, code }) => [mentee.id, code]);
  expect(listed).toEqual([
    [six.people.a, 'pairings.mentor_full'],
    [six.people.b, 'pairings.pair_barred'],
  ]);
});
