import type { Page } from '@playwright/test';
import { expect, expectAccessible } from './house.ts';

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
  await admin.getByRole('option', { name: 'Options' }).click();
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
