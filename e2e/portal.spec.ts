import { expect, expectAccessible, test } from './house.ts';

const portal = '/app/selatan-telekom/langkah-graduates';

test('NAV-13 NAV-14 NAV-16 a portal’s bar has the colour and the name of its programme, and leads to its overview', async ({
  open,
}) => {
  const page = await open('mentee@lantern.test');
  await page.goto(`${portal}/bookings`);
  const bar = page.locator('header[data-height="60"]');
  await expect(bar).toHaveCSS('background-color', 'rgb(15, 118, 110)');
  expect((await bar.boundingBox())?.height).toBe(60);
  await expect(bar.getByRole('link', { name: 'Langkah Graduates' })).toHaveAttribute('href', `${portal}/overviews`);
});

test('NAV-21 BKG-02 a phone has Home, Bookings and Menu below, and the sessions of the programme behind them @phone-only', async ({
  open,
}) => {
  const page = await open('mentee@lantern.test');
  await page.goto(`${portal}/overviews`);
  const below = page.getByRole('navigation', { name: 'Main pages' });
  await expect(below.getByRole('link')).toHaveText(['Home', 'Bookings']);
  await expect(below.getByRole('button')).toHaveText(['Menu']);
  await below.getByRole('link', { name: 'Bookings' }).click();
  await expect(page).toHaveURL(new RegExp(`${portal}/bookings`));
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
