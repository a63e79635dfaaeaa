import type { Page } from '@playwright/test';
import { expect, expectAccessible, mailTo, rows } from './house.ts';
import type { takenAway } from './taken-away.ts';

/** A password for everyone who signs up in these tests. */
export const ownPassword = 'Str0ng!enough';

/** Signs up a new user through the API; from then on the browser of `page` is theirs. */
export const signUp = async (page: Page, email: string) => {
  const data = {
    user_type: 'mentee',
    firstname: 'Nora',
    lastname: 'Aziz',
    email,
    password: ownPassword,
    password_confirmation: ownPassword,
    timezone: 'Asia/Kuala_Lumpur',
  };
  const { token } = (await (await page.request.get('/csrf')).json()) as { token: string };
  const reply = await page.request.post('/users', { data, headers: { 'x-csrf-token': token } });
  expect(reply.status()).toBe(200);
  const [user] = await rows<{ id: string; slug: string }>('select id, slug from users where email = $1', email);
  if (!user) throw new Error('nobody signed up');
  return user;
};

/** A field by its name in the form. */
export const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`);

/** The link in the newest email whose address contains `part`. */
export const linkIn = async (email: string, part: string) => {
  const links = async () => (await mailTo(email)).flatMap((letter) => letter.links);
  await expect.poll(async () => (await links()).some((link) => link.includes(part))).toBe(true);
  return (await links()).find((link) => link.includes(part)) ?? '';
};

/** Opens the emailed link and confirms the address; the page then leads on. */
export const confirmAddress = async (page: Page, email: string) => {
  const { pathname, search } = new URL(await linkIn(email, 'confirmation_token'));
  await page.goto(pathname + search);
  await page.getByRole('button', { name: 'Confirm email address' }).click();
  await page.getByRole('link', { name: 'Continue' }).click();
};

/** While this runs the server cannot reach a table, and so it answers with a fault. */
export const without = async (table: (typeof takenAway)[number], act: () => Promise<void>) => {
  await rows(`alter table ${table} rename to ${table}_away`);
  try {
    await act();
  } finally {
    await rows(`alter table ${table}_away rename to ${table}`);
  }
};

/** The steps after a sign-up: country and languages; the rest can wait. */
export const setUpProfile = async (page: Page) => {
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('combobox', { name: 'Country' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Country' }).click();
  await page.getByRole('option', { name: 'Malaysia', exact: true }).click();
  await page
    .getByRole('combobox', { name: 'Language' })
    .or(page.getByRole('textbox', { name: 'Language' }))
    .first()
    .click();
  await page.getByRole('option', { name: 'English', exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await page.getByRole('button', { name: 'Skip for now' }).click();
};
