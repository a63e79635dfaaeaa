import { Temporal } from 'temporal-polyfill';
import { beforeEach, expect, test } from 'vitest';
import { confirmAddress, resetPassword } from '../contract/accounts/index.ts';
import { acceptBooking, availableSlots, cancelMyBooking, requestBooking } from '../contract/bookings/index.ts';
import { registerEnterprise } from '../contract/enterprises/index.ts';
import { currentUser } from '../contract/me/index.ts';
import { beginning, openWorld, type World } from './testing/world.fixture.ts';
import { forgetTold, onlyLetterTo, toldTo } from './testing/told.fixture.ts';
import { goodPassword, linkToken, member, signedInAs } from './modules/accounts/accounts.fixture.ts';
import { bodyFor, tenOClock } from './modules/bookings/bookings.fixture.ts';
import { linkToken as inviteToken } from './modules/invitations/invitations.fixture.ts';
import { giveWelcome, offerWelcome } from './modules/credits/welcome.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const ledger = (userId: number) =>
  world.rows('select kind, points, balance_after from credit_entries where user_id = $1 order by id', [userId]);
const welcomed = { kind: 'welcome', points: 10, balance_after: 10 };
const confirm = async (userId: number, now = beginning) => {
  const confirmation_token = await linkToken(world, userId, 'confirm', now);
  return world.newBrowser().ask(confirmAddress, { body: { confirmation_token } });
};
/** A new member with the welcome credit, and the browser they signed up in. */
const newcomer = async () => {
  const one = await member(world);
  await confirm(one.id);
  return one;
};
const ask = async ({ browser }: Awaited<ReturnType<typeof newcomer>>, at = tenOClock()) => {
  await browser.csrf();
  return browser.ask(requestBooking, { body: bodyFor(world.ids.mentor, at) });
};
const company = {
  firstname: 'Farah',
  lastname: 'Lim',
  email: 'farah@petang.example',
  country_id: 135,
  phone_no: '60123456789',
  password: goodPassword,
  password_confirmation: goodPassword,
  enterprise: { name: 'Petang Bhd.', program_type: 'Company wide', estimated_participants: '51 - 100' },
} as const;
const daysLater = (days: number, minutes = 0) => beginning.add({ hours: 24 * days }).add({ minutes });
/** Signs in again: the session of before may have ended long ago. */
const again = async (one: Awaited<ReturnType<typeof newcomer>>) => ({
  ...one,
  browser: (await signedInAs(world, one.email, goodPassword)).browser,
});
const purse = async (one: Awaited<ReturnType<typeof newcomer>>) =>
  (await (await again(one)).browser.ask(currentUser, {})).body;

test('M28 a mailbox is welcomed once, however its address is written, also when two accounts are confirmed at once', async () => {
  const spellings = ['rosa.tan@example.com', 'rosa.tan+1@example.com', 'Rosa.Tan+two@example.com'];
  const ids: number[] = [];
  for (const email of spellings) ids.push((await member(world, { email })).id);
  await Promise.all(ids.map((id) => confirm(id)));
  const given = await world.rows<{ user_id: string }>(`select user_id from credit_entries where kind = 'welcome'`);
  expect(given).toHaveLength(1);
  expect(ids.map(String)).toContain(String(given[0]?.user_id));
});

test('M28 who signs up gets one credit on confirming the address, valid for 60 days, and reads so', async () => {
  const one = await member(world);
  expect(await ledger(one.id)).toEqual([]);
  const before = await one.browser.ask(availableSlots, { params: { id: String(world.ids.mentor) }, query: {} });
  expect(before.body.credits).toEqual({ price: 10, balance: 0, short: true, on_confirming: 10 });

  const answer = await confirm(one.id);
  expect(answer.body).toEqual({
    message: 'Your email address has been confirmed.',
    welcome: { credits: 1, expires_at: '2027-01-19T10:00:00Z' },
  });
  expect(await ledger(one.id)).toEqual([welcomed]);
  expect(await purse(one)).toMatchObject({ balance: 10, upcoming_expiring_credits: { credits: 0, expires_at: null } });
  const after = await one.browser.ask(availableSlots, { params: { id: String(world.ids.mentor) }, query: {} });
  expect(after.body.credits).toEqual({ price: 10, balance: 10, short: false, on_confirming: 0 });
});

test('M28 a visitor reads the price and no balance', async () => {
  const { body } = await world
    .newBrowser()
    .ask(availableSlots, { params: { id: String(world.ids.mentor) }, query: {} });
  expect(body.credits).toEqual({ price: 10, balance: null, short: false, on_confirming: 0 });
});

test('M28 confirming many times at once, by the link and by a reset, gives one credit', async () => {
  const { id } = await member(world);
  const links = await Promise.all([1, 2, 3].map(() => linkToken(world, id, 'confirm')));
  const reset = await linkToken(world, id, 'reset');
  const chosen = { password: `${goodPassword}x`, password_confirmation: `${goodPassword}x` };
  await Promise.all([
    ...links.map((confirmation_token) => world.newBrowser().ask(confirmAddress, { body: { confirmation_token } })),
    world.newBrowser().ask(resetPassword, { body: { reset_password_token: reset, ...chosen } }),
  ]);
  expect(await ledger(id)).toEqual([welcomed]);
});

test('M28 the offer is taken up once, even if nothing else stood in the way; without the offer, the ledger refuses', async () => {
  const { id: userId } = await member(world);
  const event = { name: 'account.confirmed', userId, at: beginning.toString() } as const;
  const give = () => world.transact((change) => giveWelcome(change, event));
  await Promise.all([give(), give(), give()]);
  expect(await ledger(userId)).toEqual([welcomed]);
  await world.rows('update welcome_offers set given_at = null where user_id = $1', [userId]);
  await expect(give()).rejects.toMatchObject({ cause: { constraint: 'credit_entries_one_welcome' } });
  expect(await ledger(userId)).toEqual([welcomed]);
});

test('M28 nothing for an account of before, for somebody whom a company invited, and for a company', async () => {
  // An account of before has no offer.
  await confirm(world.ids.unconfirmed);
  expect(await ledger(world.ids.unconfirmed)).not.toContainEqual(expect.objectContaining({ kind: 'welcome' }));

  const invited = await member(world, { email: 'invited@example.com', invite: await inviteToken(world) });
  expect((await confirm(invited.id)).body.welcome).toBeNull();
  expect(await ledger(invited.id)).toEqual([]);

  await world.newBrowser().ask(registerEnterprise, { body: company });
  const [owner] = await world.rows<{ id: string }>('select id from users where is_enterprise order by id desc limit 1');
  await confirm(Number(owner?.id));
  expect(await ledger(Number(owner?.id))).toEqual([]);
});

test('M28 WELCOME_CREDITS says how many, and 0 switches it off', async () => {
  const run = async (WELCOME_CREDITS: number, email: string) => {
    const { id: userId } = await member(world, { email });
    await world.rows('delete from welcome_offers where user_id = $1', [userId]);
    const at = beginning.toString();
    const settings = { WELCOME_CREDITS };
    await world.transact((change) =>
      offerWelcome(settings)(change, { name: 'account.signed_up', userId, ref: null, invite: null, at }),
    );
    await world.transact((change) => giveWelcome(change, { name: 'account.confirmed', userId, at }));
    return ledger(userId);
  };
  expect(await run(0, 'zero@example.com')).toEqual([]);
  expect(await run(3, 'three@example.com')).toEqual([{ kind: 'welcome', points: 30, balance_after: 30 }]);
});

test('M28 CRD-37 an unused credit expires after 60 days, once, and counts for nothing from that instant on', async () => {
  const one = await newcomer();
  await world.moveClock(daysLater(60, -1));
  expect(await ledger(one.id)).toEqual([welcomed]);
  // The clock of the product is past it, and the schedules have not run yet.
  world.clock.moveTo(daysLater(60));
  expect((await purse(one)).balance).toBe(0);
  const refused = await ask(await again(one), tenOClock(63));
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({ code: 'credits.not_enough' });

  await world.moveClock(daysLater(60, 1));
  await world.moveClock(daysLater(61));
  expect(await ledger(one.id)).toEqual([welcomed, { kind: 'expiry', points: -10, balance_after: 0 }]);
});

test('M28 a credit that was spent does not expire again', async () => {
  const one = await newcomer();
  const { id } = (await ask(one)).body.booking;
  expect((await world.ask('mentor', acceptBooking, { params: { id } })).status).toBe(200);
  await world.moveClock(daysLater(61));
  expect(await ledger(one.id)).toEqual([welcomed, { kind: 'booking', points: -10, balance_after: 0 }]);
});

test('M28 B34 the credit that expires is spent before those that do not', async () => {
  const one = await newcomer();
  await world.rows('update credit_balances set points = points + 10 where user_id = $1', [one.id]);
  expect((await ask(one)).status).toBe(200);
  expect(await world.rows('select points_left from credit_lots where user_id = $1', [one.id])).toEqual([
    { points_left: 0 },
  ]);
});

test('M28 B35 a returned credit is in its lot again and expires with it; after that it is valid for 30 more days', async () => {
  const one = await newcomer();
  const cancel = async (id: number) => one.browser.ask(cancelMyBooking, { params: { id }, body: { reason: 'ill' } });
  const first = await ask(one);
  await cancel(first.body.booking.id);
  const lots = () =>
    world.rows('select points_left, expires_at::text from credit_lots where user_id = $1 order by entry_id', [one.id]);
  const old = { points_left: 10, expires_at: '2027-01-19 10:00:00+00' };
  expect(await lots()).toEqual([old]);

  const second = await ask(one);
  expect(second.status).toBe(200);
  await world.rows("update credit_lots set expires_at = '2026-11-20T10:30:00Z' where user_id = $1", [one.id]);
  world.clock.moveTo(Temporal.Instant.from('2026-11-20T11:00:00Z'));
  await cancel(second.body.booking.id);
  expect(await lots()).toEqual([
    { points_left: 0, expires_at: '2026-11-20 10:30:00+00' },
    { points_left: 10, expires_at: '2026-12-20 11:00:00+00' },
  ]);
  expect((await purse(one)).balance).toBe(10);
});

test('M28 B36 seven days before, its owner is told once, in the bell and by email; who has spent it is not', async () => {
  const one = await newcomer();
  await forgetTold(world);
  await world.moveClock(daysLater(53, -1));
  expect(await toldTo(world, one.id)).toEqual([]);
  await world.moveClock(daysLater(53));
  await world.moveClock(daysLater(53, 5));
  expect(await toldTo(world, one.id)).toMatchObject([
    { object_type: 'Credit', message: 'You have an unused credit that expires soon. Book a session before it does.' },
  ]);
  expect(onlyLetterTo(world, one.email)).toMatchObject({ subject: 'You have 1 credit to use this week' });
  expect((await purse(one)).upcoming_expiring_credits).toEqual({ credits: 1, expires_at: '2027-01-19T10:00:00Z' });
});

test('M28 one account whose ledger is wrong does not keep the others from expiring', async () => {
  const wrong = await newcomer();
  const right = await member(world, { email: 'right@example.com' });
  await confirm(right.id);
  await world.rows('update credit_balances set points = 0 where user_id = $1', [wrong.id]);
  world.expectToFail('credits.expire');
  await world.moveClock(daysLater(60));
  expect(await ledger(right.id)).toEqual([welcomed, { kind: 'expiry', points: -10, balance_after: 0 }]);
});
