import { Buffer } from 'node:buffer';
import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessible, rows, test } from './house.ts';
import { endSession, member, type Member, settings, toast } from './member.ts';

const plain = (width: number, height: number, background = '#206CA8') =>
  sharp({ create: { width, height, channels: 3, background } });
const wide = () => plain(900, 300).png().toBuffer();
const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
const limit = 2_097_152;

const choose = (page: Page, what: ReturnType<typeof file>) =>
  page.getByRole('dialog').locator('input[type=file]').setInputFiles(what);
const upload = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }).click();
const photoOf = async (person: Member) => {
  const [info] = await rows<{ profile_photo: string | null; banner: string | null }>(
    'select profile_photo, banner from user_infos where user_id = $1',
    person.id,
  );
  return info;
};

test('PRO-52 PRO-53 a photo is chosen, cut round and uploaded; what cannot be taken is said at its field @phone', async ({
  open,
}) => {
  const person = await member();
  const page = await open(person.email);
  await page.goto(settings(person, 'profile'));
  await page.getByRole('button', { name: 'Add a photo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Profile photo' });
  await upload(page);
  await expect(dialog.getByText('Photo is required')).toBeVisible();
  await choose(page, file('me.pdf', 'application/pdf', Buffer.from('%PDF-')));
  await expect(dialog.getByText(/^This kind of file cannot be used/)).toBeVisible();
  await expectAccessible(page);

  await choose(page, file('broken.png', 'image/png', Buffer.from('no picture at all')));
  await expect(page.getByText('This picture cannot be read. Please choose another one.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await photoOf(person)).toEqual({ profile_photo: null, banner: null });

  await choose(page, file('IMG_1.heic', 'image/heic', Buffer.from('ftypheic')));
  await expect(page.getByText("This browser can't read HEIC pictures.", { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();

  // A phone's photo of more than 2 MB is made small before it is sent.
  const large = await sharp(randomBytes(3 * 1000 * 1000), { raw: { width: 1000, height: 1000, channels: 3 } })
    .png()
    .toBuffer();
  expect(large.length).toBeGreaterThan(limit);
  await choose(page, file('me.png', 'image/png', large));
  const cropper = page.getByRole('dialog', { name: 'Crop your photo' });
  await expect(cropper.getByRole('group', { name: /^Part of the picture/ })).toBeVisible();
  await cropper.getByLabel('Zoom').fill('1.5');
  await expectAccessible(page);
  await cropper.getByRole('button', { name: 'Use this picture' }).click();
  await expect(dialog.getByText('photo.jpg')).toBeVisible();
  await upload(page);
  await toast(page, 'Photo uploaded successfully');
  await expect(dialog).toHaveCount(0);
  const stored = await photoOf(person);
  expect(stored?.profile_photo).toMatch(/^photos\/[0-9a-f]{32}\.webp$/);
  const picture = await page.request.get(`/files/${stored?.profile_photo}`);
  const { width, height } = await sharp(await picture.body()).metadata();
  expect(width).toBe(height);
  // The bar shows the new picture immediately.
  await expect(page.locator(`header img[src="/files/${stored?.profile_photo}"]`).first()).toBeVisible();
});

test('PRO-52 a photo that is refused or lost leaves a message, and no preview', async ({ open }) => {
  const person = await member();
  const page = await open(person.email);
  await page.goto(settings(person, 'profile'));
  await page.getByRole('button', { name: 'Add a photo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Profile photo' });
  const take = async () => {
    await choose(page, file('me.png', 'image/png', await wide()));
    await page.getByRole('button', { name: 'Use this picture' }).click();
    await expect(dialog.getByText('photo.jpg')).toBeVisible();
  };
  await take();
  await page.context().setOffline(true);
  await upload(page);
  await toast(page, "You're offline. Nothing was sent; your text is safe.");
  await expect(dialog.getByText('photo.jpg')).toHaveCount(0);
  await page.context().setOffline(false);
  await take();
  await endSession(person);
  await upload(page);
  await toast(page, 'Please sign in first.');
  await expect(dialog.getByText('photo.jpg')).toHaveCount(0);
  expect(await photoOf(person)).toEqual({ profile_photo: null, banner: null });
});

test('PRO-55 PRO-56 a banner is cut to shape or, when it moves, kept; the server’s refusal is shown @phone', async ({
  open,
}) => {
  const person = await member();
  const page = await open(person.email);
  await page.goto(settings(person, 'profile'));
  await page.getByRole('button', { name: 'Add a banner' }).click();
  const dialog = page.getByRole('dialog', { name: 'Banner' });
  await choose(page, file('big.gif', 'image/gif', Buffer.alloc(limit + 1)));
  await expect(dialog.getByText('File exceeds 2MB')).toBeVisible();
  // The file claims to be a gif; only the server looks inside.
  await choose(page, file('fake.gif', 'image/gif', Buffer.from('<script>alert(1)</script>')));
  await upload(page);
  await toast(page, 'Please choose a JPG, PNG or GIF picture');
  expect((await photoOf(person))?.banner).toBeNull();

  await choose(page, file('wide.png', 'image/png', await wide()));
  await page
    .getByRole('dialog', { name: 'Crop your banner' })
    .getByRole('button', { name: 'Use this picture' })
    .click();
  await expect(dialog.getByText('banner.jpg')).toBeVisible();
  await upload(page);
  await toast(page, 'Banner uploaded successfully');
  const stored = await photoOf(person);
  const { width, height } = await sharp(await (await page.request.get(`/files/${stored?.banner}`)).body()).metadata();
  expect(Math.abs(width / height - 1440 / 230)).toBeLessThan(0.05);
  await expect(page.getByRole('img', { name: 'Your banner' })).toBeVisible();

  const frames = [await plain(30, 10).png().toBuffer(), await plain(30, 10, '#F26F42').png().toBuffer()];
  const moving = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  await page.getByRole('button', { name: 'Change banner' }).click();
  await choose(page, file('moves.gif', 'image/gif', moving));
  await upload(page);
  await expect.poll(async () => (await photoOf(person))?.banner).not.toBe(stored?.banner);
  const shown = await page.request.get(`/files/${(await photoOf(person))?.banner}`);
  expect((await sharp(await shown.body(), { animated: true }).metadata()).pages).toBe(2);
});
