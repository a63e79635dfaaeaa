import type { Page } from '@playwright/test';
import { expect, rows } from './house.ts';
import { linkIn, ownPassword } from './people.ts';

export const choose = async (page: Page, field: string | RegExp, option: string) => {
  await page
    .getByRole('combobox', { name: field })
    .or(page.getByRole('textbox', { name: field }))
    .first()
    .click();
  await page.getByRole('option', { name: option }).first().click();
};

/** Opens a date field and picks the first available day. */
export const chooseDay = async (page: Page, field: string) => {
  await page.getByRole('button', { name: new RegExp(`^${field}`) }).click();
  const picker = page.getByRole('dialog', { name: field });
  await picker.getByRole('button', { name: /next month/i }).click();
  await picker.getByRole('gridcell').locator('button:not([disabled])').first().click();
};

export const register = async (page: Page, email: string) => {
  await page.goto('/register');
  await page.getByLabel('Company name').fill('Petang Bhd');
  await choose(page, /^Program type/, 'Company wide');
  await choose(page, /^Estimated participants/, '51 - 100');
  await page.getByLabel('First name').fill('Farah');
  await page.getByLabel('Last name').fill('Lim');
  await page.getByLabel('Email').fill(email);
  await choose(page, /^Country/, 'Malaysia');
  await page.getByLabel('Phone no').last().fill('123456789');
  await page.getByLabel('Password', { exact: false }).first().fill(ownPassword);
  await page
    .getByLabel(/confirm/i)
    .last()
    .fill(ownPassword);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/need-confirmation/);
};

export const confirmAndSignIn = async (page: Page, email: string) => {
  const { pathname, search } = new URL(await linkIn(email, 'confirmation_token'));
  await page.goto(pathname + search);
  await page.getByRole('button', { name: 'Confirm email address' }).click();
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: false }).first().fill(ownPassword);
  await page
    .getByRole('button', { name: /log in|sign in/i })
    .last()
    .click();
  await expect(page).toHaveURL(/\/dashboard$/);
};

/** Creates a programme of the demonstration's enterprise. */
export const programmeOf = async (page: Page, name: string) => {
  const [enterprise] = await rows<{ id: string }>(
    `select enterprise_id as id from enterprise_admins join users on users.id = user_id where email = 'enterprise@lantern.test'`,
  );
  const { token } = (await (await page.request.get('/csrf')).json()) as { token: string };
  const reply = await page.request.post('/programs', {
    headers: { 'x-csrf-token': token, accept: 'application/json' },
    data: {
      enterprise_id: Number(enterprise?.id),
      program: { name, description: 'Grow together', pairing_method: 'mentee_picks' },
      white_label: { dashboard_primary_colour: '#7A3CC8' },
    },
  });
  expect(reply.status()).toBe(200);
  const {
    id,
    slug,
    enterprise: owner,
  } = (await reply.json()) as { id: number; slug: string; enterprise: { slug: string } };
  return { id, admin: `/app/${owner.slug}/${slug}/admin` };
};
