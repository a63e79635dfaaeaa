import { beforeEach, expect, test } from 'vitest';
import { signIn, deleteAccount } from '../../../contract/accounts/index.ts';
import { password } from '../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const livingAdmins = () => world.rows('select 1 from users where is_platform_admin and deleted_at is null');

test('ACC-65 of two platform admins who leave at once one stays', async () => {
  for (let round = 0; round < 8; round += 1) {
    world = await openWorld();
    await world.rows('update users set is_platform_admin = true where id = $1', [world.ids.mentor]);
    const leave = (persona: 'platform_admin' | 'mentor') =>
      world.ask(persona, deleteAccount, { body: { reason_for_leaving: 'Found a different platform' } });
    const replies = await Promise.all([leave('platform_admin'), leave('mentor')]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(await livingAdmins()).toHaveLength(1);
  }
});

test('ACC-70 of 40 guesses that are sent at once, five are tried', async () => {
  const guess = (given: string) =>
    world.newBrowser().ask(signIn, { body: { email: 'mentee@example.com', password: given } });
  const wrong = Array.from({ length: 39 }, (_value, n) => guess(`Wrong-Harbour-${n}`));
  const replies = await Promise.all([...wrong, guess(password)]);
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 40 }, () => 401));
  expect(await world.rows('select 1 from login_attempts')).toHaveLength(5);
});
