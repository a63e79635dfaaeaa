import type { Page } from '@playwright/test';
import { expect, expectAccessible, rows, test } from './house.ts';

interface Rule {
  weekday: number;
  from: string;
  to: string;
}

const email = 'mentor@lantern.test';
const own = `user_id = (select id from users where email = '${email}')`;
const stored = (weekday: number) =>
  rows<Rule>(
    `select weekday, from_time as "from", to_time as "to" from availability_rules where ${own} and weekday = ${weekday} order by from_time`,
  );
const hour = (page: Page, day: string, end: 'from' | 'to', at = 0) =>
  page.getByRole('combobox', { name: `${day}, ${end}` }).nth(at);
const choose = async (page: Page, field: ReturnType<typeof hour>, time: string) => {
  await field.click();
  await page.getByRole('option', { name: time, exact: true }).click();
};
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

/** Sets the hours to every evening from six to eight, and nothing else. */
const reset = async () => {
  await rows(`delete from availability_rules where ${own}`);
  await rows(`delete from availability_overrides where ${own}`);
  await rows(`update availability_settings set dnd = false, sessions_a_week = null where ${own}`);
  await rows(`update users set timezone = 'Asia/Kuala_Lumpur' where email = '${email}'`);
  await rows(`insert into availability_rules (user_id, weekday, from_time, to_time)
    select id, d, '18:00', '20:00' from users, generate_series(0, 6) d where email = '${email}'`);
};
test.beforeEach(reset);
test.afterAll(reset);

test('AVL-02 AVL-16 a mentor comes from the dashboard to their hours; a mentee is not led there, and is told why @phone', async ({
  open,
}) => {
  const page = await open(email);
  await page.goto('/main/dashboard');
  await page.getByRole('link', { name: 'Manage Availability' }).first().click();
  await expect(page).toHaveURL(/\/main\/availability$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Availability' })).toBeVisible();
  await expect(hour(page, 'Monday', 'from')).toHaveValue(/6:00\s?pm/);

  const mentee = await open('mentee@lantern.test');
  await mentee.goto('/main/dashboard');
  await expect(mentee.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(mentee.getByRole('link', { name: 'Manage Availability' })).toHaveCount(0);
  await mentee.goto('/main/availability');
  await expect(mentee.getByText('Only mentors can set when they are available.')).toBeVisible();
});

test('AVL-01 AVL-06 hours that overlap are marked at their field and kept in the form; mended, they are saved @phone', async ({
  open,
}) => {
  const page = await open(email);
  await page.goto('/main/availability');
  await page.getByRole('button', { name: 'Add hours on Monday' }).click();
  await choose(page, hour(page, 'Monday', 'from', 1), '7:00 pm');
  await choose(page, hour(page, 'Monday', 'to', 1), '9:00 pm');
  // The button is visible wherever the page is scrolled to.
  await expect(save(page)).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(save(page)).toBeInViewport();
  await save(page).click();
  await expect(page.getByText('These hours overlap others of the same day')).toBeVisible();
  await expect(hour(page, 'Monday', 'from', 1)).toHaveValue(/7:00\s?pm/);
  await expectAccessible(page);
  expect(await stored(1)).toEqual([{ weekday: 1, from: '18:00', to: '20:00' }]);

  await choose(page, hour(page, 'Monday', 'from', 1), '9:30 pm');
  await save(page).click();
  await expect(page.getByText('The end must be later than the start')).toBeVisible();
  await choose(page, hour(page, 'Monday', 'to', 1), '11:00 pm');
  await save(page).click();
  await expect(page.getByText('Availability successfully updated')).toBeVisible();
  await expect(save(page)).toHaveCount(0);
  expect(await stored(1)).toEqual([
    { weekday: 1, from: '18:00', to: '20:00' },
    { weekday: 1, from: '21:30', to: '23:00' },
  ]);
});

test('AVL-01 AVL-03 AVL-04 the tab of the settings saves hours and a zone of the whole list, from the middle of the page @phone', async ({
  open,
}) => {
  const page = await open(email);
  await page.goto('/users/daniel-lim/edit/availability');
  await page.getByText('Sunday', { exact: true }).click();
  await expect(save(page)).toBeInViewport();
  await expectAccessible(page);
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await zone.click();
  await zone.fill('Bangkok');
  await page.getByRole('option', { name: /Bangkok/ }).click();
  await save(page).click();
  await expect(page.getByText('Availability successfully updated')).toBeVisible();
  expect(await stored(0)).toEqual([]);
  expect(await rows('select timezone from users where email = $1', email)).toEqual([{ timezone: 'Asia/Bangkok' }]);
  const zones = (await (await page.request.get('/timezones')).json()) as { name: string }[];
  expect(zones.map(({ name }) => name)).toContain('Asia/Bangkok');
});

test('AVL-01 who leaves with hours unsaved is asked, and may stay @phone', async ({ open }) => {
  const page = await open(email);
  await page.goto('/main/availability');
  await page.getByText('Tuesday', { exact: true }).click();
  const away = page.getByRole('link', { name: 'Bookings', exact: true }).first();
  await away.click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/main\/availability$/);
  await expect(page.getByRole('switch', { name: 'Tuesday' })).not.toBeChecked();
  await away.click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/main\/bookings/);
  expect(await stored(2)).toHaveLength(1);
});

test('AVL-12 AVL-13 a closed date leaves the calendar of mentees, where only open dates can be chosen @phone', async ({
  open,
}, { project }) => {
  const page = await open(email);
  await page.goto('/main/availability');
  await page.getByRole('button', { name: 'Add dates' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add these dates' }).click();
  await expect(dialog.getByText('Please choose a day')).toBeVisible();
  await dialog.getByRole('button', { name: 'Next month' }).click();
  await dialog
    .getByRole('grid')
    .getByRole('button', { name: /^\w+, 14 / })
    .click();
  // On a phone the window covers the page's buttons, and axe would measure only the part left visible.
  if (project.name !== 'phone') await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add these dates' }).click();
  await save(page).click();
  await expect(page.getByText('Availability successfully updated')).toBeVisible();
  const [closed] = await rows<{ day: string; blocked: boolean }>(
    `select day::text as day, blocked from availability_overrides where ${own}`,
  );
  if (!closed) throw new Error('no date was kept');
  expect(closed).toMatchObject({ day: expect.stringMatching(/-14$/), blocked: true });

  const mentee = await open('mentee@lantern.test');
  const [mentor] = await rows<{ id: string }>('select id from users where email = $1', email);
  const reply = await mentee.request.get(`/api/v2/mentors/${mentor?.id}/available_slots?timezone=Asia/Kuala_Lumpur`);
  const { available_dates: dates } = (await reply.json()) as { available_dates: string[] };
  const month = closed.day.slice(0, 7);
  const openDays = dates.map((date) => date.split('/').toReversed().join('-')).filter((day) => day.startsWith(month));
  expect(openDays.length).toBeGreaterThan(5);
  expect(openDays).not.toContain(closed.day);
  await mentee.goto('/mentor_profile/daniel-lim');
  if (project.name === 'phone') await mentee.getByRole('button', { name: 'Book Session' }).first().click();
  const booking = project.name === 'phone' ? mentee.getByRole('dialog') : mentee;
  const calendar = booking.getByRole('grid').first();
  await booking.getByRole('button', { name: 'Next month' }).first().click();
  await expect(calendar.getByRole('button', { name: /^\w+, 14 / })).toBeDisabled();
  const days = await calendar
    .getByRole('button', { disabled: false })
    .evaluateAll((buttons) => buttons.map((one) => one.dataset.day));
  expect(days).toEqual(openDays);
});

test('AVL-08 AVL-09 AVL-10 do-not-disturb takes a mentor’s dates away at once, and gives them back', async ({
  open,
}) => {
  const page = await open(email);
  const visitor = await open(null);
  await page.goto('/main/availability');
  const dnd = page.getByRole('switch', { name: 'Do not disturb' });
  const slots = async () => {
    const [mentor] = await rows<{ id: string }>('select id from users where email = $1', email);
    const reply = await visitor.request.get(`/api/v2/mentors/${mentor?.id}/available_slots?timezone=UTC`);
    return ((await reply.json()) as { available_dates: string[] }).available_dates.length;
  };
  expect(await slots()).toBeGreaterThan(0);
  await expect(dnd).toBeEnabled();
  await page.getByText('Do not disturb', { exact: true }).click();
  await expect(page.getByText('Successfully updated.')).toBeVisible();
  expect(await slots()).toBe(0);
  await visitor.goto('/mentor_profile/daniel-lim');
  await expect(visitor.getByText("I'm currently not available.").first()).toBeVisible();
  // The hours themselves are unchanged, so there is nothing to save.
  await expect(save(page)).toHaveCount(0);
  await expect(dnd).toBeEnabled();
  await page.getByText('Do not disturb', { exact: true }).click();
  await expect.poll(slots).toBeGreaterThan(0);
});
