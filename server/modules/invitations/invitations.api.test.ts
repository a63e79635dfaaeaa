import { Temporal } from 'temporal-polyfill';
import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/invitations/index.ts';
import { signUp } from '../../../contract/accounts/index.ts';
import { removeUser } from '../../../contract/programmes/index.ts';
import type { Persona } from '../../testing/personas.fixture.ts';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';
import { linkToken, tokenIn } from './invitations.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const params = () => ({ roleId: world.alpha.roleIds.Mentee });
const read = (as: Persona = 'programme_admin') =>
  world.ask(as, contract.readInvite, { params: params(), query: { program_id: world.alpha.id } });
const form = (more: object) => ({
  program_id: world.alpha.id,
  role_id: world.alpha.roleIds.Mentee,
  redirect_url: 'http://lantern.test/users/login',
  ...more,
});
const send = (more: object, as: Persona = 'programme_admin') =>
  world.ask(as, contract.sendInvites, { params: params(), body: form(more) });
const accept = (as: Persona, invite: string) => world.ask(as, contract.acceptInvite, { body: { invite } });
const roleOf = async (person: string) => {
  const [row] = await world.rows<{ name: string }>(
    `select r.name from program_memberships m join roles r on r.id = m.role_id join users u on u.id = m.user_id
     where m.removed_at is null and u.email = $1 and m.program_id = $2`,
    [`${person}@example.com`, world.alpha.id],
  );
  return row?.name ?? null;
};
/** The token in the email to this address. */
const letterTo = async (address: string) => {
  await world.runJobs();
  const letter = world.vendors.letters.findLast(({ to }) => to.includes(address));
  const link = /http:\/\/lantern\.test\/users\/login\?[^\s"<]+/.exec(letter?.mail.text ?? '')?.[0] ?? '';
  return { letter, link, token: link === '' ? '' : tokenIn(link) };
};

test('INV-12 INV-13 INV-15 a role has one link for seven days, made when it is first looked at', async () => {
  const { status, body } = await read();
  expect(status).toBe(200);
  expect(body).toMatchObject({ role: { id: world.alpha.roleIds.Mentee, name: 'Mentee' }, uses: 0 });
  expect(body.expires_at).toBe(beginning.add({ hours: 7 * 24 }).toString());
  const link = new URL(body.invite_link);
  expect(link.origin + link.pathname).toBe('http://lantern.test/users/login');
  expect(link.searchParams.get('enterprise_id')).toBe(String(world.acme));
  expect(link.searchParams.get('program_id')).toBe(String(world.alpha.id));
  expect((await read('portal_owner')).body.invite_link).toBe(body.invite_link);
  const kept = await world.rows('select * from role_invites');
  expect(JSON.stringify(kept)).not.toContain(link.searchParams.get('invite'));
});

test('INV-31 whoever signs in through the link joins as its role, and the admins are told', async () => {
  const { body } = await read();
  const token = tokenIn(body.invite_link);
  const joined = await accept('other_mentee', token);
  expect(joined).toMatchObject({ status: 200, body: { location: '/app/acme/alpha/overviews' } });
  expect(await roleOf('other_mentee')).toBe('Mentee');
  await accept('other_mentee', token);
  expect((await read()).body.uses).toBe(1);
  // Someone who is already a member keeps their role.
  expect((await accept('mentor', token)).status).toBe(200);
  expect(await roleOf('mentor')).toBe('Mentor');
  await world.runJobs();
  const told = await world.rows('select user_id::int as id, message, link_path from notifications order by user_id');
  const wanted = [world.ids.programme_admin, world.ids.portal_owner].toSorted((a, b) => a - b);
  expect(told).toEqual(
    wanted.map((id) => ({
      id,
      message: 'A new member joined Alpha as Mentee.',
      link_path: `/app/acme/alpha/admin/user_management?role=${world.alpha.roleIds.Mentee}`,
    })),
  );
});

test('INV-13 a refreshed link is new, and the one before is dead; after seven days so is it', async () => {
  const { body } = await read();
  const fresh = await linkToken(world);
  expect(await accept('other_mentee', tokenIn(body.invite_link))).toMatchObject({
    status: 422,
    body: { code: 'invitations.not_valid', error: 'This invitation is no longer valid.' },
  });
  await world.moveClock(beginning.add({ hours: 7 * 24 }));
  expect((await accept('other_mentee', fresh)).body.code).toBe('invitations.not_valid');
  expect(await roleOf('other_mentee')).toBeNull();
});

test('INV-16 what no field takes as an address is not taken out of a text either', async () => {
  const wrong = { status: 422, body: { fields: { batch_send_invites: 'Email must be a valid email' } } };
  expect(await send({ batch_send_invites: `ann@example.com ${'a'.repeat(250)}@example.com` })).toMatchObject(wrong);
  expect(await send({ batch_send_invites: 'ann..b@example.com' })).toMatchObject(wrong);
  expect(await world.rows('select id from role_invite_emails')).toEqual([]);
});

test('INV-14 INV-16 INV-17 addresses come one by one, as a list and out of a text; each gets one letter', async () => {
  const reply = await send({
    batch_send_hidden: true,
    batch_send_invites: 'Ann <ann@example.com>; bob@example.com,\nnonsense, ANN@example.com carol@sub.example.org.',
    email: [{ email: 'dan@example.com' }],
    send_invite: ['dan@example.com', 'eve@example.com'],
  });
  expect(reply).toMatchObject({ status: 200, body: { sent: 5, waiting: 5 } });
  await world.runJobs();
  const receivers = world.vendors.letters.flatMap(({ to }) => to).toSorted();
  expect(receivers).toEqual([
    'ann@example.com',
    'bob@example.com',
    'carol@sub.example.org',
    'dan@example.com',
    'eve@example.com',
  ]);
  expect((await read()).body).toMatchObject({ waiting: 0, invited: 5 });
});

test('INV-16 what is wrong with the form is said at its field, and nobody is invited', async () => {
  expect((await send({})).body.fields).toEqual({ email: 'Email is a required field' });
  expect((await send({ email: [{ email: 'a@b.co' }, { email: 'nobody' }] })).body.fields).toEqual({
    'email.1.email': 'Email must be a valid email',
  });
  const bare = { params: params(), body: { email: [{ email: 'a@b.co' }] } } as never;
  expect((await world.ask('programme_admin', contract.sendInvites, bare)).body.fields).toEqual({
    role_id: 'Role is a required field',
    redirect_url: 'Redirect url is a required field',
  });
  const foreign = await send({ email: [{ email: 'a@b.co' }], redirect_url: 'https://elsewhere.example/x' });
  expect(foreign.body.fields).toEqual({ redirect_url: 'Please use an address of this site' });
  expect(await world.rows('select 1 from role_invite_emails')).toEqual([]);
});

test('INV-19 members are counted out, and the message names how many were really invited', async () => {
  const { body } = await send({ send_invite: ['new@example.com', 'mentor@example.com', 'Mentee@Example.com'] });
  expect(body).toMatchObject({
    sent: 1,
    members: 2,
    message: 'Successfully sent 1 invitation(s) for Mentee role!',
  });
});

test('INV-31 a letter is in the programme’s name and colour, works once, and for its addressee', async () => {
  await world.rows(`update white_labels set dashboard_primary_colour = '#7A3CC8' where program_id = $1`, [
    world.alpha.id,
  ]);
  await send({ email: [{ email: 'other_mentee@example.com' }], redirect_url: '/app/acme/alpha/agenda' });
  const { letter, token } = await letterTo('other_mentee@example.com');
  expect(letter?.mail.subject).toBe('You are invited to Alpha');
  expect(letter?.mail.html?.toLowerCase()).toContain('#7a3cc8');
  expect(letter?.mail.text).toContain('Acme invites you to join the mentoring program Alpha as a mentee.');
  expect(await accept('other_mentor', token)).toMatchObject({
    status: 403,
    body: { code: 'invitations.other_address' },
  });
  expect(await accept('other_mentee', token)).toMatchObject({ body: { location: '/app/acme/alpha/agenda' } });
  expect(await roleOf('other_mentee')).toBe('Mentee');
  expect((await accept('other_mentee', token)).status).toBe(200);
  const stored = await world.rows(`select status, html, body from deliveries where template = 'invitation.sent'`);
  expect(stored).toEqual([{ status: 'sent', html: null, body: '' }]);
});

const newcomer = (email: string, invite: string) => ({
  user_type: 'mentee' as const,
  firstname: 'Nur',
  lastname: 'Aina',
  email,
  password: 'Quiet-Harbour-27',
  password_confirmation: 'Quiet-Harbour-27',
  invite,
});

test('ACC-18 a sign-up with an invitation that brings nothing does not tell whether the address has an account', async () => {
  await send({ email: [{ email: 'aina@example.com' }] });
  const { token } = await letterTo('aina@example.com');
  for (const [invite, code] of [
    [token, 'invitations.other_address'],
    ['x'.repeat(43), 'invitations.not_valid'],
  ] as const)
    for (const email of ['mentee@example.com', 'nobody@example.com'])
      expect((await world.newBrowser().ask(signUp, { body: newcomer(email, invite) })).body).toMatchObject({ code });
});

test('INV-31 somebody new signs up with their letter: a member at once, the address confirmed', async () => {
  await send({ email: [{ email: 'aina@example.com' }] });
  const { token } = await letterTo('aina@example.com');
  const wrong = await world.newBrowser().ask(signUp, { body: newcomer('else@example.com', token) });
  expect(wrong).toMatchObject({ status: 403, body: { code: 'invitations.other_address' } });
  const { status } = await world.newBrowser().ask(signUp, { body: newcomer('aina@example.com', token) });
  expect(status).toBe(200);
  expect(await roleOf('aina')).toBe('Mentee');
  await world.runJobs();
  const people = await world.rows(
    `select email::text, confirmed_at is not null as sure from users where firstname = 'Nur'`,
  );
  expect(people).toEqual([{ email: 'aina@example.com', sure: true }]);
  const kinds = await world.rows(`select template from deliveries where to_address = 'aina@example.com' order by id`);
  expect(kinds).toEqual([{ template: 'invitation.sent' }, { template: 'account.welcome' }]);
  const jobs = await world.rows('select data from pgboss.job');
  expect(JSON.stringify(jobs)).not.toContain(token);
});

test('INV-31 an invitation that is worth nothing opens no account', async () => {
  const dead = await linkToken(world);
  await linkToken(world);
  const { status, body } = await world.newBrowser().ask(signUp, { body: newcomer('late@example.com', dead) });
  expect([status, body.code]).toEqual([422, 'invitations.not_valid']);
  expect(await world.rows(`select 1 from users where email = 'late@example.com'`)).toEqual([]);
});

test('C5 a letter expires after thirty days, can be sent again, and taken back', async () => {
  await send({ email: [{ email: 'other_mentee@example.com' }] });
  const first = await letterTo('other_mentee@example.com');
  await world.moveClock(beginning.add({ hours: 30 * 24 }));
  const list = () => world.ask('programme_admin', contract.listInvited, { params: params(), query: {} });
  expect((await list()).body.invited).toMatchObject([{ email: 'other_mentee@example.com', status: 'expired' }]);
  expect((await accept('other_mentee', first.token)).body.code).toBe('invitations.not_valid');
  await send({ email: [{ email: 'other_mentee@example.com' }] });
  const second = await letterTo('other_mentee@example.com');
  expect(second.token).not.toBe(first.token);
  const { body } = await list();
  expect(body).toMatchObject({ total: 1, invited: [{ status: 'sent' }] });
  const gone = await world.ask('programme_admin', contract.revokeInvite, {
    params: { ...params(), inviteId: body.invited[0].id },
  });
  expect(gone.status).toBe(200);
  expect((await accept('other_mentee', second.token)).body.error).toBe('This invitation is no longer valid.');
  expect((await list()).body.invited).toMatchObject([{ status: 'revoked' }]);
});

test('INV-10 whoever was removed comes back by a new invitation, not by one from before', async () => {
  const before = await linkToken(world);
  world.clock.moveTo(beginning.add({ minutes: 5 }));
  await world.ask('programme_admin', removeUser, {
    body: { role_id: world.alpha.roleIds.Mentee, user_id: world.ids.mentee },
  });
  expect((await accept('mentee', before)).body.code).toBe('invitations.not_valid');
  world.clock.moveTo(beginning.add({ minutes: 10 }));
  expect((await accept('mentee', await linkToken(world))).status).toBe(200);
  expect(await roleOf('mentee')).toBe('Mentee');
});

test('B68 B76 nobody is invited to a programme that is off, by an unconfirmed admin, or to own it', async () => {
  const owner = await world.ask('programme_admin', contract.readInvite, {
    params: { roleId: world.alpha.roleIds['Portal Owner'] },
    query: {},
  });
  expect(owner.body.code).toBe('programmes.role_not_found');
  await world.rows('update users set confirmed_at = null where id = $1', [world.ids.programme_admin]);
  expect(await send({ email: [{ email: 'a@b.co' }] })).toMatchObject({
    status: 403,
    body: { code: 'accounts.not_confirmed' },
  });
  await world.rows('update users set confirmed_at = created_at where id = $1', [world.ids.programme_admin]);
  const token = await linkToken(world);
  await world.rows('update programs set is_active = false where id = $1', [world.alpha.id]);
  expect((await send({ email: [{ email: 'a@b.co' }] })).body.error).toBe('This program is no longer active.');
  expect((await accept('other_mentee', token)).body.code).toBe('programmes.inactive');
});

test('INV-27 an open programme is joined at once as mentee or mentor; a closed one is not', async () => {
  const join = (userType: string) =>
    world.ask('other_mentee', contract.joinProgramme, {
      params: { id: world.alpha.id },
      body: { user_type: userType as 'mentee' },
    });
  expect(await join('mentor')).toMatchObject({ status: 403, body: { code: 'invitations.application_needed' } });
  await world.rows(`update programs set privacy_settings = 'open' where id = $1`, [world.alpha.id]);
  expect((await join('admin')).status).toBe(422);
  expect(await join('mentor')).toMatchObject({ status: 200, body: { location: '/app/acme/alpha/overviews' } });
  expect(await roleOf('other_mentee')).toBe('Mentor');
});

test('ACC-50 INV-12 the sign-in page learns what it can offer, and nothing of programmes it was not asked about', async () => {
  const ask = (query: object, as: Persona = 'visitor') =>
    world.ask(as, contract.lookUpInvite, { query: { program_id: world.alpha.id, ...query } });
  expect((await ask({})).body).toMatchObject({ invite: 'none', role: null, joins_as: [], is_member: false });
  const token = await linkToken(world, 'Mentor');
  expect((await ask({ invite: token })).body).toMatchObject({ invite: 'valid', role: { name: 'Mentor' }, email: null });
  expect((await ask({ invite: 'x'.repeat(40) })).body).toMatchObject({ invite: 'invalid', role: null });
  expect((await ask({ invite: token, program_id: world.beta.id })).body).toMatchObject({
    invite: 'invalid',
    role: null,
  });
  expect((await ask({ enterprise_id: world.umbra })).status).toBe(404);
  expect((await ask({}, 'mentee')).body.is_member).toBe(true);
  await world.rows(`update programs set privacy_settings = 'open' where id = $1`, [world.alpha.id]);
  expect((await ask({})).body.joins_as).toEqual(['mentee', 'mentor']);
});

test('INV-13 an address that is invited twice at once gets letters, and one of their tokens counts', async () => {
  await Promise.all([send({ send_invite: ['twice@example.com'] }), send({ send_invite: ['twice@example.com'] })]);
  await world.runJobs();
  expect(await world.rows('select status from role_invite_emails')).toEqual([{ status: 'sent' }]);
  expect(Temporal.Instant.compare(world.clock.now(), beginning)).toBe(0);
});
