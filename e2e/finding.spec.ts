import type { Page } from '@playwright/test';
import { Temporal } from 'temporal-polyfill';
import type { MentorCard } from '../contract/discovery/index.ts';
import { expect, expectAccessible, rows, test } from './house.ts';
import { askForSession } from './sessions.ts';

const cards = (page: Page) =>
  page
    .getByRole('list', { name: 'Mentors' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
const listed = async (where: string) => {
  const [row] = await rows<{ count: number }>(`select count(*)::int as count from mentor_index where ${where}`);
  return row?.count ?? NaN;
};

test('DIS-01 DIS-08 DIS-05 a visitor filters without a search box, and the address keeps what they chose', async ({
  open,
}) => {
  const page = await open(null);
  await page.goto('/discover/mentors?search=nobody-is-called-so');
  await expect(page.getByRole('textbox', { name: 'Search mentor' })).toHaveCount(0);
  const all = await listed('true');
  // Search words are kept in the address until the visitor signs in; until then they filter nothing.
  await expect(page.getByText(`${all} mentors`, { exact: true })).toBeVisible();
  await page
    .getByRole('group', { name: 'Industry' })
    .getByRole('checkbox', { name: /^Technology/ })
    .check();
  await page
    .getByRole('group', { name: 'Industry' })
    .getByRole('checkbox', { name: /^Education/ })
    .check();
  await page
    .getByRole('group', { name: 'Gender' })
    .getByRole('checkbox', { name: /^Female/ })
    .check();
  await expect(page).toHaveURL(/gender=female/);
  const industries = new URL(page.url()).searchParams.get('industry')?.split(',') ?? [];
  expect(industries).toHaveLength(2);
  const found = await listed(`industries && '{${industries.join(',')}}' and gender = 'female'`);
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(all);
  await expect(page.getByText(`${found} mentors`, { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /^Technology/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^Female/ })).toBeChecked();
  await expect(page.getByText(`${found} mentors`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByText(`${all} mentors`, { exact: true })).toBeVisible();
  expect(new URL(page.url()).searchParams.has('industry')).toBe(false);
});

test('DIS-07 a visitor reads one page and is asked to sign in for more; a member reads to the end @phone', async ({
  open,
}) => {
  const all = await listed('true');
  const visitor = await open(null);
  await visitor.goto('/discover/mentors');
  const invitation = visitor.getByText(`${all - 12} more mentors are waiting for you`);
  await invitation.scrollIntoViewIfNeeded();
  await expect(invitation).toBeVisible();
  await expect(cards(visitor)).toHaveCount(12);

  const member = await open('mentee@lantern.test');
  await member.goto('/discover/mentors');
  await expect(cards(member).first()).toBeVisible();
  await expect
    .poll(
      async () => {
        await member.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        return cards(member).count();
      },
      { timeout: 60_000 },
    )
    .toBe(all);
  const names = await cards(member)
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(names).size).toBe(all);
});

test('DIS-01 DIS-18 DIS-37 a member finds a misspelt name, and the address finds it again', async ({ open }) => {
  const page = await open('mentee@lantern.test');
  await page.goto('/discover/mentors');
  const box = page.getByPlaceholder('Search mentor');
  await box.fill('kavita raaj');
  await box.press('Enter');
  await expect(page).toHaveURL(/search=kavita(\+|%20)raaj/);
  await expect(cards(page).first()).toContainText('Kavitha Raj');
  await page.goto('/discover/mentors?search=Kavitha+Raj&gender=female');
  await expect(box).toHaveValue('Kavitha Raj');
  await expect(cards(page).first()).toContainText('Kavitha Raj');
  await box.fill('zzzzzz');
  await box.press('Enter');
  await expect(page.getByText('No mentors found')).toBeVisible();
  await expectAccessible(page);
});

test('DIS-27 DIS-28 DIS-29 a card has three dates on the reader’s clock; a visitor who taps one is asked to sign in @phone', async ({
  open,
}) => {
  const timezone = 'America/New_York';
  const page = await open(null, { timezoneId: timezone });
  const reply = await page.request.get(`/discover/mentors.json?timezone=${timezone}`);
  const { data } = (await reply.json()) as { data: MentorCard[] };
  const mentor = data.find(({ next_dates: dates }) => dates.length === 3);
  if (!mentor) throw new Error('no mentor has three open dates');
  await page.goto('/discover/mentors');
  await expect(page.getByText('Time shown are based on your local time.')).toBeVisible();
  const strip = page.getByRole('group', { name: `Next dates of ${mentor.full_name}` }).getByRole('button');
  const words = mentor.next_dates.map(({ start }) => {
    const at = Temporal.Instant.from(start);
    const day = at.toLocaleString('en-GB', { day: 'numeric', month: 'short', timeZone: timezone });
    const time = at.toLocaleString('en-US', { hour: 'numeric', minute: '2-digit', timeZone: timezone });
    return `${day}${time}`.toLowerCase().replaceAll(/\s/g, '');
  });
  await expect(strip).toHaveCount(3);
  const shown = (await strip.allTextContents()).map((text) => text.toLowerCase().replaceAll(/\s/g, ''));
  expect(shown).toEqual(words);
  await strip.first().click();
  await expect(page.getByText('Please sign in', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('DIS-32 DIS-33 a mentor is followed from the card, and is still after a reload', async ({ open }) => {
  const page = await open('mentee@lantern.test');
  const follows = () =>
    rows(`select u.firstname || ' ' || u.lastname as name from follows f join users u on u.id = f.mentor_id
      where f.user_id = (select id from users where email = 'mentee@lantern.test') and u.lastname = 'Raj'`);
  await page.goto('/discover/mentors?search=Kavitha+Raj');
  const heart = page.getByRole('button', { name: 'Follow Kavitha Raj' });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(page.getByText('You are following this mentor.')).toBeVisible();
  expect(await follows()).toEqual([{ name: 'Kavitha Raj' }]);
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(page.getByText('You are no longer following this mentor.')).toBeVisible();
  expect(await follows()).toEqual([]);
});

test('NTF-01 NTF-05 the bell counts on while pages are open, in every tab', async ({ open }) => {
  const page = await open('mentor@lantern.test');
  const other = await page.context().newPage();
  const unread = async () => {
    const { unread: count } = (await (await page.request.get('/notifications/unread_count')).json()) as {
      unread: number;
    };
    return count;
  };
  const bell = (tab: Page, count: number) =>
    tab.getByRole('button', { name: count === 0 ? 'Notifications' : `Notifications, ${count} unread`, exact: true });
  const before = await unread();
  await page.goto('/main/dashboard');
  await other.goto('/notifications');
  await expect(bell(page, before)).toBeVisible();
  await expect(bell(other, before)).toBeVisible();

  const mentee = await open('mentee@lantern.test');
  await mentee.goto('/main/bookings?tab=upcoming');
  await askForSession(mentee, 'mentee@lantern.test', 'mentor@lantern.test');

  // The page was not reloaded.
  await expect(bell(page, before + 1)).toBeVisible();
  await expect(bell(other, before + 1)).toBeVisible();
  await bell(page, before + 1).click();
  const drawer = page.getByRole('dialog', { name: 'Notifications' });
  const row = drawer.getByRole('listitem').first();
  await expect(row).toContainText('Aina Zulkifli');
  await expectAccessible(page);
  await row.getByRole('button', { name: /^Mark as read/ }).click();
  await expect(page.getByText('Notification cleared.')).toBeVisible();
  await expect(bell(other, before)).toBeVisible();
  expect(await unread()).toBe(before);
});

test('SYS-02 a message at the top of the page keeps nobody out, before the page is there and after @phone', async ({
  open,
}) => {
  const page = await open(null);
  await page.goto('/login');
  await page.getByLabel('Email').fill('mentee@lantern.test');
  await page.locator('input[type=password]').fill('Lantern#2026');
  await page.getByRole('button', { name: /^(log|sign) ?in$/i }).click();
  await expect(page.getByText('Login successful')).toBeVisible();
  await expectAccessible(page);
  await expect(page).toHaveURL(/dashboard/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
