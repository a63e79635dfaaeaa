import type { Page } from '@playwright/test';
import { expect, expectAccessible, rows, test } from './house.ts';
import { field, linkIn, ownPassword, signUp } from './people.ts';

const says = (page: Page, words: string) => expect(page.getByText(words, { exact: true }).first()).toBeVisible();
const refused = 'Invalid email or password.';
/** The field's error, which comes before its hint in the description. */
const rule = /^Password must contain at least 8 characters, 1 uppercase, 1 number and 1 special character/;

const signIn = async (page: Page, email: string, secret: string) => {
  await field(page, 'email').fill(email);
  await field(page, 'password').fill(secret);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};

const fillCompany = async (page: Page, email: string) => {
  await field(page, 'company').fill('Utara Logistik');
  for (const [label, option] of [
    ['Program type', 'Department or function specific'],
    ['Estimated participants', '51 - 100'],
    ['Country', 'Malaysia'],
  ] as const) {
    await page.getByRole('combobox', { name: label, exact: true }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  }
  await field(page, 'firstname').fill('Salmah');
  await field(page, 'lastname').fill('Daud');
  await field(page, 'email').fill(email);
  await page.getByPlaceholder('60123456789').fill('123456789');
  await field(page, 'password').fill(ownPassword);
  await field(page, 'password_confirmation').fill(ownPassword);
};

test('ACC-03 ACC-10 ACC-11 a company registers, confirms its address from the letter, and comes in @phone', async ({
  open,
}, info) => {
  const email = `company-${info.project.name}@example.com`;
  const page = await open(null);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Create an Enterprise Account' }).click();
  await expect(page).toHaveURL(/\/register$/);
  const create = page.getByRole('button', { name: 'Create account' });

  await test.step('what is missing stands beside its field, and what was typed stays', async () => {
    await field(page, 'firstname').fill('Salmah');
    await create.click();
    await expect(field(page, 'company')).toHaveAccessibleDescription('Company name is a required field');
    await expect(field(page, 'email')).toHaveAccessibleDescription('Email is a required field');
    const country = page.getByRole('combobox', { name: 'Country', exact: true });
    await expect(country).toHaveAccessibleDescription('Country is a required field');
    await expect(field(page, 'firstname')).toHaveValue('Salmah');
    await expectAccessible(page);
  });

  await fillCompany(page, email);
  await create.click();
  await says(page, 'Registration successful');
  await expect(page).toHaveURL(/\/need-confirmation$/);
  await expect(page.getByText('You have to confirm your email address before continuing.')).toBeVisible();
  await expect(field(page, 'email')).toHaveValue(email);
  await page.getByRole('button', { name: 'Resend confirmation email' }).click();
  await says(page, 'Confirmation email sent');

  await test.step('before that, the right password leads to the same page', async () => {
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await signIn(page, email, ownPassword);
    await expect(page).toHaveURL(/\/need-confirmation$/);
  });

  await page.goto(await linkIn(email, 'confirmation_token'));
  await page.getByRole('button', { name: 'Confirm email address' }).click();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, email, ownPassword);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('dialog')).toBeVisible();

  // Another tab of the same browser is signed in too; the registration form is for visitors.
  const other = await page.context().newPage();
  await other.goto('/register');
  await expect(other).toHaveURL(/\/dashboard$/);
  await expect(other.getByRole('dialog')).toBeVisible();
});

test('ACC-04 ACC-05 ACC-12 ACC-37 who is locked out asks for a link on the forgot-password page @phone', async ({
  open,
}, info) => {
  const email = `locked-${info.project.name}@example.com`;
  await signUp(await open(null), email);
  const page = await open(null);
  await page.goto('/login');

  await test.step('wrong input', async () => {
    await signIn(page, 'nobody', '');
    await expect(field(page, 'email')).toHaveAccessibleDescription('Email must be a valid email');
    await expect(field(page, 'password')).toHaveAccessibleDescription('Password is a required field');
    await expect(field(page, 'email')).toHaveValue('nobody');
    await expectAccessible(page);
  });

  await test.step('the fifth failure locks: the right password is then refused in the same words', async () => {
    for (const attempt of [1, 2, 3, 4, 5]) {
      const answer = page.waitForResponse('**/login.json');
      await signIn(page, email, `Wr0ng!guess${attempt}`);
      expect((await answer).status()).toBe(401);
    }
    const answer = page.waitForResponse('**/login.json');
    await signIn(page, email, ownPassword);
    expect((await answer).status()).toBe(401);
    await says(page, refused);
    await expect(field(page, 'email')).toHaveValue(email);
  });

  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
  const send = page.getByRole('button', { name: 'Send reset link' });
  await send.click();
  await expect(field(page, 'email')).toHaveAccessibleDescription('Your email is required');
  await field(page, 'email').fill(email);
  await send.click();
  await says(page, 'Password reset link sent to your email.');
  await expect(page).toHaveURL(/\/login$/);

  await page.goto(await linkIn(email, 'reset_password_token'));
  await field(page, 'password').fill('New#Secret77');
  await field(page, 'password_confirmation').fill('New#Secret77');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await says(page, 'Password has been reset');
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, email, 'New#Secret77');
  await says(page, 'Login successful');
  await expect(page).toHaveURL(/\/main\/dashboard$/);
});

test('ACC-06 ACC-39 the reset page takes its token from the address, and works once', async ({ open }) => {
  const email = 'forgetful@example.com';
  await signUp(await open(null), email);
  const page = await open(null);
  await page.goto('/forgot-password');
  await field(page, 'email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await says(page, 'Password reset link sent to your email.');
  const link = new URL(await linkIn(email, 'reset_password_token'));
  expect(link.pathname).toBe('/reset-password');
  const save = page.getByRole('button', { name: 'Save new password' });
  const choose = async (secret: string, again: string) => {
    await field(page, 'password').fill(secret);
    await field(page, 'password_confirmation').fill(again);
    await save.click();
  };

  // A mail program may double the slash (ACC-07).
  await page.goto(`${link.origin}/${link.pathname}${link.search}`);
  await expect(page).toHaveURL(link.href);
  await choose('short', 'other');
  await expect(field(page, 'password')).toHaveAccessibleDescription(rule);
  await expect(field(page, 'password_confirmation')).toHaveAccessibleDescription('Passwords must match');
  await choose('New#Secret77', 'New#Secret77');
  await says(page, 'Password has been reset');
  await expect(page).toHaveURL(/\/login$/);

  for (const token of [link.search, '?reset_password_token=invented', '']) {
    await page.goto(`/reset-password${token}`);
    await choose('Other#Secret88', 'Other#Secret88');
    await says(page, 'Reset password token is invalid');
    await expect(field(page, 'password')).toHaveValue('Other#Secret88');
  }
});

test('ACC-54 ACC-52 who signs up sets up the profile next; wrong input costs nothing @phone', async ({
  open,
}, info) => {
  const email = `new-${info.project.name}@example.com`;
  const page = await open(null);
  await page.goto('/users/sign_up');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign up for free' })).toBeVisible();
  await expect(page.getByText('Already have an account?')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  const join = page.getByRole('button', { name: 'Sign up', exact: true });
  const type = async (address: string, secret: string) => {
    await field(page, 'firstname').fill('Wei Jie');
    await field(page, 'lastname').fill('Tan');
    await field(page, 'email').fill(address);
    await field(page, 'password').fill(secret);
    await field(page, 'password_confirmation').fill(secret);
    await join.click();
  };
  await type('mentee@lantern.test', ownPassword);
  await expect(field(page, 'email')).toHaveAccessibleDescription(/already/);
  await type(email, 'Password1!');
  await expect(field(page, 'password')).toHaveAccessibleDescription(/This password is too easy to guess\./);
  for (const [name, value] of [
    ['firstname', 'Wei Jie'],
    ['lastname', 'Tan'],
    ['email', email],
  ] as const)
    await expect(field(page, name)).toHaveValue(value);
  await type(email, ownPassword);
  await expect(page).toHaveURL(/\/profile\/setup$/);
  const setup = page.getByRole('form', { name: 'Set up your profile' });
  await expect(setup.getByText('Step 1 of 4')).toBeVisible();
  await expect(setup.getByLabel('First name')).toHaveValue('Wei Jie');
  expect(await rows('select user_type, confirmed_at from users where email = $1', email)).toEqual([
    { user_type: 'mentee', confirmed_at: null },
  ]);
});

test('ACC-09 NAV-26 a visitor is asked to sign in at the door of the address, the enterprise app’s or the members’, and comes back to it', async ({
  open,
}) => {
  for (const path of ['/dashboard', '/create', '/edit/1', '/enter-program/1', '/enterprise']) {
    const page = await open(null);
    await page.goto(path);
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    const kept = (await page.context().cookies()).find(({ name }) => name === 'return_to');
    expect(decodeURIComponent(kept?.value ?? '')).toBe(path);
  }
  const page = await open(null);
  await page.goto('/dashboard');
  await signIn(page, 'enterprise@lantern.test', 'Lantern#2026');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { name: 'Mentoring Programs', includeHidden: true })).toBeAttached();
  // NAV-26: a page for members sends visitors to the members' sign-in page.
  const visitor = await open(null);
  await visitor.goto('/main/bookings?tab=closed');
  await expect(visitor).toHaveURL(/\/users\/sign_in$/);
  await signIn(visitor, 'mentee@lantern.test', 'Lantern#2026');
  await expect(visitor).toHaveURL(/\/main\/bookings\?tab=closed$/);
  // Members are sent away from this page (D01).
  const member = await open('mentee@lantern.test');
  await member.goto('/dashboard');
  await expect(member).toHaveURL(/\/main\/dashboard$/);
});
