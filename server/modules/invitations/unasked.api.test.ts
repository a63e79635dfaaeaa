import { afterEach, beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/invitations/index.ts';
import { referFriend } from '../../../contract/profiles/index.ts';
import {
  type ManyActState,
  manyRemind,
  openImport,
  type ParticipantImport,
  readImport,
  runImport,
} from '../../../contract/programmes/index.ts';
import { lettersTo } from '../../testing/told.fixture.ts';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';
import { hashToken } from '../accounts/index.ts';

let world: World;
let factor: number;
beforeEach(async () => {
  world = await openWorld();
  factor = world.settings.RATE_LIMIT_FACTOR;
  world.settings.RATE_LIMIT_FACTOR = 1;
});
afterEach(() => {
  world.settings.RATE_LIMIT_FACTOR = factor;
});

const stranger = 'new@example.com';
const letters = (address = stranger) => lettersTo(world, address).length;
const atDay = (days: number) => world.moveClock(beginning.add({ hours: 24 * days }));

/** Alpha and Beta belong to two companies that know nothing of each other. */
const invite = async (program: 'alpha' | 'beta', ...addresses: string[]) => {
  const roleId = world[program].roleIds.Mentee;
  const { body, status } = await world.ask('platform_admin', contract.sendInvites, {
    params: { roleId },
    body: { role_id: roleId, redirect_url: 'http://lantern.test/users/login', send_invite: addresses },
  });
  await world.runJobs();
  return { status, sent: body.sent, held: body.held };
};
const listed = async (program: 'alpha' | 'beta') => {
  const params = { roleId: world[program].roleIds.Mentee };
  const { body } = await world.ask('platform_admin', contract.listInvited, { params, query: {} });
  return {
    to_resend: body.to_resend,
    statuses: (body.invited as contract.Invited[]).map(({ email, status }) => `${email} ${status}`),
  };
};
const resend = (program: 'alpha' | 'beta', count: number) =>
  world.ask('platform_admin', contract.resendInvited, {
    params: { roleId: world[program].roleIds.Mentee },
    body: { count },
  });

/** What companies that nobody knows have sent already. */
const sentBefore = (times: number, at = beginning) =>
  world.rows(
    `insert into unasked_emails (mailbox_hash, sent, asked_at)
     select $3::text,
       (select jsonb_agg(jsonb_build_object('at', $2::text, 'from', 'company ' || (900 + n))) from generate_series(1, $1::int) n),
       $2::timestamptz
     on conflict (mailbox_hash) do update set sent = unasked_emails.sent || excluded.sent`,
    [times, at.toString(), hashToken(stranger)],
  );

test('B09 a stranger gets five emails a day from all companies; beyond that the invitation stands and nothing is sent', async () => {
  expect([await invite('alpha', stranger), await invite('alpha', stranger)]).toMatchObject([{ sent: 1 }, { sent: 1 }]);
  expect([await invite('beta', stranger), await invite('beta', stranger)]).toMatchObject([{ sent: 1 }, { sent: 1 }]);
  await sentBefore(1);
  expect(letters()).toBe(4);
  await world.rows('delete from role_invite_emails');
  // The other address of the same call gets its email.
  expect(await invite('alpha', stranger, 'other@example.com')).toEqual({ status: 200, sent: 1, held: 1 });
  expect((await listed('alpha')).statuses.toSorted()).toEqual(['new@example.com unsent', 'other@example.com sent']);
  expect([letters(), letters('other@example.com')]).toEqual([4, 1]);
  // It is not counted as an email of the company either.
  expect(await world.rows(`select emails from emails_to_many order by id desc limit 1`)).toEqual([{ emails: 1 }]);
});

test('B09 one company writes to a stranger three times a day; an invitation that works goes on working', async () => {
  for (const times of [1, 2, 3]) {
    expect(await invite('alpha', stranger)).toEqual({ status: 200, sent: 1, held: 0 });
    expect(letters()).toBe(times);
  }
  const before = await world.rows('select * from role_invite_emails');
  expect(await invite('alpha', stranger)).toEqual({ status: 200, sent: 0, held: 1 });
  expect(await world.rows('select * from role_invite_emails')).toEqual(before);
  expect(await invite('beta', stranger)).toEqual({ status: 200, sent: 1, held: 0 });
});

test('B09 capitals, tags and an account make no difference', async () => {
  await sentBefore(4);
  expect(await invite('alpha', 'New+one@example.com', 'new+two@example.com')).toMatchObject({ sent: 1, held: 1 });
  // Who has an account is not told by who gets an email (record 026).
  for (const _time of [1, 2, 3]) await invite('beta', 'mentee@example.com');
  expect(await invite('beta', 'mentee@example.com')).toMatchObject({ sent: 0, held: 1 });
});

test('B09 C5 writing again is refused with the same reason, and possible the next day', async () => {
  await sentBefore(5);
  expect(await invite('alpha', stranger)).toMatchObject({ sent: 0, held: 1 });
  await atDay(1);
  await sentBefore(5, world.clock.now());
  expect((await listed('alpha')).to_resend).toBe(1);
  expect(await resend('alpha', 1)).toMatchObject({
    status: 422,
    body: {
      code: 'invitations.emailed_enough',
      error: 'This person has had many invitations lately. We will not email them again today.',
    },
  });
  await atDay(2);
  expect((await resend('alpha', 1)).body).toMatchObject({ sent: 1, held: 0, later: 0 });
  await world.runJobs();
  expect(letters()).toBe(1);
  expect((await listed('alpha')).statuses).toEqual(['new@example.com sent']);
});

test('B09 a stranger gets twelve emails a week; what was counted is forgotten afterwards', async () => {
  await sentBefore(4);
  await sentBefore(4, beginning.add({ hours: 24 }));
  await sentBefore(4, beginning.add({ hours: 48 }));
  await atDay(4);
  expect(await invite('alpha', stranger)).toMatchObject({ sent: 0, held: 1 });
  await atDay(7);
  expect(await invite('alpha', stranger)).toMatchObject({ sent: 1, held: 0 });
  await atDay(15);
  expect(await world.rows('select 1 from unasked_emails')).toEqual([]);
});

test('B09 PRO-82 a friend who has had many invitations is not written to again', async () => {
  await sentBefore(5);
  const body = { referee_name: 'New', referee_email: stranger };
  expect(await world.ask('mentee', referFriend, { body })).toMatchObject({
    status: 422,
    body: { code: 'accounts.emailed_enough' },
  });
  expect(await world.rows('select 1 from referrals')).toEqual([]);
});

test('B09 bulk add: whoever has had many invitations is invited without an email, and the file says so', async () => {
  await sentBefore(5);
  const params = { id: world.alpha.id };
  const bytes = new TextEncoder().encode(`email\n${stranger}\nother@example.com\n`);
  const { body } = await world.ask(
    'programme_admin',
    openImport,
    { params, body: { role_id: world.alpha.roleIds.Mentee } },
    { uploads: [{ field: 'file', name: 'people.csv', type: 'text/csv', bytes }] },
  );
  const of = { params: { ...params, importId: body.id } };
  await world.ask('programme_admin', runImport, of);
  await world.runJobs();
  const { body: over } = await world.ask('programme_admin', readImport, { ...of, query: {} });
  expect(over).toMatchObject({ status: 'done', counts: { invited: 2 }, not_emailed: 1 });
  expect((over as ParticipantImport).rows.map(({ email, warning }) => [email, warning])).toEqual([
    [stranger, 'This person has had many invitations lately. We will not email them again today.'],
    ['other@example.com', null],
  ]);
  expect([letters(), letters('other@example.com')]).toEqual([0, 1]);
  expect(await world.rows(`select emails from emails_to_many`)).toEqual([{ emails: 1 }]);
});

test('B09 a member who never signed in is not reminded once others have asked for many emails to them', async () => {
  await world.rows('delete from identities where user_id = $1', [world.ids.mentee]);
  await world.rows(`update users set email = $2 where id = $1`, [world.ids.mentee, stranger]);
  await sentBefore(5);
  const remind = () =>
    world.ask('programme_admin', manyRemind, {
      params: { id: world.alpha.id },
      body: { user_ids: [world.ids.mentee] },
    });
  const { body } = await remind();
  expect(body).toMatchObject({ done: 0, left_out: 1 });
  expect((body as ManyActState).left_out_people.map(({ reason }) => reason)).toEqual([
    'This person has had many invitations lately. We will not email them again today.',
  ]);
  await atDay(1);
  expect((await remind()).body).toMatchObject({ done: 1, left_out: 0 });
  await world.runJobs();
  expect(letters()).toBe(1);
});
