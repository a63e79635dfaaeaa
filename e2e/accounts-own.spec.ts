import type { Page } from '@playwright/test';
import { programmeOf } from './company.ts';
import { expect, expectAccessible, rows, test } from './house.ts';
import { field, linkIn, ownPassword, signUp, without } from './people.ts';

const says = (page: Page, words: string) => expect(page.getByText(words, { exact: true }).first()).toBeVisible();

/** Signs up a new user and opens their account page. */
const atOwnAccount = async (page: Page, email: string) => {
  const user = await signUp(page, email);
  await page.goto(`/users/${user.slug}/edit?section=account`);
  await expect(page.getByRole('heading', { name: 'Password' })).toBeVisible();
  return user;
};

const post = async (page: Page, path: string, data: object) => {
  const { token } = (await (await page.request.get('/csrf')).json()) as { token: string };
  const headers = { 'x-csrf-token': token, accept: 'application/json' };
  const reply = await page.request.post(path, { headers, data });
  expect(reply.status()).toBe(200);
  return reply.json();
};

/** Opens the link that the owner of a programme shares for one of its roles. */
const joinByLink = async (owner: Page, page: Page, programId: number, role: string) => {
  const [row] = await rows<{ id: string }>('select id from roles where program_id = $1 and name = $2', programId, role);
  const { invite_link: link } = await post(owner, `/roles/${row?.id}/invites/refresh`, { program_id: programId });
  await post(page, '/invitations/accept', { invite: new URL(link).searchParams.get('invite') });
};

const change = async (page: Page, current: string, next: string, again = next) => {
  await field(page, 'current_password').fill(current);
  await field(page, 'password').fill(next);
  await field(page, 'password_confirmation').fill(again);
  await page.getByRole('button', { name: 'Save changes' }).click();
};

test('ACC-55 ACC-59 the account page holds address, password and deletion; a password is changed there @phone', async ({
  open,
}, info) => {
  const email = `own-${info.project.name}@example.com`;
  const page = await open(null);
  const { id } = await atOwnAccount(page, email);
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText([
    'Email',
    'Password',
    'Calendar feed',
    'Blocked people',
    'Your data',
    'Delete account',
  ]);
  await expect(page.getByText(email, { exact: true }).last()).toBeVisible();
  await expectAccessible(page);

  await test.step('each field shows and hides what is typed', async () => {
    for (const name of ['current_password', 'password', 'password_confirmation']) {
      const one = field(page, name);
      const box = page.locator('.mantine-TextInput-root', { has: one });
      await expect(one).toHaveAttribute('type', 'password');
      await box.getByRole('button', { name: 'Show password' }).click();
      await expect(one).toHaveAttribute('type', 'text');
      await box.getByRole('button', { name: 'Hide password' }).click();
      await expect(one).toHaveAttribute('type', 'password');
    }
  });

  await test.step('wrong input stays, with its message beside it', async () => {
    await change(page, '', 'short', 'other');
    await expect(field(page, 'current_password')).toHaveAccessibleDescription(/required/);
    await expect(field(page, 'password')).toHaveAccessibleDescription(/Password must contain at least 8 characters/);
    await expect(field(page, 'password_confirmation')).toHaveAccessibleDescription('Passwords must match');
    await change(page, 'Wr0ng!guess', 'New#Secret77');
    await expect(field(page, 'current_password')).toHaveAccessibleDescription(/./);
    await expect(field(page, 'password')).toHaveValue('New#Secret77');
  });

  const elsewhere = await open(null);
  const reply = await elsewhere.request.post('/login.json', { data: { email, password: ownPassword } });
  expect(reply.status()).toBe(200);
  await change(page, ownPassword, 'New#Secret77');
  await says(page, 'Password successfully updated');
  await expect(field(page, 'password')).toHaveValue('');
  // This browser stays signed in; the other one does not.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Password' })).toBeVisible();
  expect((await elsewhere.request.get('/users/current')).status()).toBe(401);
  expect(await rows("select kind from auth_sessions where user_id = $1 and kind = 'cookie'", id)).toHaveLength(1);
});

test('ACC-60 ACC-61 ACC-62 ACC-65 an account is deleted with its reasons, and is closed at once @phone', async ({
  open,
}, info) => {
  const email = `leaver-${info.project.name}@example.com`;
  const page = await open(null);
  const { id } = await atOwnAccount(page, email);
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByRole('checkbox')).toHaveCount(5);
  for (const reason of [
    'No longer need mentoring',
    "Didn't find enough relevant mentors",
    'Unsatisfied with the mentor experience',
    'Scheduling sessions was difficult',
    'Found a different platform',
  ])
    await expect(dialog.getByRole('checkbox', { name: reason, exact: true })).toBeVisible();
  const remove = dialog.getByRole('button', { name: 'Delete account' });
  await remove.click();
  await expect(dialog.getByText('Reasons is a required field')).toBeVisible();
  await expectAccessible(page);
  expect(await rows('select deleted_at from users where id = $1', id)).toEqual([{ deleted_at: null }]);

  await dialog.getByRole('checkbox', { name: 'No longer need mentoring' }).check();
  await dialog.getByRole('checkbox', { name: 'Found a different platform' }).check();
  await remove.click();
  await says(page, 'Account has been deleted');
  await expect(page).toHaveURL(/\/users\/sign_in$/);
  expect(await rows('select reasons from account_deletions where user_id = $1', id)).toEqual([
    { reasons: 'No longer need mentoring;Found a different platform' },
  ]);
  await field(page, 'email').fill(email);
  await field(page, 'password').fill(ownPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await says(page, 'Your account has been deactivated.');
});

test('a session that ends in the middle of a form costs nothing: one signs in beside it and goes on @phone', async ({
  open,
}, info) => {
  const email = `away-${info.project.name}@example.com`;
  const page = await open(null);
  const { id } = await atOwnAccount(page, email);
  await rows('delete from auth_sessions where user_id = $1', id);
  await change(page, ownPassword, 'New#Secret77');
  await says(page, 'Please sign in first.');
  const banner = page.getByRole('region', { name: 'You have been signed out.' });
  await expect(banner).toBeVisible();
  await expectAccessible(page);
  await expect(field(page, 'password')).toHaveValue('New#Secret77');

  const [beside] = await Promise.all([
    page.context().waitForEvent('page'),
    banner.getByRole('link', { name: 'Sign In' }).click(),
  ]);
  await field(beside, 'email').fill(email);
  await field(beside, 'password').fill(ownPassword);
  await beside.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(beside).toHaveURL(/\/main\/dashboard$/);
  await beside.close();

  await expect(field(page, 'password')).toHaveValue('New#Secret77');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await says(page, 'Password successfully updated');
  await expect(banner).toHaveCount(0);
});

test('ACC-45 ACC-46 the link is not sent: without a line, from a broken server, to a verified address @phone', async ({
  open,
}, info) => {
  const email = `resend-${info.project.name}@example.com`;
  const page = await open(null);
  const { id } = await atOwnAccount(page, email);
  const resend = page.getByRole('button', { name: 'Resend confirmation', exact: true });
  await page.context().setOffline(true);
  await resend.click();
  await says(page, 'Something went wrong. Please try again.');
  await page.context().setOffline(false);
  await without('audit_log', async () => {
    await resend.click();
    await says(page, 'Oops, something went wrong!');
  });
  await rows('update users set confirmed_at = created_at where id = $1', id);
  await resend.click();
  await says(page, 'Your account is already verified.');

  const visitor = await open(null);
  await visitor.goto('/need-confirmation');
  await field(visitor, 'email').fill('nobody-at-all@example.com');
  const again = visitor.getByRole('button', { name: 'Resend confirmation email' });
  await visitor.context().setOffline(true);
  await again.click();
  await says(visitor, 'Something went wrong. Please try again.');
  await visitor.context().setOffline(false);
  await without('audit_log', async () => {
    await again.click();
    await says(visitor, 'Failed to resend confirmation email.');
  });
  await expect(field(visitor, 'email')).toHaveValue('nobody-at-all@example.com');
  await again.click();
  await says(visitor, 'Confirmation email sent');
});

test('ACC-47 an admin who has not confirmed reads so over every page and in the account menu @phone', async ({
  open,
}, info) => {
  const email = `admin-${info.project.name}@example.com`;
  const owner = await open('enterprise@lantern.test');
  const programme = await programmeOf(owner, `Unconfirmed ${info.project.name}`);
  const page = await open(null);
  await signUp(page, email);
  const banner = page.getByRole('region', { name: 'Please confirm your email address.' });
  await page.goto('/main/bookings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toHaveCount(0);

  // Who joins has confirmed (M41); an admin may lose that with another address.
  await rows('update users set confirmed_at = now() where email = $1', email);
  await joinByLink(owner, page, programme.id, 'Admin');
  await rows('update users set confirmed_at = null where email = $1', email);
  for (const path of ['/main/bookings', programme.admin]) {
    await page.goto(path);
    await expect(banner).toContainText(email);
    await expectAccessible(page);
  }
  await banner.getByRole('button', { name: 'Resend confirmation' }).click();
  await says(page, 'Confirmation email sent');
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Resend confirmation' }).click();
  await says(page, 'Confirmation email sent');

  await page.goto(await linkIn(email, 'confirmation_token'));
  await page.getByRole('button', { name: 'Confirm email address' }).click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(new RegExp(`${programme.admin}/?$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toHaveCount(0);
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Resend confirmation' })).toHaveCount(0);
});

test('SYS-01 a broken server is told with a mark of exclamation, and of a booking with a full stop', async ({
  open,
}) => {
  const page = await open(null);
  await atOwnAccount(page, 'unlucky@example.com');
  await without('login_attempts', async () => {
    await change(page, ownPassword, 'New#Secret77');
    await says(page, 'Oops, something went wrong!');
  });
  await expect(field(page, 'password')).toHaveValue('New#Secret77');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await says(page, 'Password successfully updated');

  const mentor = await open('mentor@lantern.test');
  await mentor.goto('/main/bookings?tab=upcoming');
  const accept = mentor.getByRole('button', { name: /^Accept Booking/ }).first();
  await without('booking_events', async () => {
    await accept.click();
    await says(mentor, 'Oops, something went wrong.');
  });
  await expect(accept).toBeVisible();
});

test('without a line a bar and a form say so and keep what was typed; a page heals by itself @phone', async ({
  open,
}) => {
  const page = await open(null);
  await page.goto('/users/sign_in');
  await field(page, 'email').fill('mentee@lantern.test');
  await field(page, 'password').fill('Lantern#2026');
  await page.context().setOffline(true);
  const enter = page.getByRole('button', { name: 'Sign in', exact: true });
  await expect(page.getByRole('status').filter({ hasText: "You're offline." })).toBeVisible();
  await expect(enter).toHaveAttribute('title', "You're offline. Try again when you're connected.");
  await enter.click();
  await says(page, "You're offline. Nothing was sent; your text is safe.");
  await expect(field(page, 'email')).toHaveValue('mentee@lantern.test');
  await expect(field(page, 'password')).toHaveValue('Lantern#2026');
  await page.context().setOffline(false);
  await enter.click();
  await expect(page).toHaveURL(/\/main\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Bookings', exact: true }).filter({ visible: true }).first().click();
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Booking Session' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});
