import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { posters } from './posters.ts';

const folder = new URL('../../db/demo/posters/', import.meta.url);

test('every picture of an event is there, in the size of the product, and light', async () => {
  expect(readdirSync(folder).toSorted()).toEqual(posters.map((poster) => `${poster}.webp`));
  for (const poster of posters) {
    const picture = readFileSync(new URL(`${poster}.webp`, folder));
    expect(picture.length).toBeLessThanOrEqual(40_000);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 900 });
  }
});
