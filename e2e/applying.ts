import type { Page } from '@playwright/test';
import { expect, expectAccessible, rows } from './house.ts';

export const rowMenu = async (page: Page, of: string, act: string) => {
  await page.getByRole('button', { name: `Actions for ${of}` }).click();
  await page.getByRole('menuitem', { name: act }).click();
};

export const signUpAndComeBack = async (page: Page, email: string) => {
  await page.getByRole('link', { name: 'Sign up for free' }).click();
  await page.getByLabel('First name').fill('Siti');
  await page.getByLabel('Last name').fill('Bakar');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: false }).first().fill('L3aders!tomorrow');
  await page.getByLabel('Confirm password').fill('L3aders!tomorrow');
  await page.getByRole('button', { name: /^sign up/i }).click();
  await expect(page).toHaveURL(/\/applications\//);
};

export const buildForm = async (admin: Page) => {
  await admin.getByRole('link', { name: 'Create New' }).click();
  await admin.getByRole('button', { name: 'Create' }).click();
  for (const label of ['Name', 'Role', 'Question title', 'Question type'])
    await expect(admin.getByText(`${label} is a required field`)).toBeVisible();
  await admin.getByLabel('Name', { exact: false }).first().fill('Spring intake');
  await admin.getByRole('combobox', { name: 'Role' }).click();
  await expect(admin.getByRole('option', { name: 'Portal Owner' })).toHaveCount(0);
  await admin.getByRole('option', { name: 'Mentee', exact: true }).click();
  await admin.getByLabel('Question title').fill('When would you like to meet?');
  await admin.getByRole('combobox', { name: 'Question type' }).click();
  await admin.getByRole('option', { name: /^Options/ }).click();
  await admin.getByLabel('Options, one a line').fill('Mornings');
  await admin.getByRole('button', { name: 'Add a question' }).click();
  await admin.getByLabel('Question title').nth(1).fill('Why would you like to join?');
  await admin.getByRole('combobox', { name: 'Question type' }).nth(1).click();
  await admin.getByRole('option', { name: 'Text' }).click();
  await admin.getByRole('button', { name: 'Create' }).click();
  // The server's refusal is shown at the field, and everything typed is still there.
  await expect(admin.getByText('Please offer at least two options')).toBeVisible();
  // At the end of the page, a phone's fixed bottom buttons cover nothing.
  await admin.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expectAccessible(admin);
  await admin.getByLabel('Options, one a line').fill('Mornings\nEvenings');
  await admin.getByRole('button', { name: 'Move question 2 up' }).click();
  await expect(admin.getByLabel('Question title').first()).toHaveValue('Why would you like to join?');
  await admin.getByRole('button', { name: 'Create' }).click();
  await expect(admin.getByText('Successfully saved.')).toBeVisible();
};

/** A call from this person's browser, answered with 200. */
export const sendAs = async (page: Page, path: string, data: object) => {
  const { token } = (await (await page.request.get('/csrf', { headers: { accept: 'application/json' } })).json()) as {
    token: string;
  };
  const reply = await page.request.post(path, {
    data,
    headers: { 'x-csrf-token': token, accept: 'application/json' },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  return (await reply.json()) as { id: number; slug: string };
};

/** A violet programme of the demonstration's company, which nobody has joined. */
export const openProgramme = async (admin: Page, name: string) => {
  const [enterprise] = await rows<{ id: string; slug: string }>(
    'select e.id, e.slug from enterprises e join enterprise_admins a on a.enterprise_id = e.id join users u on u.id = a.user_id where u.email = $1',
    'enterprise@lantern.test',
  );
  const { slug } = await sendAs(admin, '/programs', {
    enterprise_id: Number(enterprise?.id),
    program: {
      name,
      description: 'Conversations with people who lead',
      pairing_method: 'mentee_picks',
      support_email: 'leaders@petang.example',
    },
    white_label: { dashboard_primary_colour: '#7A3CC8' },
  });
  return `/app/${enterprise?.slug}/${slug}`;
};
