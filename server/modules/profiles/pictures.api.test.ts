import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { type OwnProfile, publicFile, updateBanner, updateProfilePhoto } from '../../../contract/profiles/index.ts';
import { newFileKey } from '../../platform/files.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { gif, html, jpg, png, pngOf, svg } from './pictures.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const limit = 2_097_152;
type Bytes = Uint8Array;

const photo = (bytes: Bytes, name = 'me.png', type = 'image/png') =>
  world.ask('mentee', updateProfilePhoto, { body: {} }, { uploads: [{ field: 'profile_photo', name, type, bytes }] });
const banner = (bytes: Bytes, name = 'wide.png', type = 'image/png') =>
  world.ask('mentee', updateBanner, { body: {} }, { uploads: [{ field: 'banner', name, type, bytes }] });

const fetched = (url: string | null) => world.newBrowser().inject({ method: 'GET', url: url ?? '' });
const infoOfMentee = async () => {
  const [row] = await world.rows('select profile_photo, banner from user_infos where user_id = $1', [world.ids.mentee]);
  return row;
};
const refusedAs = (field: string, message: string) => ({
  status: 422,
  body: { error: message, fields: { [field]: message } },
});

test.each([
  ['png', png, 'me.png', 'image/png'],
  ['jpg', jpg, 'me.jpg', 'image/jpeg'],
] as const)('PRO-51 PRO-53 a %s becomes the profile photo, drawn anew and public', async (_kind, bytes, name, type) => {
  const { status, body } = await photo(bytes, name, type);
  expect(status).toBe(200);
  const user = body as OwnProfile;
  expect(user).toMatchObject({ id: world.ids.mentee, slug: 'mentee' });
  expect(user.profile_photo_url).toMatch(/^\/files\/photos\/[0-9a-f]{32}\.webp$/);
  const file = await fetched(user.profile_photo_url);
  expect(file.statusCode).toBe(200);
  expect(file.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect((await sharp(file.rawPayload).metadata()).format).toBe('webp');
});

test('PRO-54 PRO-56 a jpg, a png and a gif are taken as a banner, and the gif still moves', async () => {
  expect((await banner(jpg, 'banner.jpg', 'image/jpeg')).status).toBe(200);
  expect((await banner(png, 'wide.png', 'image/png')).status).toBe(200);
  const { status, body } = await banner(gif, 'wide.gif', 'image/gif');
  expect(status).toBe(200);
  const file = await fetched((body as OwnProfile).banner_url);
  expect((await sharp(file.rawPayload, { animated: true }).metadata()).pages).toBe(2);
});

test('PRO-53 a gif is no profile photo', async () => {
  expect(await photo(gif, 'me.gif', 'image/gif')).toMatchObject(
    refusedAs('profile_photo', 'Please choose a JPG or PNG picture'),
  );
});

test('PRO-53 SYS-09 2097152 bytes are taken, one more is not', async () => {
  expect((await photo(pngOf(limit))).status).toBe(200);
  expect(await photo(pngOf(limit + 1))).toMatchObject(refusedAs('profile_photo', 'File exceeds 2MB'));
});

test('PRO-56 SYS-09 a banner has the same limit', async () => {
  expect((await banner(pngOf(limit))).status).toBe(200);
  expect(await banner(pngOf(limit + 1))).toMatchObject(refusedAs('banner', 'File exceeds 2MB'));
});

test('PRO-53 no photo, an empty one and one in another field are answered alike', async () => {
  const missing = refusedAs('profile_photo', 'Photo is required');
  expect(await world.ask('mentee', updateProfilePhoto, { body: {} })).toMatchObject(missing);
  expect(await photo(new Uint8Array())).toMatchObject(missing);
  const elsewhere = { uploads: [{ field: 'photo', name: 'me.png', type: 'image/png', bytes: png }] };
  expect(await world.ask('mentee', updateProfilePhoto, { body: {} }, elsewhere)).toMatchObject(missing);
  expect(await world.ask('mentee', updateBanner, { body: {} })).toMatchObject(
    refusedAs('banner', 'Banner is a required field'),
  );
});

test.each([
  ['a page named .jpg', html, 'me.jpg', 'image/jpeg'],
  ['a page named .png', html, 'me.png', 'image/png'],
  ['a drawing with a script', svg, 'me.svg', 'image/svg+xml'],
  ['a drawing named .png', svg, 'me.png', 'image/png'],
  ['a broken picture', png.slice(0, 60), 'me.png', 'image/png'],
  ['a program', Buffer.from('MZ\u0090\u0000'), 'me.png', 'image/png'],
])('SYS-09 PRO-53 %s is refused and nothing is stored', async (_title, bytes, name, type) => {
  expect(await photo(bytes, name, type)).toMatchObject(
    refusedAs('profile_photo', 'Please choose a JPG or PNG picture'),
  );
  expect(await banner(bytes, name, type)).toMatchObject(refusedAs('banner', 'Please choose a JPG, PNG or GIF picture'));
  expect(await infoOfMentee()).toEqual({ profile_photo: null, banner: null });
});

test('SYS-09 a page that follows a picture in one file is not served', async () => {
  const { body } = await photo(Buffer.concat([jpg, html]), 'me.jpg', 'image/jpeg');
  const file = await fetched((body as OwnProfile).profile_photo_url);
  expect(file.rawPayload.includes('script')).toBe(false);
});

test('PRO-51 the old photo is removed once the new one is shown', async () => {
  const before = ((await photo(png)).body as OwnProfile).profile_photo_url;
  const after = ((await photo(jpg)).body as OwnProfile).profile_photo_url;
  expect(after).not.toBe(before);
  expect((await fetched(before)).statusCode).toBe(200);
  await world.runJobs();
  expect((await fetched(before)).statusCode).toBe(404);
  expect((await fetched(after)).statusCode).toBe(200);
});

test('files of private kinds are not there for anybody, nor what is no name of a file', async () => {
  const key = newFileKey('attachments', 'webp');
  await world.vendors.files.put(key, png, 'image/webp');
  for (const persona of ['visitor', 'mentee', 'platform_admin'] as const) {
    const [kind = '', name = ''] = key.split('/');
    expect(await world.ask(persona, publicFile, { params: { kind, name } })).toMatchObject({
      status: 404,
      body: { error: 'This file does not exist.' },
    });
  }
  for (const name of [
    '..',
    '../database',
    '..%2F..%2Fdatabase',
    'x.webp',
    `${'0'.repeat(32)}.webp`,
    `${'0'.repeat(32)}.html`,
  ]) {
    expect((await world.ask('visitor', publicFile, { params: { kind: 'photos', name } })).status).toBe(404);
  }
});
