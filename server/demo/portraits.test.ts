import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import sitters from '../../db/demo/portraits.json' with { type: 'json' };
import { portraitGiver } from './portraits.ts';

const folder = new URL('../../db/demo/portraits/', import.meta.url);
const files = readdirSync(folder).toSorted();

test('every portrait of the list is there: 320 by 320, WebP, light, and like no other', async () => {
  expect(files).toEqual(sitters.map(({ number }) => `${String(number).padStart(3, '0')}.webp`));
  const pictures = files.map((file) => readFileSync(new URL(file, folder)));
  for (const picture of pictures) {
    expect(picture.length).toBeLessThanOrEqual(12_000);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 320, height: 320 });
  }
  const prints = pictures.map((picture) => createHash('sha256').update(picture).digest('hex'));
  expect(new Set(prints).size).toBe(files.length);
  expect(files.length).toBeGreaterThanOrEqual(120);
});

test('faces go round: none comes again before all of its kind were given, and taken ones never', () => {
  const turbans = sitters.filter(({ cover }) => cover === 'turban').map(({ number }) => number);
  const [taken = 0, ...free] = turbans;
  const give = portraitGiver([taken]);
  const round = free.map(() => give('male', 'turban'));
  expect(round.toSorted((a, b) => a - b)).toEqual(free);
  expect(give('male', 'turban')).toBe(round[0]);
  expect(() => give('female', 'turban')).toThrow('no portrait of a female person, turban');
});
