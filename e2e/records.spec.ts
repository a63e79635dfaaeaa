import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readPdf } from '../tools/read-pdf.ts';
import { expect, expectAccessible, rows, test } from './house.ts';
import { type Member, member, toast } from './member.ts';

const portal = '/app/selatan-telekom/warung-founders';

/** A mentee of the program that is over, with a session of 90 minutes that was completed in it. */
const learned = async (): Promise<Member> => {
  const person = await member('mentee', 'Rosa');
  await rows(
    `insert into program_memberships (program_id, user_id, role_id, joined_at, onboarded_at)
     select r.program_id, $1, r.id, p.created_at, p.created_at from roles r join programs p on p.id = r.program_id
     where p.slug = 'warung-founders' and r.user_type = 'mentee' order by r.id limit 1`,
    person.id,
  );
  const [booking] = await rows<{ id: string }>(
    `select b.id from bookings b join programs p on p.id = b.program_id
     where p.slug = 'warung-founders' and b.status = 'fully_rated' and b.booking_type = 'one_on_one' order by b.id limit 1`,
  );
  if (!booking) throw new Error('nobody met in the program that is over');
  // The session of somebody else becomes theirs.
  await rows(`update bookings set end_at = start_at + interval '90 minutes' where id = $1`, booking.id);
  await rows(
    `update booking_participants set user_id = $2 where booking_id = $1 and user_type = 'mentee'`,
    booking.id,
    person.id,
  );
  return person;
};

const fileOf = async (page: Page, name: string) => {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return readFile(await download.path());
};

test('M49 a mentee takes their record along, and the certificate of a program that is over, until they withdraw it @phone', async ({
  open,
}) => {
  const rosa = await learned();
  const page = await open(rosa.email);
  await page.goto(`${portal}/record`);

  await test.step('the record as a page, as JSON and as a PDF', async () => {
    await expect(page.getByRole('heading', { name: 'My record' })).toBeVisible();
    await expect(page.getByText('1 hour 30 minutes').first()).toBeVisible();
    await expectAccessible(page);
    const record = JSON.parse(String(await fileOf(page, 'Download JSON'))) as Record<string, unknown>;
    expect(record).toMatchObject({ name: 'Rosa Traveller', session_count: 1, minutes: 90, certificate: null });
    const { pages } = readPdf(await fileOf(page, 'Download PDF'));
    expect(pages.join('\n')).toContain('Rosa Traveller');
  });

  const stranger = await open(null);
  await test.step('the certificate, which anybody reads who has its link, and nothing else of theirs', async () => {
    await page.getByRole('button', { name: 'Get my certificate' }).click();
    await toast(page, 'Your certificate is ready');
    await expectAccessible(page);
    const path = await page.getByRole('link', { name: /^View the certificate of/ }).getAttribute('href');
    await stranger.goto(path ?? '');
    await expect(stranger.getByRole('heading', { name: 'Rosa Traveller' })).toBeVisible();
    await expect(stranger.getByText('1 hour 30 minutes')).toBeVisible();
    await expect(stranger.getByText(rosa.email)).toHaveCount(0);
    await expectAccessible(stranger);
  });

  await test.step('withdrawn, its link leads nowhere', async () => {
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByRole('button', { name: 'Get my certificate' })).toBeVisible();
    await stranger.reload();
    await expect(stranger.getByText('There is no certificate with this number.')).toBeVisible();
    await expectAccessible(stranger);
  });
});
