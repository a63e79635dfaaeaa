import { readFileSync } from 'node:fs';
import { expect, expectAccessible, test } from './house.ts';

const address = '/app/selatan-telekom/langkah-graduates/admin/analytics';

const views = [
  ['Overview', 'Session Completion'],
  ['Engagement', 'Sessions per week'],
  ['Mentor-Mentee Health', 'Mentor-Mentee Health'],
  ['Learning Progress', 'Mentee journey'],
  ['User Insights', 'Skills of mentees'],
] as const;

test('ANA-01 ANA-02 NAV-07 an admin finds the five views, each with its charts, and nobody else does @phone', async ({
  open,
}) => {
  const page = await open('admin@lantern.test');
  await page.goto(address);
  for (const [view, card] of views) {
    await page.getByRole('tab', { name: view, exact: true }).click();
    await expect(page.getByRole('region', { name: card, exact: true }).getByRole('img')).toBeVisible();
    await expectAccessible(page);
  }
  await expect(page).toHaveURL(`${address}?view=insights`);
  await page.getByRole('radio', { name: 'Mentor' }).check({ force: true });
  await expect(page.getByRole('region', { name: 'Skills of mentors' })).toBeVisible();
  const member = await open('mentee@lantern.test');
  await member.goto(address);
  await expect(member.getByRole('region', { name: 'Session Completion' })).toHaveCount(0);
});

test('ANA-03 ANA-06 what a chart shows is its table and its files, and days narrow the sessions @phone', async ({
  open,
}) => {
  const page = await open('admin@lantern.test');
  await page.goto(address);
  const card = page.getByRole('region', { name: 'Satisfaction' });
  await card.getByRole('button', { name: 'Show as a table' }).click();
  const happy = await card.getByRole('row', { name: /^Happy/ }).innerText();
  const files = async (kind: string) => {
    await card.getByRole('button', { name: 'Download: Satisfaction' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: `Download ${kind}` }).click(),
    ]);
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
  };
  const csv = await files('CSV');
  expect(csv.name).toBe('langkah-graduates-satisfaction.csv');
  const [, count] = happy.split(/\s+/);
  expect(csv.bytes.toString()).toContain(`"Happy","${count}"`);
  const png = await files('PNG');
  expect(png.name).toBe('langkah-graduates-satisfaction.png');
  expect([...png.bytes.subarray(1, 4)].map((code) => String.fromCharCode(code)).join('')).toBe('PNG');
  // The picture is drawn at twice its size, and more than white.
  expect(png.bytes.length).toBeGreaterThan(8_000);
  await page.goto(`${address}?from=2020-01-01&to=2020-01-31`);
  await expect(page.getByRole('region', { name: 'Session Completion' }).getByText('No data available.')).toBeVisible();
});
