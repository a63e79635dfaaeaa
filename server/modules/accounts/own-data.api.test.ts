import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { password } from '../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { signedInAs } from './accounts.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

test('ACC-72 a member downloads everything about themselves, as JSON in a ZIP', async () => {
  await signedInAs(world, 'mentee@example.com', 'Wrong-Harbour-41');
  const { browser } = await signedInAs(world, 'mentee@example.com', password);
  const reply = await browser.inject({ method: 'GET', url: '/users/current/download' });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('application/zip');
  expect(reply.headers['content-disposition']).toBe(
    `attachment; filename="Lantern mentee.zip"; filename*=UTF-8''Lantern%20mentee.zip`,
  );
  expect(reply.headers['cache-control']).toContain('no-store');
  const files = unzipSync(reply.rawPayload);
  const account = JSON.parse(strFromU8(files['account.json'] ?? new Uint8Array())) as Record<string, unknown>;
  expect(account.account).toMatchObject({ firstname: 'Mentee', email: 'mentee@example.com', user_type: 'mentee' });
  expect(account.sessions).toHaveLength(2);
  expect(account.sign_in_attempts).toMatchObject([{ succeeded: true }, { succeeded: false }]);
  const everything = Object.values(files)
    .map((file) => strFromU8(file))
    .join('');
  expect(everything).not.toMatch(/argon2|secret|token_hash|other_mentee@/);
});

test('ACC-72 a company’s part is there for its admin, and a visitor gets nothing', async () => {
  const reply = await world.browserOf('enterprise_admin').inject({ method: 'GET', url: '/users/current/download' });
  const files = unzipSync(reply.rawPayload);
  expect(JSON.parse(strFromU8(files['enterprises.json'] ?? new Uint8Array()))).toMatchObject({
    enterprises: [{ name: 'Acme', is_owner: true }],
  });
  expect((await world.newBrowser().inject({ method: 'GET', url: '/users/current/download' })).statusCode).toBe(401);
});
