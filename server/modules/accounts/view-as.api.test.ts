import { beforeEach, expect, test } from 'vitest';
import {
  resendConfirmation,
  changePassword,
  deleteAccount,
  downloadOwnData,
  revertToAdmin,
  viewAsUser,
} from '../../../contract/accounts/index.ts';
import { password } from '../../testing/personas.fixture.ts';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';
import { goodPassword, isSignedIn, signedInAs } from './accounts.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const audit = () =>
  world.rows('select action, actor_id::int, as_user_id::int, data from audit_log where action like $1 order by id', [
    'account.%view%',
  ]);
const viewing = async (id: number) => {
  const admin = await signedInAs(world, 'platform_admin@example.com', password);
  const reply = await admin.browser.ask(viewAsUser, { params: { id } });
  return { browser: admin.browser, reply };
};

test('NAV-18 SYS-19 a platform admin sees what the user sees, and comes back; both ids are kept', async () => {
  const { unconfirmed, platform_admin: adminId } = world.ids;
  const { browser, reply } = await viewing(unconfirmed);
  expect(reply).toMatchObject({ status: 200, body: { location: '/main/dashboard' } });
  expect((await browser.ask(resendConfirmation, {})).status).toBe(200);
  expect(await browser.ask(revertToAdmin, {})).toMatchObject({ status: 200, body: { location: '/main/admins' } });
  expect((await browser.ask(revertToAdmin, {})).body).toMatchObject({ code: 'accounts.not_viewing' });
  const both = { actor_id: adminId, as_user_id: unconfirmed };
  const acted = {
    method: 'POST',
    route: '/api/v2/my/users/resend_confirmation',
    path: '/api/v2/my/users/resend_confirmation',
  };
  expect(await audit()).toEqual([
    { action: 'account.view_opened', ...both, data: {} },
    { action: 'account.acted_in_view', ...both, data: acted },
    { action: 'account.view_closed', ...both, data: {} },
  ]);
});

test('SYS-19 what is refused, or only read, is not written down as an act', async () => {
  const { browser } = await viewing(world.ids.mentee);
  expect((await browser.ask(resendConfirmation, {})).status).toBe(422);
  await browser.inject({ method: 'GET', url: '/users/current' });
  expect((await audit()).map(({ action }) => action)).toEqual(['account.view_opened']);
});

test('NAV-18 the admin’s own session ends while they look, and the view’s when they revert', async () => {
  const admin = await signedInAs(world, 'platform_admin@example.com', password);
  const session = String(admin.browser.cookies.get('session'));
  await admin.browser.ask(viewAsUser, { params: { id: world.ids.mentee } });
  const thief = (stolen: string) => ({ cookies: new Map([['session', stolen]]) });
  expect(await isSignedIn(world, thief(session))).toBe(false);
  const view = String(admin.browser.cookies.get('session'));
  await admin.browser.ask(revertToAdmin, {});
  expect(await isSignedIn(world, thief(view))).toBe(false);
  expect(await isSignedIn(world, admin.browser)).toBe(true);
});

test('ACC-57 ACC-63 ACC-72 what is a person’s alone is not done through their eyes', async () => {
  const { browser } = await viewing(world.ids.mentee);
  const own = { status: 403, body: { error: 'Please go back to your own account first.' } };
  const typed = { current_password: password, password: goodPassword, password_confirmation: goodPassword };
  expect(await browser.ask(changePassword, { body: typed })).toMatchObject(own);
  expect(await browser.ask(deleteAccount, { body: { reason_for_leaving: 'x' } })).toMatchObject(own);
  expect(await browser.ask(downloadOwnData, {})).toMatchObject(own);
});

test('NAV-18 nobody but a platform admin opens a view, and not that of another one or of somebody gone', async () => {
  await world.rows('update users set deleted_at = $2 where id = $1', [world.ids.mentor, beginning.toString()]);
  await world.rows('update users set is_platform_admin = true where id = $1', [world.ids.portal_owner]);
  const open = (persona: 'programme_admin' | 'platform_admin' | 'visitor', id: number) =>
    world.ask(persona, viewAsUser, { params: { id } });
  expect((await open('visitor', world.ids.mentee)).status).toBe(401);
  expect((await open('programme_admin', world.ids.mentee)).status).toBe(403);
  expect((await open('platform_admin', world.ids.mentor)).status).toBe(404);
  expect((await open('platform_admin', world.ids.portal_owner)).body).toMatchObject({ code: 'accounts.not_viewable' });
  expect(await audit()).toEqual([]);
});

test('NAV-18 who is no platform admin any more does not come back as one', async () => {
  const { browser } = await viewing(world.ids.mentee);
  await world.rows('update users set is_platform_admin = false where id = $1', [world.ids.platform_admin]);
  expect((await browser.ask(revertToAdmin, {})).status).toBe(403);
});
