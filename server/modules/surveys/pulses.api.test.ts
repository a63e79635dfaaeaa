import { beforeEach, expect, test } from 'vitest';
import { markPrompt } from '../../../contract/accounts/index.ts';
import * as contract from '../../../contract/surveys/index.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { pulsesOf } from './index.ts';
import { pairedFor } from './surveys.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const due = async (who: Person) =>
  (await world.ask(who, contract.pulsesDue, { query: { program_id: world.alpha.id } })).body.pulses;
const give = (who: Person, pairing_id: number, body: object = {}) =>
  world.ask(who, contract.givePulse, { body: { pairing_id, helpful: 4, at_ease: 5, ...body } });
const later = (days: number) => world.clock.moveTo(world.clock.now().add({ hours: 24 * days }));

test('M16 both sides of a pair are asked on day 30 and then every 60 days, once a round', async () => {
  const id = await pairedFor(world, 29);
  expect(await due('mentee')).toEqual([]);
  later(1);
  expect(await due('mentee')).toEqual([{ pairing_id: id, other_name: expect.any(String), side: 'mentee' }]);
  expect(await due('mentor')).toMatchObject([{ pairing_id: id, side: 'mentor' }]);
  expect((await give('mentee', id)).status).toBe(200);
  expect(await due('mentee')).toEqual([]);
  expect(await due('mentor')).toHaveLength(1);
  expect(await give('mentee', id)).toMatchObject({ status: 422, body: { code: 'surveys.pulse_given' } });
  await world.rows("update pairings set created_at = created_at - interval '60 days' where id = $1", [id]);
  expect(await due('mentee')).toHaveLength(1);
  expect((await give('mentee', id)).status).toBe(200);
});

test('M16 a pulse is one rating of the felt quality, with its two answers', async () => {
  const id = await pairedFor(world, 30);
  await give('mentor', id, { helpful: 2, at_ease: 3 });
  const { mentee: menteeId } = world.ids;
  const at = world.clock.now().epochMilliseconds;
  const of = (by: string, values: number[]) => ({
    pairingId: id,
    menteeId,
    by,
    at,
    answers: values.map((value) => ({ value, least: 1, most: 5 })),
  });
  const found = () => world.database.transact((tx) => pulsesOf(tx, [id], world.clock.now()));
  expect(await found()).toEqual([of('mentor', [2, 3])]);
  await give('mentee', id);
  expect(await found()).toEqual([of('mentor', [2, 3]), of('mentee', [4, 5])]);
  expect(await world.database.transact((tx) => pulsesOf(tx, [id], world.clock.now().subtract({ hours: 1 })))).toEqual(
    [],
  );
});

test('M16 paused and ended pairs are not asked about, and neither is anybody who is not part of it', async () => {
  const id = await pairedFor(world, 30);
  expect(await due('programme_admin')).toEqual([]);
  expect((await give('programme_admin', id)).status).toBe(404);
  expect((await give('other_mentee', id)).status).toBe(404);
  for (const status of ['paused', 'ended']) {
    await world.rows('update pairings set status = $2, paused_at = $3, ended_at = $4 where id = $1', [
      id,
      status,
      status === 'paused' ? world.clock.now().toString() : null,
      status === 'ended' ? world.clock.now().toString() : null,
    ]);
    expect(await due('mentee')).toEqual([]);
    expect((await give('mentee', id)).status).toBe(404);
  }
});

test('M16 whoever skips it is not asked for seven days, and can answer all the same', async () => {
  const id = await pairedFor(world, 30);
  await world.ask('mentee', markPrompt, { body: { kind: 'pulse_skip' } });
  expect(await due('mentee')).toEqual([]);
  later(7);
  expect(await due('mentee')).toHaveLength(1);
  await world.ask('mentee', markPrompt, { body: { kind: 'pulse_skip' } });
  expect((await give('mentee', id)).status).toBe(200);
});

test.each([
  [{ helpful: 0 }, 'helpful'],
  [{ at_ease: 6 }, 'at_ease'],
  [{ helpful: 2.5 }, 'helpful'],
])('M16 %o is refused at its field', async (body, field) => {
  const id = await pairedFor(world, 30);
  const reply = await give('mentee', id, body);
  expect(reply.status).toBe(422);
  expect(Object.keys(reply.body.fields)).toEqual([field]);
});
