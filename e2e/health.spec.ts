import { readFileSync } from 'node:fs';
import { readPdf } from '../tools/read-pdf.ts';
import { expect, expectAccessible, test } from './house.ts';

const address = '/app/selatan-telekom/langkah-graduates/admin/pairing-health';

test('PAR-01 PAR-13 PAR-28 an admin finds pairs in rows of their height, and reads what was said of one', async ({
  open,
}) => {
  const page = await open('admin@lantern.test');
  await page.goto(address);
  await page.getByRole('tab', { name: /^One on One Pairing/ }).click();
  const table = page.getByRole('region', { name: 'One on One Pairing' });
  const heights = async (cell: 'th' | 'td') =>
    new Set(
      await table
        .locator(cell === 'th' ? 'thead tr' : 'tbody tr')
        .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height))),
    );
  await expect(table.getByRole('button', { name: /^Details of/ }).first()).toBeVisible();
  expect([...(await heights('th'))]).toEqual([60]);
  expect(Math.min(...(await heights('td')))).toBe(66);
  await table
    .getByRole('button', { name: /^Details of/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('PAR-04 PAR-05 PAR-06 the feedback reminder goes out, and the second one on the same day is asked about first @phone', async ({
  open,
}) => {
  const page = await open('admin@lantern.test');
  await page.goto(`${address}?tab=pair`);
  const sent = page.getByText(/^Feedback reminder sent to \d+ participant\(s\)\.$/);
  const remind = page.getByRole('button', { name: 'Send a Feedback Reminder' });
  await remind.click();
  await expect(sent).toHaveCount(1);
  await remind.click();
  const question = page.getByRole('dialog', { name: 'Send another reminder?' });
  await expect(question.getByText(/less than 24 hours ago/)).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Send it' }).click();
  await expect(question).toHaveCount(0);
  await expect(sent.first()).toBeVisible();
});

test('PAR-20 PAR-24 PAR-27 a report is opened from its row, and its file can be read by a machine @phone', async ({
  open,
}) => {
  const page = await open('admin@lantern.test');
  await page.goto(`${address}?tab=pair`);
  const summary = page.getByRole('link', { name: /^Summary of/ }).first();
  const href = (await summary.getAttribute('href')) ?? '';
  await summary.click();
  await expect(page).toHaveURL(href);
  const download = page.getByRole('button', { name: 'Download PDF Report' });
  await expect(download).toBeVisible();
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await expectAccessible(page);
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(file.suggestedFilename()).toMatch(
    new RegExp(`^mentoring-report-${/\d+$/.exec(href)?.[0] ?? ''}-\\d{4}-\\d{2}-\\d{2}\\.pdf$`),
  );
  await expect(page.getByText('PDF downloaded successfully!')).toBeVisible();
  const { pages } = readPdf(readFileSync(await file.path()));
  expect(pages.join('\n')).toContain(title);
});
