import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './house.ts';

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`no ${selector}`);
  return box;
};
const barHeight = async (page: Page) => (await boxOf(page, 'header[data-height]')).height;

test('NAV-14 NAV-15 NAV-16 NTF-01 every bar has the bell, and leads home; it is 60 high for members and 56 for admins, whose side bar is 260 wide, or 56', async ({
  open,
}) => {
  const member = await open('mentee@lantern.test');
  await member.goto('/main/dashboard');
  await expect(member.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await barHeight(member)).toBe(60);
  const bar = member.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Lantern' })).toHaveAttribute('href', '/');
  await expect(bar.getByRole('button', { name: /^Notifications/ })).toBeVisible();

  for (const [email, path, name] of [
    ['platform@lantern.test', '/main/admins', 'Admin'],
    ['enterprise@lantern.test', '/dashboard', 'Organization'],
  ] as const) {
    const page = await open(email);
    await page.goto(path);
    const side = page.getByRole('navigation', { name }).locator('..');
    await expect(side).toBeVisible();
    expect(await barHeight(page)).toBe(56);
    await expect(page.getByRole('banner').getByRole('button', { name: /^Notifications/ })).toBeVisible();
    expect((await side.boundingBox())?.width).toBe(260);
    await page.getByRole('button', { name: 'Collapse navigation' }).click();
    await expect.poll(async () => (await side.boundingBox())?.width).toBe(56);
    // With their text hidden, the entries still have their names.
    await expect(side.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Expand navigation' }).click();
    await expect.poll(async () => (await side.boundingBox())?.width).toBe(260);
  }
});

test('the bar of those who administer is #428AC9 and leads home by its brand; on a phone its pages are in a drawer @phone', async ({
  open,
}, info) => {
  const page = await open('platform@lantern.test');
  await page.goto('/main/admins');
  const bar = page.locator('header[data-height="56"]');
  await expect(bar).toHaveCSS('background-color', 'rgb(66, 138, 201)');
  await expect(bar.getByRole('link', { name: 'Lantern' })).toHaveAttribute('href', '/');
  if (info.project.name === 'phone') {
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Mentor applications' }).click();
  } else await page.getByRole('link', { name: 'Mentor applications' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mentor applications' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a platform admin sees on the first page who waits for a decision; others are told whose page it is @phone', async ({
  open,
}) => {
  const page = await open('platform@lantern.test');
  await page.goto('/main/admins');
  const waiting = page.getByRole('list', { name: 'Applications that wait' });
  await waiting.getByRole('link', { name: /Nadia Rosli/ }).click();
  await expect(page).toHaveURL(/\/main\/admins\/mentor_applications$/);

  const other = await open('mentee@lantern.test');
  await other.goto('/main/admins');
  await expect(other.getByRole('heading', { level: 1, name: 'Only a platform admin may do this.' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/main/dashboard');
  await expectAccessible(other);
});

test('NAV-25 the landing page says what this is, what has come of it, and lets one in @phone', async ({ open }) => {
  const page = await open(null);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to someone who has been where you are going');
  const counters = (await (await page.request.get('/impact_counters')).json()) as Record<string, number>;
  const main = page.getByRole('main');
  for (const [label, key] of [
    ['Mentors', 'mentors'],
    ['Mentees', 'mentees'],
    ['Sessions held', 'completed_sessions'],
    ['Countries', 'countries'],
  ] as const) {
    expect(counters[key]).toBeGreaterThan(0);
    const words = main.getByText(label, { exact: true });
    await expect(
      words
        .locator('xpath=ancestor::*[position() <= 3]')
        .filter({ hasText: counters[key]?.toLocaleString('en-GB') ?? '' })
        .first(),
    ).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'A social enterprise' })).toBeVisible();
  await expect(page.getByText(/Your credits fund the video calls/)).toBeVisible();
  await main.getByRole('link', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/users\/sign_in$/);
});

test('NAV-27 an unknown address is a page of its own with the way home, for visitors and members @phone', async ({
  open,
}) => {
  for (const [email, home] of [
    [null, '/'],
    ['mentee@lantern.test', '/main/dashboard'],
    ['platform@lantern.test', '/main/admins'],
  ] as const) {
    const page = await open(email);
    expect((await page.goto('/main/nothing/here'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page).toHaveTitle('Page not found · Lantern');
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(new RegExp(`${home}$`));
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
  }
});

test('NAV-22 a phone has its main pages below: Home, Mentors, Events, Bookings, and Menu with what the account menu holds @phone-only', async ({
  open,
}) => {
  const page = await open('mentee@lantern.test');
  await page.goto('/main/dashboard');
  const below = page.getByRole('navigation', { name: 'Main pages' });
  await expect(below.getByRole('link')).toHaveText(['Home', 'Mentors', 'Events', 'Bookings']);
  await below.getByRole('link', { name: 'Mentors' }).click();
  await expect(page).toHaveTitle('Find mentors · Lantern');
  await below.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('link')).toHaveText([
    'Messages',
    'My profile',
    'Edit profile',
    'Learning Objectives',
    'My record',
    'Credits',
    'Purchase history',
    'Reviews',
    'Become Mentor',
    'Transcribe',
    'AI chat · Coming soon',
  ]);
  await expect(drawer.getByRole('button')).toContainText(['My Programs', 'Log out']);
  await drawer.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/users\/sign_in$/);
});

/**
 * How far the focused element reaches below the top of the bar; null when it is in the bar or nothing has the focus.
 */
const underBar = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('nav[aria-label="Main pages"]');
    const focused = document.activeElement;
    if (!bar || !focused || focused === document.body || bar.contains(focused)) return null;
    const { bottom, height } = focused.getBoundingClientRect();
    return { what: focused.outerHTML.slice(0, 120), hidden: bottom - bar.getBoundingClientRect().top, height };
  });

test('NAV-22 on a phone nothing that has the focus lies under the bar below @phone-only', async ({ open }) => {
  const page = await open('mentee@lantern.test');
  for (const [path, heading] of [
    ['/main/dashboard', /./],
    ['/main/mentors', /./],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    // What arrives late moves what is below it.
    await page.waitForLoadState('networkidle');
    const bar = page.getByRole('navigation', { name: 'Main pages' });
    const met: string[] = [];
    for (let press = 0; press < 80; press++) {
      await page.keyboard.press('Tab');
      const at = await underBar(page);
      // An element taller than the space above the bar may extend below it.
      if (at === null || at.height > 600) continue;
      met.push(at.what);
      expect(at.hidden, at.what).toBeLessThanOrEqual(0);
    }
    expect(met.length).toBeGreaterThan(15);
    await expect(bar).toBeVisible();
  }
});
