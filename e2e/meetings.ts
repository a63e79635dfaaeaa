import type { Page } from '@playwright/test';
import { expect, rows } from './house.ts';

/** Moves a session so that it begins now, by the product's clock. */
export const beginNow = async (page: Page, bookingId: number) => {
  await page.goto('/');
  const now = await page.locator('meta[name="server-time"]').getAttribute('content');
  await rows(
    `update bookings set start_at = $1::timestamptz, end_at = $1::timestamptz + interval '1 hour' where id = $2`,
    now,
    bookingId,
  );
};

/** The button is busy until the camera and microphone are ready. */
export const pressEnter = (page: Page) =>
  page.getByRole('button', { name: 'Enter the meeting' }).and(page.locator(':not([aria-busy])')).click();

/** Enters the room on the platform, or in the portal at `home`. */
export const enterRoom = async (page: Page, bookingId: number | string, home = '/main') => {
  await page.goto(`${home}/bookings/${bookingId}/room`);
  await pressEnter(page);
};

/** Small videos, because one machine plays thirty of them. */
export const withSmallCamera = (page: Page) =>
  page.addInitScript(() => {
    const devices = navigator.mediaDevices;
    const ask = devices.getUserMedia.bind(devices);
    const small = { width: 160, height: 120, frameRate: 5 };
    devices.getUserMedia = (wanted) => ask({ ...wanted, ...(wanted?.video ? { video: small } : {}) });
  });

/** Five browsers on two processors are slow; a guard, far above what is expected. */
const patiently = { timeout: 60_000 };

/** How many others are really visible: their videos have a size and are playing. */
export const expectToSee = (page: Page, others: number) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const players = [...document.querySelectorAll('video')].filter(({ muted }) => !muted);
          const before = players.map(({ currentTime }) => currentTime);
          await new Promise((resolve) => {
            setTimeout(resolve, 250);
          });
          return players.filter(
            ({ videoWidth, currentTime, ended, paused }, at) =>
              videoWidth > 0 && !ended && !paused && currentTime > (before[at] ?? 0),
          ).length;
        }),
      patiently,
    )
    .toBe(others);

/** How many others are really audible: the fake microphone beeps every second. */
export const expectToHear = (page: Page, others: number) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const context = new AudioContext();
          const streams = [...document.querySelectorAll('video')].flatMap(({ muted, srcObject }) =>
            !muted && srcObject instanceof MediaStream && srcObject.getAudioTracks().length > 0 ? [srcObject] : [],
          );
          const ears = streams.map((stream) => {
            const ear = context.createAnalyser();
            context.createMediaStreamSource(stream).connect(ear);
            return { ear, loudest: 0 };
          });
          const sound = new Float32Array(2048);
          for (let turn = 0; turn < 60; turn += 1) {
            for (const one of ears) {
              one.ear.getFloatTimeDomainData(sound);
              one.loudest = Math.max(one.loudest, ...sound.map(Math.abs));
            }
            await new Promise((resolve) => {
              setTimeout(resolve, 40);
            });
          }
          await context.close();
          return ears.filter(({ loudest }) => loudest > 0.01).length;
        }),
      patiently,
    )
    .toBe(others);
