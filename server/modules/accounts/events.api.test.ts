import { beforeEach, expect, test } from 'vitest';
import { openChange, type Subscription } from '../../platform/events.ts';
import type { Change, DomainEvent } from '../../platform/work.ts';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';
import { linkToken } from './accounts.fixture.ts';
import { askForConfirmation, askForOwnConfirmation, askForReset } from './ask-letter.ts';
import { confirm } from './confirm.ts';
import { openAccount } from './open-account.ts';
import { hashPassword } from './passwords.ts';
import { resetPassword } from './reset-password.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const names = [
  'account.signed_up',
  'account.confirmation_requested',
  'account.confirmed',
  'account.reset_requested',
  'account.deleted',
];

/** The events announced while this runs, as subscribers receive them. */
const announcedBy = async (run: (change: Change) => Promise<unknown>) => {
  const told: DomainEvent[] = [];
  const within: Subscription<Change>[] = names.map((event) => ({
    event,
    name: 'test.hear',
    react: async (_change, { id: _id, ...heard }) => void told.push(heard),
  }));
  const subscriptions = { within, after: [] };
  const ways = { subscriptions, enqueue: async () => {}, onSignal: () => {} };
  await world.database.transact((tx) => run(openChange(tx, world.clock.now(), ways)));
  return told;
};
const at = beginning.toString();

test('ACC-38 asking for a reset is announced for who there is; for nobody else it leaves the same job, to nobody', async () => {
  const { mentee } = world.ids;
  const requested = [{ name: 'account.reset_requested', userId: mentee, at }];
  expect(await announcedBy((change) => askForReset(change, 'Mentee@example.com', 1))).toEqual(requested);
  const toNobody = [{ name: 'account.reset_requested', userId: 0, at }];
  expect(await announcedBy((change) => askForReset(change, 'nobody@example.com', 1))).toEqual(toNobody);
  await world.rows('update users set deleted_at = $2 where id = $1', [mentee, at]);
  expect(await announcedBy((change) => askForReset(change, 'mentee@example.com', 1))).toEqual(toNobody);
});

test('ACC-42 ACC-43 so is asking for the confirmation link', async () => {
  const { unconfirmed: userId } = world.ids;
  const requested = [{ name: 'account.confirmation_requested', userId, at }];
  expect(
    await announcedBy((change) => askForConfirmation({ ...change, actor: null }, 'unconfirmed@example.com', 1)),
  ).toEqual(requested);
  const toNobody = [{ name: 'account.confirmation_requested', userId: 0, at }];
  expect(
    await announcedBy((change) => askForConfirmation({ ...change, actor: null }, 'nobody@example.com', 1)),
  ).toEqual(toNobody);
  const actor = { id: userId } as Parameters<typeof askForOwnConfirmation>[0]['actor'];
  expect(await announcedBy((change) => askForOwnConfirmation({ ...change, actor }, 1))).toEqual(requested);
});

test('ACC-48 ACC-41 a confirmed address is announced once, by whichever link', async () => {
  const { unconfirmed: userId } = world.ids;
  const byLink = await linkToken(world, userId, 'confirm');
  const byReset = await linkToken(world, userId, 'reset');
  const secretHash = await hashPassword('Quiet-Harbour-41');
  const confirmed = [{ name: 'account.confirmed', userId, at }];
  expect(await announcedBy((change) => resetPassword(change, byReset, secretHash))).toEqual(confirmed);
  expect(await announcedBy((change) => confirm(change, byLink))).toEqual([]);
});

test('ACC-52 a sign-up is announced, with the referral link that it came by', async () => {
  const person = { firstname: 'Aisyah', lastname: 'Rahman', email: 'aisyah@example.com', timezone: undefined };
  const [event, ...more] = await announcedBy((change) =>
    openAccount(change, { ...person, secretHash: 'x', ref: 'friend-1' }, 'member'),
  );
  expect(more).toEqual([]);
  expect(event).toEqual({ name: 'account.signed_up', userId: expect.any(Number), ref: 'friend-1', invite: null, at });
  const other = { ...person, email: 'b@example.com', secretHash: 'x' };
  expect(await announcedBy((change) => openAccount(change, other, 'enterprise'))).toMatchObject([{ ref: null }]);
});
