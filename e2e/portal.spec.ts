import { expect, expectAccessible, rows, test } from './house.ts';
import { member } from './member.ts';

const portal = '/app/selatan-telekom/langkah-graduates';

test('NAV-13 NAV-14 ACC-02 NTF-01 a portal’s bar has the bell, the colour and the name of its programme, and leads to its overview', async ({
  open,
}) => {
  const page = await open('mentee@lantern.test');
  await page.goto(`${portal}/bookings`);
  const bar = page.locator('header[data-height="60"]');
  await expect(bar).toHaveCSS('background-color', 'rgb(15, 118, 110)');
  expect((await bar.boundingBox())?.height).toBe(60);
  await expect(bar.getByRole('link', { name: 'Langkah Graduates' })).toHaveAttribute('href', `${portal}/overviews`);
  await expect(bar.getByRole('button', { name: /^Notifications/ })).toBeVisible();
});

test('NAV-21 NEW-05 BKG-02 a phone has Home, Bookings, Newsfeed, Events and Menu below, and the sessions of the programme behind them @phone-only', async ({
  open,
}) => {
  const page = await open('mentee@lantern.test');
  await page.goto(`${portal}/overviews`);
  const below = page.getByRole('navigation', { name: 'Main pages' });
  await expect(below.getByRole('link')).toHaveText(['Home', 'Bookings', 'Newsfeed', 'Events']);
  // Before it stands how many messages are unread, which depends on the other journeys.
  await expect(below.getByRole('button')).toHaveText([/Menu$/]);
  await below.getByRole('link', { name: 'Bookings' }).click();
  await expect(page).toHaveURL(new RegExp(`${portal}/bookings`));
  // Closed sessions stay closed, wherever other journeys have moved the clock to.
  await page.getByRole('link', { name: /^Closed/ }).click();
  await page
    .getByRole('button', { name: /^Session details/ })
    .first()
    .click();
  const details = page.getByRole('dialog', { name: 'Session details' });
  await expectAccessible(page);
  await details.getByRole('link', { name: 'Open as a page' }).click();
  await expect(page).toHaveURL(new RegExp(`${portal}/bookings/\\d+$`));
  await page.getByRole('main').getByRole('link', { name: 'Bookings' }).click();
  await expect(page).toHaveURL(new RegExp(`${portal}/bookings\\?tab=upcoming$`));
});

test('DIS-03 PRO-05 DIS-36 from the overview to the directory, by words to a mentor, and to their page in the portal', async ({
  open,
}) => {
  const page = await open('mentee@lantern.test');
  await page.goto(`${portal}/overviews`);
  await page.getByRole('link', { name: 'View All' }).click();
  await expect(page).toHaveURL(new RegExp(`${portal}/directory$`));
  const search = page.getByRole('searchbox', { name: 'Search by name, work or skill' });
  await search.fill('Xin Yi');
  await search.press('Enter');
  await expect(page.getByRole('link', { name: 'View profile of Daniel Lim' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'View profile of Xin Yi Chen' }).click();
  await expect(page).toHaveURL(new RegExp(`${portal}/members/xin-yi-chen$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Xin Yi Chen');
  await expectAccessible(page);
});

test('B144 an unknown programme is a missing page; an open one is joined, a closed one applied to', async ({
  open,
}) => {
  const { email } = await member();
  const page = await open(email);
  await page.goto('/app/selatan-telekom/no-such-programme/overviews');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');

  await page.goto('/app/selatan-telekom/first-line-leaders/overviews');
  await expect(page).toHaveURL(/first-line-leaders\/applications\/status$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your applications');

  await page.goto(`${portal}/directory`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Langkah Graduates');
  await expect(page.getByRole('link', { name: 'View profile of' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Join' }).click();
  await page.getByRole('button', { name: 'Join Langkah Graduates' }).click();
  await expect(page).toHaveURL(new RegExp(`${portal}/overviews$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Langkah Graduates');
  await expect(page.getByRole('heading', { name: 'Upcoming sessions' })).toBeVisible();
});

test('PAR-34 a mentor says in the portal how many mentees they take, below their hours', async ({ open }) => {
  const page = await open('mentor@lantern.test');
  await page.goto(`${portal}/availability`);
  const capacity = page.getByLabel('Capacity');
  await expect(capacity).toBeVisible();
  const [field, hours] = await Promise.all([
    capacity.boundingBox(),
    page.getByRole('heading', { name: 'Time zone' }).boundingBox(),
  ]);
  expect(field?.x).toBeCloseTo(hours?.x ?? 0, 0);
  await capacity.fill('5');
  await page.getByRole('form', { name: 'Your mentees' }).getByRole('button', { name: 'Save the capacity' }).click();
  await expect(page.getByText('Your capacity has been saved.')).toBeVisible();
  expect(
    await rows(
      `select m.capacity from program_memberships m join users u on u.id = m.user_id join programs p on p.id = m.program_id
       where u.email = 'mentor@lantern.test' and p.slug = 'langkah-graduates'`,
    ),
  ).toEqual([{ capacity: 5 }]);
});
