import { beforeEach, expect, test } from 'vitest';
import { signUp } from '../../../contract/accounts/index.ts';
import * as contract from '../../../contract/invitations/index.ts';
import type { Persona } from '../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { linkToken, tokenIn } from './invitations.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const first = {
  status: 403,
  body: {
    code: 'accounts.not_confirmed',
    error: 'You have to confirm your email address before continuing.',
  },
};
const accept = (as: Persona, invite: string) => world.ask(as, contract.acceptInvite, { body: { invite } });
const joinAs = (as: Persona) =>
  world.ask(as, contract.joinProgramme, { params: { id: world.alpha.id }, body: { user_type: 'mentee' } });
const memberships = (email: string) =>
  world.rows(
    `select r.name from program_memberships m join roles r on r.id = m.role_id join users u on u.id = m.user_id
     where u.email = $1 and m.program_id = $2`,
    [email, world.alpha.id],
  );
const isConfirmed = async (email: string) =>
  (await world.rows('select confirmed_at is not null as confirmed from users where email = $1', [email]))[0]?.confirmed;
const confirm = (email: string) =>
  world.rows('update users set confirmed_at = $1 where email = $2', [world.clock.now().toString(), email]);
const newcomer = (email: string, invite: string) =>
  world.newBrowser().ask(signUp, {
    body: {
      user_type: 'mentee',
      firstname: 'Siti',
      lastname: 'Bakar',
      email,
      password: 'Quiet-Harbour-27',
      password_confirmation: 'Quiet-Harbour-27',
      invite,
    },
  });

test('M41 the link of a role lets nobody in before their address is confirmed, and then it does', async () => {
  const link = await linkToken(world);
  expect(await accept('unconfirmed', link)).toMatchObject(first);
  expect(await memberships('unconfirmed@example.com')).toEqual([]);
  expect(await isConfirmed('unconfirmed@example.com')).toBe(false);
  await confirm('unconfirmed@example.com');
  expect((await accept('unconfirmed', link)).status).toBe(200);
  expect(await memberships('unconfirmed@example.com')).toEqual([{ name: 'Mentee' }]);
});

test('M41 B80 nor does a program that needs no application', async () => {
  await world.rows("update programs set privacy_settings = 'open' where id = $1", [world.alpha.id]);
  expect(await joinAs('unconfirmed')).toMatchObject(first);
  expect(await memberships('unconfirmed@example.com')).toEqual([]);
  await confirm('unconfirmed@example.com');
  expect((await joinAs('unconfirmed')).status).toBe(200);
});

test('M41 members who joined before stay, and their link still leads them in', async () => {
  await world.rows(
    'insert into program_memberships (program_id, user_id, role_id, joined_at) values ($1, $2, $3, $4)',
    [world.alpha.id, world.ids.unconfirmed, world.alpha.roleIds.Mentor, world.clock.now().toString()],
  );
  expect(await accept('unconfirmed', await linkToken(world))).toMatchObject({
    status: 200,
    body: { location: '/app/acme/alpha/overviews' },
  });
  expect(await memberships('unconfirmed@example.com')).toEqual([{ name: 'Mentor' }]);
});

test('M41 INV-31 who signs up through the link of a role has an account, and joins once the address is confirmed', async () => {
  const link = await linkToken(world);
  expect((await newcomer('siti@example.com', link)).status).toBe(200);
  expect(await memberships('siti@example.com')).toEqual([]);
  expect(await isConfirmed('siti@example.com')).toBe(false);
  expect((await newcomer('other@example.com', 'x'.repeat(43))).status).toBe(422);
  expect(await world.rows("select 1 from users where email = 'other@example.com'")).toEqual([]);
});

test('M41 B03 an emailed invitation proves the address it was sent to: it confirms it and lets them in', async () => {
  const invited = await world.ask('programme_admin', contract.sendInvites, {
    params: { roleId: world.alpha.roleIds.Mentee },
    body: {
      program_id: world.alpha.id,
      role_id: world.alpha.roleIds.Mentee,
      redirect_url: 'http://lantern.test/users/login',
      send_invite: ['unconfirmed@example.com', 'siti@example.com'],
    },
  } as never);
  expect(invited.status).toBe(200);
  await world.runJobs();
  const tokenFor = (address: string) => {
    const letter = world.vendors.letters.findLast(({ to }) => to.includes(address));
    return tokenIn(/http:\/\/lantern\.test\/users\/login\?[^\s"<]+/.exec(letter?.mail.text ?? '')?.[0] ?? '');
  };
  expect((await accept('unconfirmed', tokenFor('unconfirmed@example.com'))).status).toBe(200);
  expect(await isConfirmed('unconfirmed@example.com')).toBe(true);
  expect(await memberships('unconfirmed@example.com')).toEqual([{ name: 'Mentee' }]);
  // Only the address that it was sent to.
  const mine = tokenFor('siti@example.com');
  expect((await newcomer('someone@example.com', mine)).status).toBe(403);
  expect((await newcomer('siti@example.com', mine)).status).toBe(200);
  expect(await isConfirmed('siti@example.com')).toBe(true);
  expect(await memberships('siti@example.com')).toEqual([{ name: 'Mentee' }]);
});
