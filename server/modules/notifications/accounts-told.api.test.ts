import { strFromU8, unzipSync } from 'fflate';
import { Temporal } from 'temporal-polyfill';
import { beforeEach, expect, test } from 'vitest';
import {
  confirmAddress,
  forgotPassword,
  resendConfirmation,
  resetPassword,
  deleteAccount,
  downloadOwnData,
  restoreAccount,
} from '../../../contract/accounts/index.ts';
import { registerEnterprise } from '../../../contract/enterprises/index.ts';
import {
  referFriend,
  referralLink,
  applyAsMentor,
  approveMentor,
  rejectMentor,
} from '../../../contract/profiles/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { confirmedMember, goodPassword, member, otherPassword, signedInAs } from '../accounts/accounts.fixture.ts';
import { confirmed } from '../bookings/bookings.fixture.ts';
import { mentorSaid } from '../profiles/samples.fixture.ts';
import { lettersTo, linkIn, onlyLetterTo } from '../../testing/told.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const subjectsTo = (address: string) => lettersTo(world, address).map(({ subject }) => subject);
const letterAbout = (address: string, subject: string) => {
  const letter = lettersTo(world, address).find((one) => one.subject === subject);
  if (!letter) throw new Error(`no '${subject}' among ${subjectsTo(address).join(', ')}`);
  return letter;
};
const confirmedAt = async (id: number) =>
  (await world.rows<{ confirmed_at: unknown }>('select confirmed_at from users where id = $1', [id]))[0]?.confirmed_at;

test('ACC-48 ACC-71 NTF-11 a new member is asked to confirm by a POST of the link, and is welcomed only then', async () => {
  const { id, email } = await member(world);
  await world.runJobs();
  // The address may be somebody else's, who has asked for nothing.
  expect(subjectsTo(email)).toEqual(['Confirm your email address']);

  const letter = letterAbout(email, 'Confirm your email address');
  const link = linkIn(letter, 'http://lantern.test/users/confirmation?');
  expect(letter.text).toContain(link.href);
  expect(letter.text).toContain('3 days');
  expect(letter).toMatchObject({ from: 'Lantern', replyTo: ['support@lantern.test'] });
  expect(await confirmedAt(id)).toBeNull();
  const token = link.searchParams.get('confirmation_token') ?? '';
  const reply = await world.newBrowser().ask(confirmAddress, { body: { confirmation_token: token } });
  expect(reply.status).toBe(200);
  expect(await confirmedAt(id)).not.toBeNull();
  await world.runJobs();
  expect(subjectsTo(email).toSorted()).toEqual(['Confirm your email address', 'Welcome to Lantern']);
});

test('ACC-48 a letter to an address that nobody has confirmed carries no link of whoever typed the name', async () => {
  const { email } = await member(world, { firstname: 'You won! https://evil.test/x now', lastname: 'Win.at/evil' });
  await world.runJobs();
  const { text, html } = letterAbout(email, 'Confirm your email address');
  for (const body of [text, html]) {
    expect(body).toContain('You won! evil test x now');
    expect(body).not.toContain('evil.test');
  }
});

test('ACC-42 who asks for the link again gets a letter that works as well', async () => {
  expect((await world.ask('unconfirmed', resendConfirmation, {})).status).toBe(200);
  await world.runJobs();
  const link = linkIn(onlyLetterTo(world, 'unconfirmed@example.com'), 'http://lantern.test/users/confirmation?');
  const body = { confirmation_token: link.searchParams.get('confirmation_token') ?? '' };
  expect((await world.newBrowser().ask(confirmAddress, { body })).status).toBe(200);
});

test('ACC-41 the link of the reset letter sets a new password, and nobody else gets one', async () => {
  await world.newBrowser().ask(forgotPassword, { body: { email: 'mentee@example.com' } });
  await world.newBrowser().ask(forgotPassword, { body: { email: 'nobody@example.com' } });
  await world.runJobs();
  expect(world.vendors.letters).toHaveLength(1);
  const link = linkIn(onlyLetterTo(world, 'mentee@example.com'), 'http://lantern.test/reset-password?');
  const body = {
    password: otherPassword,
    password_confirmation: otherPassword,
    reset_password_token: link.searchParams.get('reset_password_token') ?? '',
  };
  expect((await world.newBrowser().ask(resetPassword, { body })).status).toBe(200);
  expect((await signedInAs(world, 'mentee@example.com', otherPassword)).status).toBe(200);
});

test('NTF-11 a company that registers is asked to confirm', async () => {
  const body = {
    firstname: 'Farah',
    lastname: 'Lim',
    email: 'farah@petang.example',
    country_id: 1,
    phone_no: '60123456789',
    password: goodPassword,
    password_confirmation: goodPassword,
    enterprise: {
      name: 'Petang',
      program_type: 'Company wide' as const,
      estimated_participants: '1 - 50' as const,
    },
  };
  expect((await world.newBrowser().ask(registerEnterprise, { body })).status).toBe(200);
  await world.runJobs();
  const letter = onlyLetterTo(world, 'farah@petang.example');
  expect(letter.subject).toBe('Confirm your email address');
  linkIn(letter, 'http://lantern.test/users/confirmation?confirmation_token=');
});

test('D16 a token leaves the outbox with its letter, and no download holds one', async () => {
  const { browser, id } = await confirmedMember(world);
  const rows = await world.rows(
    "select status, confidential, html, body from deliveries where template = 'account.confirm'",
  );
  expect(rows).toEqual([{ status: 'sent', confidential: true, html: null, body: '' }]);
  const [other] = await world.rows<{ body: string }>("select body from deliveries where template = 'account.welcome'");
  expect(other?.body).toContain('Find a mentor');

  await world.rows("update deliveries set body = 'the-token' where user_id = $1 and confidential", [id]);
  const reply = await browser.inject({ method: 'GET', url: downloadOwnData.path });
  const file = strFromU8(unzipSync(reply.rawPayload)['notifications.json'] ?? new Uint8Array());
  expect(file).toContain('Welcome to Lantern');
  expect(file).not.toContain('the-token');
});

const leave = { body: { reason_for_leaving: 'No longer need mentoring' } };

test('who leaves is told when their data will be erased; who came back at once is not', async () => {
  await world.ask('other_mentee', deleteAccount, leave);
  await world.ask('platform_admin', restoreAccount, { params: { id: world.ids.other_mentee } });
  // One o'clock at night in Kuala Lumpur.
  world.clock.moveTo(Temporal.Instant.from('2026-11-20T17:00:00Z'));
  await world.ask('mentee', deleteAccount, leave);
  await world.runJobs();
  expect(subjectsTo('other_mentee@example.com')).toEqual([]);
  const letter = onlyLetterTo(world, 'mentee@example.com');
  expect(letter.subject).toBe('Your account has been deleted');
  expect(letter.text).toContain('Monday, 21 December 2026');
});

test('ACC-64 with the account go the letters to it and what it was told; others keep theirs', async () => {
  await confirmed(world);
  await world.runJobs();
  await world.ask('mentee', deleteAccount, leave);
  await world.runJobs();
  const kept = async (who: 'mentee' | 'mentor') => {
    const of = (table: string) => world.rows(`select 1 from ${table} where user_id = $1`, [world.ids[who]]);
    return { letters: (await of('deliveries')).length, told: (await of('notifications')).length };
  };
  // The mentee: session confirmed, account deleted. The mentor: session requested, then cancelled.
  const before = { mentee: { letters: 2, told: 1 }, mentor: { letters: 2, told: 2 } };
  expect({ mentee: await kept('mentee'), mentor: await kept('mentor') }).toEqual(before);
  await world.moveClock(world.clock.now().add({ hours: 24 * 30 }));
  expect(await kept('mentee')).toEqual({ letters: 0, told: 0 });
  expect(await kept('mentor')).toEqual(before.mentor);
});

test('a friend is invited with the own link of who invites', async () => {
  const { status } = await world.ask('mentee', referFriend, {
    body: { referee_name: 'Ana', referee_email: 'ana@example.com', mentor_id: world.ids.mentor },
  });
  expect(status).toBe(200);
  await world.runJobs();
  const letter = onlyLetterTo(world, 'ana@example.com');
  expect(letter.subject).toBe('Mentee Tan invites you to Lantern');
  expect(letter.text).toContain('Hello Ana,');
  expect(letter.text).toContain('Mentor Tan');
  const { body } = await world.ask('mentee', referralLink, { query: {} });
  expect(linkIn(letter, 'http://lantern.test/users/sign_up').href).toBe((body as { invite_link: string }).invite_link);
  const ref = new URL((body as { invite_link: string }).invite_link).searchParams.get('ref') ?? '';
  const { id } = await member(world, { email: 'ana@example.com', ref });
  expect(await world.rows('select referrer_id from referral_joins where user_id = $1', [id])).toEqual([
    { referrer_id: String(world.ids.mentee) },
  ]);
});

test.each([
  ['approve', 'You are a mentor now', '/main/availability'],
  ['reject', 'About your mentor application', '/main/dashboard'],
] as const)('NTF-08 a mentor application is received, and then told of: %s', async (decision, subject, path) => {
  await world.ask('mentee', applyAsMentor, { params: { id: world.ids.mentee }, body: mentorSaid });
  await world.runJobs();
  expect(subjectsTo('mentee@example.com')).toEqual(['We have your mentor application']);
  const [row] = await world.rows<{ id: string }>('select id from mentor_applications');
  const endpoint = decision === 'approve' ? approveMentor : rejectMentor;
  await world.ask('platform_admin', endpoint, { params: { id: Number(row?.id) } });
  await world.runJobs();
  linkIn(letterAbout('mentee@example.com', subject), `http://lantern.test${path}`);
});
