import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readPdf } from '../tools/read-pdf.ts';
import { expect, expectAccessible, rows, test } from './house.ts';
import { chooseSession, mentorWithHours } from './choosing.ts';
import { type Member, member, toast } from './member.ts';
import { agreeToSession, settleAsMissed, wasYesterday } from './sessions.ts';

/** There is no page that makes codes for members; this one is for a single person. */
const codeFor = async ({ id }: Member) => {
  const code = `THIRTY-${id}`;
  await rows(
    `insert into promo_codes (code, discount, recipient_id, max_uses, created_at)
     select $1, 30, $2::bigint, 1, created_at from users where id = $2::bigint`,
    code,
    id,
  );
  return code;
};

/** The starter pack with the code, up to the page where the payment is tried out. */
const buyStarterPack = async (page: Page, code: string) => {
  await page.getByRole('radio', { name: 'Starter Pack' }).check({ force: true });
  await expect(page.getByText('RM68.54')).toBeVisible();
  await page.getByRole('textbox', { name: 'Promo code' }).fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Promo code applied successfully')).toBeVisible();
  await expect(page.getByText('-RM18.00')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL(/\/payments\/\d+\/test_gateway$/);
  await expect(page.getByText('No money moves here')).toBeVisible();
  await expectAccessible(page);
};

const readReceipt = async (page: Page) => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Receipt C-/ }).click(),
  ]);
  return { name: download.suggestedFilename(), text: readPdf(readFileSync(await download.path())).pages.join('\n') };
};

test('CRD-03 CRD-05 CRD-08 CRD-19 CRD-22 CRD-25 CRD-26 CRD-30 CRD-34 B101 M29 without credits a mentee tops up a starter pack with a code, fails once, pays, books with it, and has the credit back when the mentor does not come @phone', async ({
  open,
}) => {
  const [mentee, mentor] = [await member(), await mentorWithHours()];
  const code = await codeFor(mentee);
  const page = await open(mentee.email);
  const dialog = await chooseSession(page, mentor);
  await expect(dialog.getByText(/^This session costs 1 credit\. You have 0\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Top up Credit' }).click();
  await expect(page).toHaveURL(/\/package\/10\/purchase_page$/);
  await buyStarterPack(page, code);

  await page.getByRole('button', { name: 'Fail' }).click();
  await expect(page).toHaveURL(/\/subscriptions\/\d+\/pending_payment\?payment=failed$/);
  await expect(page.getByText('The payment did not go through')).toBeVisible();
  await expect(page.getByText(`${code} takes 30% off.`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();

  await expect(page.getByRole('heading', { name: 'Thank you for your purchase!' })).toBeVisible();
  await expectAccessible(page);
  // By itself, after its five seconds.
  await expect(page).toHaveURL(new RegExp(`/mentor_profile/${mentor.slug}#book$`), { timeout: 15_000 });
  await expect(dialog.getByText('Which of two offers should I take?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Request', exact: true }).click();
  await expect(page.getByText('Booking request succesfully sent!')).toBeVisible();

  await page.goto('/subscriptions');
  await expect(page.getByText('2 credits', { exact: true }).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText('Session booked')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Purchase history' }).click();
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await expectAccessible(page);
  const { name, text } = await readReceipt(page);
  expect(name).toMatch(/^receipt-C-\d{6}\.pdf$/);
  for (const said of ['Rosa Traveller', '1 × Starter Pack', 'RM60.00', '-RM18.00', 'SST (8%)', code])
    expect(text).toContain(said);
  const balance = () => rows('select points from credit_balances where user_id = $1', mentee.id);
  expect(await balance()).toEqual([{ points: 20 }]);

  await missed(open, page, mentor);
  await page.goto('/subscriptions');
  await expect(page.getByText('3 credits', { exact: true }).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText('Returned: the session was not held')).toBeVisible();
  expect(await balance()).toEqual([{ points: 30 }]);
});

/** The mentor agrees, and does not come: the mentee says so and an admin settles it. */
const missed = async (open: (email: string) => Promise<Page>, page: Page, mentor: Member) => {
  const [booking] = await rows<{ id: number }>(
    'select max(booking_id)::int as id from booking_participants where user_id = $1',
    mentor.id,
  );
  const id = booking?.id ?? 0;
  await agreeToSession(await open(mentor.email), id);
  await wasYesterday(id);
  await page.goto('/main/bookings?tab=upcoming');
  await page.getByRole('button', { name: 'Mark as Absent, Mona Traveller' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as Absent' }).click();
  await toast(page, 'Booking reported successfully!');
  await settleAsMissed(await open('platform@lantern.test'), id, mentor.id);
};

test('CRD-27 B100 a payment that is removed costs nothing, and its code can be used again @phone', async ({ open }) => {
  const mentee = await member();
  const code = await codeFor(mentee);
  const page = await open(mentee.email);
  await page.goto(`/package/12/purchase_page?promo_code=${code}`);
  await expect(page.getByText(`${code} applied`)).toBeVisible();
  // The button waits for the price with the code.
  await expect(page.getByText('RM48.29').filter({ visible: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await page.getByRole('link', { name: 'Back to your purchase' }).click();
  await page.getByRole('button', { name: 'Remove Payment' }).click();
  const question = page.getByRole('dialog', { name: 'Remove this payment?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Remove Payment' }).click();
  await expect(page.getByRole('heading', { name: 'This payment was removed' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/package/12/purchase_page?promo_code=${code}`);
  await expect(page.getByText(`${code} applied`)).toBeVisible();
});
