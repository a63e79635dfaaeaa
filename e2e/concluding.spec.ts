import { expect, expectAccessible, rows, setClock, test } from './house.ts';
import { member } from './member.ts';
import { agreeToSession, askForSession } from './sessions.ts';

const mentorEmail = 'mentor@lantern.test';

test('BKG-97 BKG-98 BKG-99 who comes back is asked about sessions that are over, in every form, and then left in peace @phone', async ({
  open,
}) => {
  const { email } = await member('mentee');
  const page = await open(email, { asked: true });
  const mentor = await open(mentorEmail);
  const ids: number[] = [];
  for (const at of [0, 0]) {
    const id = await askForSession(page, email, mentorEmail, { at });
    await agreeToSession(mentor, id);
    ids.push(id);
  }
  const [last] = await rows<{ after: string }>(
    "select to_char((max(end_at) + interval '10 minutes') at time zone 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS\"Z\"') as after from bookings where id = any($1::bigint[])",
    `{${ids.join(',')}}`,
  );
  await setClock(last?.after ?? '');

  await page.goto('/main/dashboard');
  const several = page.getByRole('dialog', { name: 'Did these sessions take place?' });
  await expect(several.getByRole('button', { name: /^Yes/ })).toHaveCount(2);
  await expectAccessible(page);
  await several.getByRole('button', { name: /^Yes/ }).first().click();
  await expect(page.getByText('Booking completed successfully!')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog', { name: 'Thank you' }).getByRole('button', { name: 'Continue' }).click();

  const one = page.getByRole('dialog', { name: 'Did your session take place?' });
  await one.getByRole('button', { name: /^No/ }).click();
  const why = page.getByRole('dialog', { name: 'Why was the session not carried out?' });
  await expect(why.getByRole('radio')).toHaveCount(4);
  await expectAccessible(page);
  await page.reload();
  await why.getByRole('button', { name: 'Back' }).click();
  await one.getByRole('button', { name: 'Ask me later' }).click();
  await expect(one).toBeHidden();

  const elsewhere = await open(email, { asked: true });
  const answered = elsewhere.waitForResponse(/overdue_bookings/);
  await elsewhere.goto('/main/dashboard');
  expect(await (await answered).json()).toEqual({ bookings: [] });
  expect(
    await rows('select status from bookings where id = any($1::bigint[]) order by status', `{${ids.join(',')}}`),
  ).toEqual([{ status: 'completed' }, { status: 'upcoming' }]);
});

test('OFF-01 OFF-15 OFF-19 a session that was held elsewhere is logged, and waits for its review @phone', async ({
  open,
}, info) => {
  const home = '/app/selatan-telekom/langkah-graduates';
  const page = await open('mentee@lantern.test');
  await page.goto(`${home}/overviews`);
  await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Offline Sessions' }).click();
  await page.getByText('One on one', { exact: true }).click();
  await page.getByText('Online', { exact: true }).click();
  await page.getByRole('combobox', { name: /^Mentor/ }).click();
  const [name] = (await page.getByRole('option').first().allTextContents()).map((text) => text.trim());
  await page.getByRole('option').first().click();
  const days = page.getByRole('group', { name: 'Dates' }).locator('button[data-day]:enabled');
  // At the other width the same two have already used the last day; and a month that has just begun has only one day.
  if (info.project.name === 'phone') await page.getByRole('button', { name: 'Previous month' }).click();
  await days.last().click();
  await page
    .getByRole('group', { name: /^Times on/ })
    .getByRole('button')
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Learning objective 1' }).fill('A portfolio that is read');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Log session' }).click();
  await expect(page.getByText('Offline booking created successfully!')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${home}/bookings\\?tab=to_review`));
  await expect(page.getByRole('article', { name: `Session with ${name}` }).first()).toBeVisible();
});
