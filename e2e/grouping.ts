import type { Page } from '@playwright/test';
import { expect } from './house.ts';

const pick = async (page: Page, field: string, name: string) => {
  const box = page.getByRole('combobox', { name: field });
  await box.click();
  await box.fill(name);
  // Wait for the search result, because it moves the options and an early click could hit the wrong one.
  await expect(page.getByRole('option').filter({ hasNotText: name })).toHaveCount(0);
  await page.getByRole('option', { name }).first().click();
  await page.getByLabel('Group name').click();
};

interface Group {
  name: string;
  mentor: string;
  mentees: readonly string[];
}

/**
 * Fills in the window in which an admin makes a group of the programme's members, by name; `managed` is the page of its
 * pairs and groups.
 */
export const fillInGroup = async (admin: Page, managed: string, { name, mentor, mentees }: Group) => {
  await admin.goto(`${managed}?tab=group`);
  await admin.getByRole('button', { name: 'Create a group' }).click();
  await admin.getByLabel('Group name').fill(name);
  await pick(admin, 'Mentors', mentor);
  for (const mentee of mentees) await pick(admin, 'Mentees', mentee);
};

export const confirmGroup = async (admin: Page, name: string) => {
  await admin.getByRole('button', { name: 'Create group' }).click();
  await expect(admin.getByRole('dialog')).toHaveCount(0);
  await expect(admin.getByText(new RegExp(`#\\d+ ${name}`)).first()).toBeVisible();
};
