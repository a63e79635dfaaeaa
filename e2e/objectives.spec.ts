import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './house.ts';
import { answerAll } from './learning.ts';
import { inProgram, pairUp, toast } from './member.ts';

const portal = '/app/selatan-telekom/langkah-graduates';

const rowOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title }).first();
const act = async (page: Page, title: string, name: string) => {
  await page.getByRole('button', { name: `More: ${title}` }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};

test('OBJ-01 OBJ-06 OBJ-10 OBJ-17 a mentee takes the quiz, works on the plan, and a mentor comments and suggests @phone', async ({
  open,
}) => {
  test.setTimeout(180_000);
  const [hakim, nadia] = [await inProgram('mentor', 'Hakim'), await inProgram('mentee', 'Nadia')];
  await pairUp(hakim, nadia);
  const page = await open(nadia.email);

  await test.step('OBJ-02 OBJ-04 OBJ-14 from the overview to the quiz, which says what is missing', async () => {
    await page.goto(`${portal}/overviews`);
    await page.getByRole('link', { name: 'Take the quiz' }).click();
    await expect(page.getByRole('heading', { name: 'Goal setting' })).toBeVisible();
    await answerAll(page);
    await page.getByRole('button', { name: 'Make my plan' }).click();
    await expect(page.getByText('Please write your own answer')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Your own answer' }).fill('I speak too fast');
    await page.getByRole('button', { name: 'Make my plan' }).click();
  });

  await test.step('the plan is there, in their words', async () => {
    await expect(page).toHaveURL(/\/learning_objectives$/);
    await expect(page.getByText('0% complete')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Month 1: Find your footing' })).toBeVisible();
    await expect(page.getByText('“I speak too fast”').first()).toBeVisible();
    await expectAccessible(page);
  });
  const first = 'Notice how you come across';
  const box = page.getByRole('checkbox', { name: first });

  await test.step('OBJ-17 OBJ-18 done, unless the server cannot keep it', async () => {
    await page.route('**/goal_setting/objective/*', (route) => route.abort());
    await box.click();
    await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible();
    await expect(box).not.toBeChecked();
    await page.unroute('**/goal_setting/objective/*');
    await box.click();
    await expect(page.getByText('13% complete')).toBeVisible();
    await page.reload();
    await expect(box).toBeChecked();
  });

  await test.step('what came of it, and words of their own', async () => {
    await act(page, first, 'What came of it');
    await page.getByRole('textbox', { name: 'Note' }).fill('Five people said: slower.');
    await page.getByRole('textbox', { name: 'Link' }).fill('example.com/talk');
    await page.getByRole('button', { name: 'Save' }).click();
    await toast(page, 'Saved.');
    await expect(rowOf(page, first).getByText('Five people said: slower.')).toBeVisible();
    await act(page, 'Look at what stands in your way', 'Move to month 2');
    await expect(
      page.getByRole('region', { name: 'Month 1: Find your footing' }).getByText('Look at what stands in your way'),
    ).toHaveCount(0);
  });

  const mentor = await open(hakim.email);
  await test.step('B59 M46 the mentor reads it, comments and suggests', async () => {
    await mentor.goto(`${portal}/members/${nadia.id}/progress`);
    await expect(mentor.getByText('Five people said: slower.')).toBeVisible();
    await rowOf(mentor, first).getByRole('button', { name: 'Comment' }).click();
    await mentor.getByRole('textbox', { name: 'Your comment' }).fill('Let us hear it on Monday.');
    await rowOf(mentor, first).getByRole('button', { name: 'Comment' }).last().click();
    await expect(rowOf(mentor, first).getByText('Let us hear it on Monday.')).toBeVisible();
    await mentor.getByRole('button', { name: 'Suggest an objective' }).click();
    await mentor.getByRole('textbox', { name: 'Title' }).fill('Open our team meeting');
    await expectAccessible(mentor);
    await mentor.getByRole('button', { name: 'Send' }).click();
    await toast(mentor, 'Suggestion sent');
  });

  await test.step('the mentee sees both without asking, and accepts', async () => {
    await expect(page.getByRole('button', { name: 'Accept Open our team meeting' })).toBeVisible();
    await rowOf(page, first).getByRole('button', { name: '1 comment' }).click();
    await expect(page.getByText('Let us hear it on Monday.')).toBeVisible();
    await page.getByRole('button', { name: 'Accept Open our team meeting' }).click();
    await expect(page.getByRole('checkbox', { name: 'Open our team meeting' })).toBeVisible();
  });

  await test.step('B59 an admin sees how far they are, and no more', async () => {
    const admin = await open('enterprise@lantern.test');
    await admin.goto(`${portal}/members/${nadia.id}/progress`);
    await expect(admin.getByText('11% complete')).toBeVisible();
    await expect(admin.getByText('1 of 9 done')).toBeVisible();
    await expect(admin.getByText(first)).toHaveCount(0);
  });

  await test.step('OBJ-12 OBJ-22 DSH-27 the overview has this month; deleted, it asks again', async () => {
    await page.goto(`${portal}/overviews`);
    await expect(page.getByRole('heading', { name: 'Objectives For Month 1/2' })).toBeVisible();
    await page.getByRole('link', { name: 'See all objectives' }).click();
    await page.getByRole('button', { name: 'Delete Objectives' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('You have no learning objectives yet')).toBeVisible();
  });
});

test('OBJ-01 the shorter address of the quiz leads to it', async ({ open }) => {
  const page = await open((await inProgram('mentee', 'Sara')).email);
  await page.goto('/goal_setting');
  await expect(page).toHaveURL(/\/main\/goal_setting$/);
});
