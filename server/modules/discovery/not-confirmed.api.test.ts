import { expect, test } from 'vitest';
import { confirmAddress, resendConfirmation } from '../../../contract/accounts/index.ts';
import { openWorld } from '../../testing/world.fixture.ts';
import { listedMentor } from './queries/people.ts';

test('M41 an approved mentor is found once their address is confirmed', async () => {
  const world = await openWorld();
  const { mentor } = world.ids;
  const listed = () => world.database.transact(async (tx) => (await listedMentor(tx, mentor)) !== undefined);
  const indexed = async () => (await world.rows('select 1 from mentor_index where user_id = $1', [mentor])).length;
  expect(await listed()).toBe(true);
  await world.rows('update users set confirmed_at = null where id = $1', [mentor]);
  expect(await listed()).toBe(false);
  await world.rows('delete from mentor_index where user_id = $1', [mentor]);
  await world.ask('mentor', resendConfirmation, {});
  await world.runJobs();
  const letter = world.vendors.letters.findLast(({ to }) => to.includes('mentor@example.com'));
  const token = /confirmation_token=([\w-]+)/.exec(letter?.mail.text ?? '')?.[1] ?? '';
  expect((await world.ask('mentor', confirmAddress, { body: { confirmation_token: token } })).status).toBe(200);
  expect([await listed(), await indexed()]).toEqual([true, 1]);
});
