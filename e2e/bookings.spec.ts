import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './house.ts';
import { member } from './member.ts';
import { agreeToSession, askForSession } from './sessions.ts';

type Open = (email: string | null) => Promise<Page>;

/** A mentee's page with a session that a mentor accepted, far enough in the future to be moved or cancelled. */
const withSession = async (open: Open) => {
  const mentee = await member('mentee');
  const page = await open(mentee.email);
  const id = await askForSession(page, mentee.email, 'mentor@lantern.test');
  await agreeToSession(await open('mentor@lantern.test'), id);
  return { page, id };
};

test('BKG-113 BKG-114 the address of a booking is a page to a browser and data to a call @phone', async ({ open }) => {
  const { page, id } = await withSession(open);
  const address = `/bookings/${id}`;
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: /^Session with / })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Reschedule history' })).toBeVisible();
  await expectAccessible(page);
  for (const [path, accept] of [
    [address, 'application/json'],
    [`${address}.json`, 'text/html'],
  ] as const) {
    const reply = await page.request.get(path, { headers: { accept } });
    expect(await reply.json()).toMatchObject({ id, paths: { complete_booking: `${address}/complete` } });
  }
});

test('a booking that is not there, or is somebody else’s, is said to be missing @phone', async ({ open }) => {
  const page = await open('mentee@lantern.test');
  const { id: foreign } = await withSession(open);
  for (const path of [`/bookings/${foreign}`, '/bookings/abc', '/main/bookings/999999/booking_requested']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'This booking does not exist.' })).toBeVisible();
    await expectAccessible(page);
  }
  await page.getByRole('link', { name: 'Return to Bookings' }).click();
  await expect(page).toHaveURL(/\/main\/bookings\?tab=upcoming/);
});

test('BKG-100 BKG-112 the windows of a booking keep nobody out, with their hints shown @phone', async ({ open }) => {
  const { page, id } = await withSession(open);
  await page.goto(`/bookings/${id}`);
  await page.getByRole('button', { name: /^Join Meeting/ }).hover();
  // The hint is visual only and outside the page's content; its button says the same to a screen reader.
  await expect(page.getByRole('tooltip', { includeHidden: true })).toBeVisible();
  await expectAccessible(page);
  for (const [button, title] of [
    [/^Reschedule/, 'Reschedule'],
    [/^Cancel/, 'Cancel this session?'],
    [/^Add to Calendar/, 'Add to Calendar'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});
