import type { Page } from '@playwright/test';
import { expect, expectAccessible, mailTo, rows, test } from './house.ts';
import { type HrFile, hrFiles } from './hr-files.ts';
import { houseOfOnesOwn } from './own-house.ts';

houseOfOnesOwn(test);

const participants = '/app/selatan-telekom/langkah-graduates/admin/user_management';

const check = async (page: Page, { name, bytes }: Pick<HrFile, 'name' | 'bytes'>) => {
  await page.goto(`${participants}/import`);
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(bytes) });
  await page.getByRole('button', { name: 'Check the file' }).click();
};
const shownRows = async (page: Page) => {
  const table = page.getByRole('region', { name: 'Rows of the file' });
  await expect(table).toBeVisible();
  const lines = await table.locator('tbody tr').all();
  return Promise.all(lines.map(async (line) => line.locator('td').allInnerTexts()));
};
const addNow = async (page: Page, people: string) => {
  await page.getByRole('button', { name: people }).click();
  const look = page.getByRole('dialog', { name: 'A last look' });
  await expect(look.getByText(/get an email\.|gets an email\./)).toBeVisible();
  await expect(look.getByText('invites you to join the mentoring program', { exact: false })).toBeVisible();
  return look;
};
const invitedFrom = (addresses: readonly string[]) =>
  rows<{ email: string; role: string }>(
    `select e.email::text, r.name as role from role_invite_emails e join roles r on r.id = e.role_id
     where e.email = any($1::text[]::citext[]) and e.status <> 'revoked' order by 1`,
    `{${addresses.join(',')}}`,
  );

for (const file of hrFiles)
  test(`HR file: ${file.odd}`, async ({ open }) => {
    const page = await open('admin@lantern.test');
    await check(page, file);
    if (file.refused !== undefined) {
      await expect(page.getByText(file.refused, { exact: true })).toBeVisible();
      return;
    }
    for (const words of file.says ?? []) await expect(page.getByText(words, { exact: true })).toBeVisible();
    expect(await shownRows(page)).toEqual(file.rows);
    if (!file.invited) return;
    const many = file.invited.length;
    const look = await addNow(page, many === 1 ? 'Add 1 person' : `Add ${many} people`);
    await look.getByRole('button', { name: 'Add now' }).click();
    await expect(page.getByText(/invited by email and can join with the link in it\./)).toBeVisible();
    const addresses = (file.rows ?? []).map(([, email = '']) => email);
    expect((await invitedFrom(addresses)).map(({ email, role }) => [email, role])).toEqual(file.invited);
  });

test('nobody gets an email before a held file is let go, and undo takes it back', async ({ open }) => {
  const page = await open('admin@lantern.test');
  await check(page, { name: 'later.csv', bytes: new TextEncoder().encode('email,name\nlater@hr.test,Later Lim\n') });
  const look = await addNow(page, 'Add 1 person');
  await expectAccessible(page);
  await look.getByText('When I say so').click();
  await look.getByRole('button', { name: 'Hold it' }).click();
  await expect(page.getByText(/^1 person is waiting\./)).toBeVisible();
  await page.goto(`${participants}/import`);
  await page.getByRole('button', { name: 'Open later.csv' }).click();
  expect(await mailTo('later@hr.test')).toEqual([]);
  await page.getByRole('button', { name: 'Add now' }).click();
  await expect.poll(async () => (await mailTo('later@hr.test')).length).toBe(1);
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await page.getByRole('dialog', { name: 'Undo this import?' }).getByRole('button', { name: 'Undo it' }).click();
  await expect(page.getByText(/^This import was undone/)).toBeVisible();
  expect(await invitedFrom(['later@hr.test'])).toEqual([]);
});

test('many people are chosen by a filter with the keyboard, get a role at once, and those left out are named', async ({
  open,
}) => {
  const page = await open('admin@lantern.test');
  await page.goto(`${participants}?attention=not_paired`);
  const all = page.getByRole('checkbox', { name: 'Choose everyone on this page' });
  await all.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').filter({ hasText: 'chosen' })).toBeAttached();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Actions', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Remind to sign in' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Send the reminder' }).press('Enter');
  await expect(page.getByText(/were left out:|was left out:/)).toBeVisible();
  await expect(page.getByText(/This person has signed in already\./).first()).toBeVisible();
});
