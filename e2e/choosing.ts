import type { Page } from '@playwright/test';
import { expect, rows } from './house.ts';
import { type Member, member } from './member.ts';

/** Available every day, so that there is a time to book. */
export const mentorWithHours = async () => {
  const mentor = await member('mentor', 'Mona');
  await rows(
    `insert into availability_rules (user_id, weekday, from_time, to_time)
     select $1, day, '10:00', '18:00' from generate_series(0, 6) day`,
    mentor.id,
  );
  return mentor;
};

/** Up to the last step of the Book Session window, at the mentor's first open time. */
export const chooseSession = async (page: Page, mentor: Member) => {
  await page.goto(`/mentor_profile/${mentor.slug}`);
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  if (isPhone) await page.getByRole('button', { name: 'Book Session' }).first().click();
  const dialog = page.getByRole('dialog');
  const next = dialog.getByRole('button', { name: 'Next', exact: true });
  const calendar = (isPhone ? dialog : page).getByRole('grid').first();
  await calendar.getByRole('button', { disabled: false }).first().click();
  if (isPhone) await next.click();
  await page
    .getByRole('group', { name: /Times on/ })
    .getByRole('button')
    .first()
    .click();
  if (isPhone) await next.click();
  await expect(dialog.getByRole('heading', { name: 'Topic and learning objectives' })).toBeVisible();
  await dialog.getByLabel('What would you like to talk about?').fill('Which of two offers should I take?');
  await dialog.getByLabel('Learning objective 1').fill('Compare the offers');
  await next.click();
  await expect(dialog.getByRole('heading', { name: 'Confirm', exact: true })).toBeVisible();
  return dialog;
};
