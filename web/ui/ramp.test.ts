import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, inkOf, onBrand, ramp, readHex } from './ramp.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('the default brand gives the shades of the design', () => {
  const shades = ramp('#428AC9');
  expect(shades[5]).toBe('#428ac9');
  expect(shades[7]).toBe('#206ca8');
  expect(contrast('#206ca8', '#ffffff')).toBeCloseTo(5.57, 2);
  expect(contrast('#428ac9', '#ffffff')).toBeCloseTo(3.68, 2);
});

test.each(['#FFFFFF', '#000000', '#F5C518', '#428AC9', '#7A3CC8'])(
  '%s: step 5 is the brand, step 7 carries white',
  (brand) => {
    const shades = ramp(brand);
    expect(shades).toHaveLength(10);
    expect(shades[5]).toBe(brand.toLowerCase());
    expect(contrast(shades[7], '#ffffff')).toBeGreaterThanOrEqual(4.5);
  },
);

test('a brand that carries white text itself stands on the buttons unchanged', () => {
  expect(ramp('#7A3CC8')[7]).toBe('#7a3cc8');
});

test('any brand can be read: white on 7, links on the canvas, dark ink on the tints, titles on the bar', () => {
  fc.assert(
    fc.property(hex, (brand) => {
      const shades = ramp(brand);
      expect(shades[5]).toBe(brand);
      for (const shade of shades) expect(shade).toMatch(/^#[0-9a-f]{6}$/);
      expect(contrast(shades[7], '#ffffff')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(shades[8], '#ffffff')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(shades[7], '#f5f7fa')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(shades[8], shades[0])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(shades[8], shades[1])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(shades[9], shades[1])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(onBrand(brand), brand)).toBeGreaterThanOrEqual(3);
    }),
    { numRuns: 500 },
  );
});

test('PRG-47 NAV-24 the second colour is an ink where it can be read; empty, white or pale it is the grey', () => {
  for (const pale of ['', '#FFFFFF', '#fff', '#F5C518', 'blue']) expect(inkOf(pale)).toBe('#696969');
  for (const dark of ['#14212F', '#696969', '#7A3CC8']) expect(inkOf(dark)).toBe(dark.toLowerCase());
});

test('any second colour can be read on white, on the canvas and on a row under the pointer', () => {
  fc.assert(
    fc.property(hex, (colour) => {
      for (const ground of ['#ffffff', '#f5f7fa', '#eef2f7']) {
        expect(contrast(inkOf(colour), ground)).toBeGreaterThanOrEqual(4.5);
      }
    }),
  );
});

test('colours are read as people write them', () => {
  expect(readHex(' #ABC ')).toBe('#aabbcc');
  expect(readHex('428AC9')).toBe('#428ac9');
  expect(readHex('blue')).toBeNull();
  expect(ramp('blue')).toEqual(ramp('#428AC9'));
});
