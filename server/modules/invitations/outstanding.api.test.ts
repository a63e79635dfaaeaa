import { beforeEach, expect, test } from 'vitest';
import { removeUser } from '../../../contract/programmes/index.ts';
import * as contract from '../../../contract/invitations/index.ts';
import { lettersTo } from '../../testing/told.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { linkToken } from './invitations.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const send = (role: 'Mentee' | 'Mentor', addresses: string[]) => {
  const roleId = world.alpha.roleIds[role];
  return world.ask('programme_admin', contract.sendInvites, {
    params: { roleId },
    body: { role_id: roleId, redirect_url: 'http://lantern.test/users/login', send_invite: addresses },
  });
};
/** The links of all emails to this address, the latest first. */
const tokensOf = async (address: string) => {
  await world.runJobs();
  return lettersTo(world, address).map(({ html }) => /[?&](?:amp;)?invite=([\w-]+)/.exec(html)?.[1] ?? '');
};
const accept = (who: Parameters<World['ask']>[0], invite: string) =>
  world.ask(who, contract.acceptInvite, { body: { invite } });
const list = async (query: { search?: string } = {}) => {
  const { body } = await world.ask('programme_admin', contract.listOutstanding, {
    params: { id: world.alpha.id },
    query,
  });
  return body as { invited: contract.OutstandingInvitation[]; total: number };
};
const resend = ({ role, id: inviteId }: contract.OutstandingInvitation) =>
  world.ask('programme_admin', contract.resendOne, { params: { roleId: role.id, inviteId } });
const later = (hours: number) => world.moveClock(world.clock.now().add({ hours }));

test('C5 whoever is invited twice can use either link: the first email still works, until the invitation is taken back', async () => {
  await send('Mentee', ['other_mentee@example.com']);
  const [first = ''] = await tokensOf('other_mentee@example.com');
  await later(1);
  await send('Mentee', ['other_mentee@example.com']);
  const tokens = await tokensOf('other_mentee@example.com');
  const second = tokens.find((token) => token !== first) ?? '';
  expect(second).not.toBe('');
  const { body: door } = await world.ask('visitor', contract.lookUpInvite, {
    query: { program_id: world.alpha.id, invite: first },
  });
  expect(door).toMatchObject({ invite: 'valid', email: 'other_mentee@example.com', has_account: true });
  // Neither is for anybody else.
  expect((await accept('mentor', first)).status).toBe(403);
  const [one] = (await list()).invited;
  await world.ask('programme_admin', contract.revokeInvite, {
    params: { roleId: one?.role.id ?? 0, inviteId: one?.id ?? 0 },
  });
  for (const token of [first, second])
    expect((await accept('other_mentee', token)).body.code).toBe('invitations.not_valid');
  // Invited anew, the links of before stay dead.
  await send('Mentee', ['other_mentee@example.com']);
  await world.runJobs();
  for (const token of [first, second])
    expect((await accept('other_mentee', token)).body.code).toBe('invitations.not_valid');
  await later(1);
  const known = new Set(await tokensOf('other_mentee@example.com'));
  known.delete(first);
  known.delete(second);
  const [third = ''] = known;
  await send('Mentee', ['other_mentee@example.com']);
  await world.runJobs();
  expect((await accept('other_mentee', third)).status).toBe(200);
  expect(await world.rows(`select status from role_invite_emails`)).toEqual([{ status: 'accepted' }]);
});

test('C5 an earlier link expires thirty days after its own email, and one from before a removal brings nobody back', async () => {
  await send('Mentee', ['other_mentee@example.com']);
  const [first = ''] = await tokensOf('other_mentee@example.com');
  await later(29 * 24);
  await send('Mentee', ['other_mentee@example.com']);
  await world.runJobs();
  await later(24);
  expect((await accept('other_mentee', first)).body.code).toBe('invitations.not_valid');
  await later(1);
  await send('Mentee', ['other_mentee@example.com']);
  const second = (await tokensOf('other_mentee@example.com')).find((token) => token !== first) ?? '';
  expect((await accept('other_mentee', second)).status).toBe(200);
  await world.ask('programme_admin', removeUser, {
    body: { role_id: world.alpha.roleIds.Mentee, user_id: world.ids.other_mentee },
  });
  expect((await accept('other_mentee', second)).body.code).toBe('invitations.not_valid');
});

test('C5 everybody who was invited and has not joined is in one list, whichever the role, and can be found in it', async () => {
  await send('Mentee', ['ann@example.com', 'other_mentee@example.com']);
  await later(1);
  await send('Mentor', ['bob@example.com']);
  await world.runJobs();
  const rows = async (query: { search?: string } = {}) =>
    (await list(query)).invited.map(({ email, role }) => [email, role.name]);
  expect(await rows()).toEqual([
    ['bob@example.com', 'Mentor'],
    ['other_mentee@example.com', 'Mentee'],
    ['ann@example.com', 'Mentee'],
  ]);
  expect(await rows({ search: ' ANN@ ' })).toEqual([['ann@example.com', 'Mentee']]);
  // Whoever comes by the link of the role has joined, and waits no longer.
  expect((await accept('other_mentee', await linkToken(world))).status).toBe(200);
  expect(await list()).toMatchObject({ total: 2 });
});

test('C5 one person is written to again after a day, once, even when two admins press at the same moment', async () => {
  await send('Mentee', ['ann@example.com', 'bob@example.com']);
  await world.runJobs();
  const ann = async () => (await list({ search: 'ann' })).invited[0] as contract.OutstandingInvitation;
  expect((await ann()).why_not_resend).toBe('This person got their invitation in the last 24 hours.');
  expect((await resend(await ann())).body.code).toBe('invitations.emailed_today');
  await later(24);
  const one = await ann();
  expect(one.why_not_resend).toBeNull();
  await world.browserOf('programme_admin').csrf();
  const both = await Promise.all([resend(one), resend(one)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  await world.runJobs();
  expect(['ann@example.com', 'bob@example.com'].map((address) => lettersTo(world, address).length)).toEqual([2, 1]);
  const elsewhere = { ...one, role: { id: world.alpha.roleIds.Mentor ?? 0, name: 'Mentor' } };
  expect((await resend(elsewhere)).body.code).toBe('invitations.not_found');
});

test('INV-19 B78 whoever was not written to is named: members already', async () => {
  const { body } = await send('Mentee', ['mentor@example.com', 'ann@example.com']);
  expect(body).toMatchObject({ sent: 1, members: 1, member_emails: ['mentor@example.com'], held_emails: [] });
});

test('INV-12 an invitation by email says whether its address has an account; a link says nothing about anybody', async () => {
  await send('Mentee', ['ann@example.com']);
  const [token = ''] = await tokensOf('ann@example.com');
  const ask = async (invite: string) =>
    (await world.ask('visitor', contract.lookUpInvite, { query: { program_id: world.alpha.id, invite } })).body;
  expect(await ask(token)).toMatchObject({ email: 'ann@example.com', has_account: false });
  expect(await ask(await linkToken(world))).toMatchObject({ email: null, has_account: false });
});

test('B77 INV-27 whoever was removed does not walk back into an open program; a new invitation brings them back', async () => {
  await world.rows(`update programs set privacy_settings = 'open' where id = $1`, [world.alpha.id]);
  const join = () =>
    world.ask('mentee', contract.joinProgramme, { params: { id: world.alpha.id }, body: { user_type: 'mentee' } });
  const door = async () =>
    (await world.ask('mentee', contract.lookUpInvite, { query: { program_id: world.alpha.id } })).body;
  // A member who presses again stays one.
  expect((await join()).status).toBe(200);
  await world.ask('programme_admin', removeUser, {
    body: { role_id: world.alpha.roleIds.Mentee, user_id: world.ids.mentee },
  });
  const said = 'An admin removed you from this program. Ask them for an invitation if you want to come back.';
  expect(await join()).toMatchObject({ status: 403, body: { code: 'invitations.removed', error: said } });
  expect(await door()).toMatchObject({ joins_as: [], why_not_join: said, is_member: false });
  await later(1);
  expect((await accept('mentee', await linkToken(world))).status).toBe(200);
  expect(await door()).toMatchObject({ why_not_join: null, is_member: true });
});
