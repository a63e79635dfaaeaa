import type { Page } from '@playwright/test';
import { chooseSession, mentorWithHours } from './choosing.ts';
import { expect, expectAccessible, rows, test } from './house.ts';
import { type Member, toast } from './member.ts';

const personMenu = (page: Page) => page.getByRole('button', { name: 'Report or block Mona Traveller' });

const block = async (page: Page, mentor: Member) => {
  await page.goto(`/mentor_profile/${mentor.slug}`);
  await personMenu(page).click();
  await page.getByRole('menuitem', { name: 'Block' }).click();
  const asked = page.getByRole('dialog', { name: 'Block Mona Traveller?' });
  await expect(asked.getByText('Neither of you can book or message the other any more.')).toBeVisible();
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Block', exact: true }).click();
  await toast(page, 'Blocked. Neither of you can book or message the other.');
};

const report = async (page: Page, reason: string) => {
  await personMenu(page).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  const asked = page.getByRole('dialog', { name: 'Report Mona Traveller?' });
  await asked.getByRole('textbox').fill(reason);
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Report', exact: true }).click();
  await toast(page, 'Thank you. An admin will look into it.');
};

const unblock = async (page: Page) => {
  await page.goto('/users/aina-zulkifli/edit?section=account');
  await expect(page.getByRole('heading', { name: 'Blocked people' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Unblock Mona Traveller' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unblock' }).click();
  await toast(page, 'Unblocked.');
  await expect(page.getByText("You haven't blocked anybody")).toBeVisible();
};

const warn = async (page: Page, reason: string) => {
  await page.goto('/main/admins/reports_of_people');
  const entry = page.getByRole('article').filter({ hasText: reason });
  await expect(entry).toBeVisible();
  await expectAccessible(page);
  await entry.getByRole('button', { name: 'Warn' }).click();
  const asked = page.getByRole('dialog', { name: 'Warn Mona Traveller?' });
  await asked.getByRole('textbox', { name: 'Note for the admins' }).fill('Talked to her');
  await asked.getByRole('button', { name: 'Warn' }).click();
  await toast(page, 'They were warned.');
  await expect(entry).toHaveCount(0);
  await page.getByRole('link', { name: 'Decided' }).click();
  await expect(entry.getByText('Talked to her')).toBeVisible();
  await expectAccessible(page);
};

test('M47 a mentee blocks a mentor, whose sessions can no longer be asked for, unblocks and reports her; a platform admin sees both and warns her @phone', async ({
  open,
}, { project }) => {
  const mentor = await mentorWithHours();
  const page = await open('mentee@lantern.test');
  await block(page, mentor);
  const admin = await open('platform@lantern.test');
  await admin.goto('/main/admins/reports_of_people?tab=blocks');
  await expect(admin.getByText(/^has blocked Mona Traveller since /)).toBeVisible();
  await expectAccessible(admin);

  const dialog = await chooseSession(page, mentor);
  await dialog.getByRole('button', { name: 'Request', exact: true }).click();
  await expect(page.getByText('This person cannot be booked.')).toBeVisible();
  expect(await rows('select 1 from booking_participants where user_id = $1', mentor.id)).toEqual([]);

  await unblock(page);
  await page.goto(`/mentor_profile/${mentor.slug}`);
  const reason = `She shouted at me, ${project.name}`;
  await report(page, reason);
  await warn(admin, reason);
  await page.goto('/notifications');
  await expect(page.getByText(/looked into your report and warned the person\.$/).first()).toBeVisible();
  const other = await open(mentor.email);
  await other.goto('/notifications');
  await expect(other.getByText(/An admin looked into it and warns you/)).toBeVisible();
});
