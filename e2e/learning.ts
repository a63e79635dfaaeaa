import type { Page } from '@playwright/test';
import { expect } from './house.ts';

const answers = [
  ['What do you want to reach?', 'Communicate with confidence'],
  ['Where are you today?', 'I have some experience'],
  ['What stands in your way most?', 'Other (please specify)'],
  ['How many hours a week can you spend on it?', '2 to 3 hours'],
  ['How do you learn best?', 'With other people'],
  ['How long do you want to work on it?', '2 months'],
] as const;

/** The quiz before a learning plan; its third answer is still to be written. */
export const answerAll = async (page: Page) => {
  for (const [question, option] of answers)
    await page.getByRole('radiogroup', { name: question }).getByText(option, { exact: true }).click();
};

/** A learning plan in the portal with this address. */
export const makePlan = async (page: Page, portal: string) => {
  await page.goto(`${portal}/goal_setting`);
  await answerAll(page);
  await page.getByRole('textbox', { name: 'Your own answer' }).fill('I speak too fast');
  await page.getByRole('button', { name: 'Make my plan' }).click();
  await expect(page.getByText('0% complete')).toBeVisible();
};
