import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './house.ts';
import { member } from './member.ts';

/** Loaded once more, everything comes through the worker. */
const underWorker = async (page: Page) => {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
};
const keptAnswers = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('answers')).keys()).map(({ url }) => new URL(url).pathname));
const bar = (page: Page) => page.getByText(/No connection: this is what you saw on/);

test('it can be installed: name, icons and colours are those of the product', async ({ open }) => {
  const page = await open(null);
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const reply = await page.request.get(address ?? '');
  expect(reply.headers()['content-type']).toContain('application/manifest+json');
  const {
    name,
    display,
    start_url: start,
    icons,
  } = (await reply.json()) as {
    name: string;
    display: string;
    start_url: string;
    icons: { src: string; sizes: string }[];
  };
  expect([name, display, start]).toEqual(['Lantern', 'standalone', '/']);
  for (const { src } of icons) expect((await page.request.get(src)).headers()['content-type']).toBe('image/png');
});

test('without a connection it opens what was seen last and says so, and nobody sees what another has seen @phone', async ({
  open,
}) => {
  test.setTimeout(120_000);
  const [rosa, omar] = [await member('mentee', 'Rosa'), await member('mentee', 'Omar')];
  const page = await open(rosa.email, { installed: true });
  const context = page.context();

  await test.step('pages that were seen open again', async () => {
    await page.goto('/main/dashboard');
    await expect(page.getByRole('heading', { name: 'Welcome back, Rosa' })).toBeVisible();
    await underWorker(page);
    await expect(page.getByRole('heading', { name: 'Welcome back, Rosa' })).toBeVisible();
    // Whoever is there loads the parts that were not needed at once.
    await page.mouse.move(5, 5);
    await expect(page.getByRole('link', { name: 'Take the quiz' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.goto('/main/learning_objectives');
    await expect(page.getByRole('link', { name: 'Take the quiz' })).toBeVisible();
    await expect.poll(() => keptAnswers(page)).toContain('/users/current');
    await context.setOffline(true);
    await page.goto('/main/dashboard');
    await expect(page.getByRole('heading', { name: 'Welcome back, Rosa' })).toBeVisible();
    await expect(bar(page)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('what was never seen says that it could not be loaded', async () => {
    await page.goto('/notifications');
    await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
  });

  await test.step('with the connection the bar goes', async () => {
    await context.setOffline(false);
    await page.goto('/main/dashboard');
    await expect(page.getByRole('heading', { name: 'Welcome back, Rosa' })).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
  });

  await test.step('A47 signing out empties what was kept', async () => {
    await page.getByRole('button', { name: /^Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/sign_in/);
    expect((await keptAnswers(page)).filter((path) => !path.startsWith('/users/current'))).toEqual([]);
    await context.setOffline(true);
    await page.goto('/main/dashboard');
    await expect(page.getByText('Welcome back, Rosa')).toHaveCount(0);
    await context.setOffline(false);
  });

  await test.step('the next person sees their own, with and without a connection', async () => {
    await page.request.post('/login.json', { data: { email: omar.email, password: 'Lantern#2026' } });
    await page.goto('/main/dashboard');
    await expect(page.getByRole('heading', { name: 'Welcome back, Omar' })).toBeVisible();
    await context.setOffline(true);
    await page.goto('/main/dashboard');
    await expect(page.getByRole('heading', { name: 'Welcome back, Omar' })).toBeVisible();
    await expect(page.getByText('Rosa')).toHaveCount(0);
    await context.setOffline(false);
  });
});
