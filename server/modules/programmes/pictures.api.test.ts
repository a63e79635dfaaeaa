import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { type Programme, saveProgramme } from '../../../contract/programmes/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { gif, jpg, png } from '../profiles/pictures.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const save = (...pictures: [field: string, bytes: Uint8Array][]) =>
  world.ask(
    'programme_admin',
    saveProgramme,
    { body: { program_id: world.alpha.id } },
    { uploads: pictures.map(([field, bytes]) => ({ field, name: 'a', type: 'image/png', bytes })) },
  );
/** Describes the picture served at an address. */
const drawn = async (url: string | null) => {
  const reply = await world.newBrowser().inject({ method: 'GET', url: url ?? '' });
  const { format, width, height, pageHeight, pages = 1 } = await sharp(reply.rawPayload).metadata();
  return { format, width, height: pageHeight ?? height, pages };
};

test.each(['photo', 'sign_in_logo', 'sign_up_logo'])('PRG-12 a %s is a JPG or a PNG, never a GIF', async (field) => {
  for (const bytes of [jpg, png]) expect((await save([field, bytes])).status).toBe(200);
  const said = 'Please choose a JPG or PNG picture';
  expect(await save([field, gif])).toMatchObject({ status: 422, body: { error: said, fields: { [field]: said } } });
});

test('PRG-12 a banner may move; what is no picture is none', async () => {
  const { status, body } = await save(['banner', gif]);
  expect(status).toBe(200);
  expect((await drawn((body as Programme).white_label.newsfeed_banner_url)).pages).toBe(2);
  const said = 'Please choose a JPG, PNG or GIF picture';
  const words = Buffer.from('just words');
  expect(await save(['banner', words])).toMatchObject({ status: 422, body: { error: said, fields: { banner: said } } });
});

test('PRG-12 A38 a banner is stored 1440 by 400, the picture of the sign-up page 11 by 16, a logo whole', async () => {
  const large = await sharp({ create: { width: 2400, height: 2000, channels: 3, background: '#206CA8' } })
    .png()
    .toBuffer();
  const { body } = await save(['photo', large], ['banner', large], ['signup_vertical_banner', large]);
  const { photo_url: photo, white_label: look } = body as Programme;
  expect(await drawn(look.newsfeed_banner_url)).toMatchObject({ format: 'webp', width: 1440, height: 400 });
  expect(await drawn(look.signup_vertical_banner_url)).toMatchObject({ width: 880, height: 1280 });
  expect(await drawn(photo)).toMatchObject({ width: 600, height: 500 });
});

test('ACC-50 ACC-53 each of the two pages has its own logo and link, which a visitor is told', async () => {
  const square = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#206CA8' } })
      .png()
      .toBuffer();
  const uploads = [
    { field: 'sign_up_logo', name: 'up.png', type: 'image/png', bytes: await square(111) },
    { field: 'sign_in_logo', name: 'in.png', type: 'image/png', bytes: await square(222) },
    { field: 'signup_vertical_banner', name: 'tall.png', type: 'image/png', bytes: await square(333) },
  ];
  const links = { sign_up_logo_link: 'https://acme.example/up', sign_in_logo_link: 'https://acme.example/in' };
  const { status } = await world.ask(
    'programme_admin',
    saveProgramme,
    { body: { program_id: world.alpha.id, white_label: links } },
    { uploads },
  );
  expect(status).toBe(200);
  const url = `/programs?program_id=${world.alpha.id}`;
  const read = (await world.newBrowser().inject({ method: 'GET', url })).json<Programme>();
  expect(read.white_label).toMatchObject(links);
  const { sign_up_logo_url: up, sign_in_logo_url: into, signup_vertical_banner_url: tall } = read.white_label;
  // A small picture is not resized, so its width tells which one it is.
  expect([await drawn(up), await drawn(into), await drawn(tall)].map(({ width }) => width)).toEqual([111, 222, 333]);
});
