import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../find-chromium.mjs';
import { percentile, say } from './figure.ts';
import { signInAs, startProduct } from './product.ts';

// Two browsers on one machine, each with a fake camera: the time from pressing the button until each plays the other's
// picture. One stays in the room; the other enters repeatedly.
const entries = 9;
const bound = 3000;

const product = await startProduct(5396);

const ask = async <Reply>(email: string, path: string, data?: object) => {
  const person = await signInAs(product.url, email);
  const sent = data && { method: 'POST', body: JSON.stringify(data) };
  const headers = { ...person, ...(data && { 'content-type': 'application/json' }) };
  const reply = await fetch(product.url + path, { headers, ...sent });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as Reply;
};

/** A session between the two that begins now, by the product's clock. */
const beginSession = async () => {
  const { id: mentorId } = await ask<{ id: number }>('mentor@lantern.test', '/users/current');
  const { slots } = await ask<{ slots: string[] }>(
    'mentee@lantern.test',
    `/api/v2/mentors/${mentorId}/available_slots?timezone=UTC`,
  );
  const [start = ''] = slots;
  const { booking } = await ask<{ booking: { id: number } }>('mentee@lantern.test', '/api/v2/my/bookings', {
    booking: {
      booking_date: start.slice(0, 10),
      booking_time: start.slice(11, 16),
      user_timezone: 'UTC',
      requestee_id: mentorId,
      topic: 'How soon do we see each other?',
      learning_objectives_attributes: [{ objective: 'A figure' }],
    },
  });
  await ask('mentor@lantern.test', `/api/v2/my/bookings/${booking.id}/accept`, {});
  const body = JSON.stringify({ now: start });
  await fetch(`${product.url}/dev/clock`, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  return booking.id;
};

/** A separate browser for one person, waiting outside the room. */
const comeToRoom = async (email: string, bookingId: number) => {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
  const context = await browser.newContext({ baseURL: product.url });
  await context.request.post('/login.json', { data: { email, password: 'Lantern#2026' } });
  const page = await context.newPage();
  const stand = () => page.goto(`/main/bookings/${bookingId}/room`);
  await stand();
  return { page, stand, close: () => browser.close() };
};

const door = (page: Page) =>
  page.getByRole('button', { name: 'Enter the meeting' }).and(page.locator(':not([aria-busy])'));

/**
 * When the first picture of the other person is on the screen, by the machine's clock; the page itself checks every
 * frame.
 */
const seesOther = async (page: Page) => {
  const seen = await page.waitForFunction(() =>
    [...document.querySelectorAll('video')].some(
      (video) =>
        !video.muted &&
        !video.paused &&
        video.videoWidth > 0 &&
        video.currentTime > 0 &&
        video.getVideoPlaybackQuality().totalVideoFrames > 0,
    )
      ? performance.timeOrigin + performance.now()
      : false,
  );
  return Number(await seen.jsonValue());
};

/** Presses the button from inside the page, because Playwright's own click takes time too. */
const press = (page: Page) =>
  door(page).evaluate((button) => {
    const pressed = performance.timeOrigin + performance.now();
    (button as HTMLElement).click();
    return pressed;
  });

const bookingId = await beginSession();
const first = await comeToRoom('mentor@lantern.test', bookingId);
const second = await comeToRoom('mentee@lantern.test', bookingId);
await door(first.page).click();
const alone = first.page.getByText('Only you are here');

const took: number[] = [];
for (let entry = 0; entry < entries; entry += 1) {
  await alone.waitFor();
  await door(second.page).waitFor();
  const seen = seesOther(first.page);
  const pressed = await press(second.page);
  took.push(Math.max(await seesOther(second.page), await seen) - pressed);
  await second.page.getByRole('button', { name: 'Leave' }).click();
  await second.page.getByRole('heading', { name: 'You have left the meeting' }).waitFor();
  await second.stand();
}
const median = percentile(took, 0.5);
say({
  name: `two see each other after one enters, median of ${entries}`,
  value: median,
  unit: 'ms',
  bound: `≤ ${bound} ms`,
  ok: median <= bound,
});
say({ name: 'the slowest of them', value: Math.max(...took), unit: 'ms' });

await first.close();
await second.close();
await product.stop();
