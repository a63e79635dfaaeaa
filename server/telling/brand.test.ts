import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buttonShade, contrast, paletteOf } from './brand.ts';
import * as style from './style.ts';

test('contrast is the one of WCAG', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#428AC9', '#FFFFFF')).toBeCloseTo(3.68, 2);
});

test('the default brand has the button of the design', () => {
  expect(buttonShade('#428AC9')).toBe('#206CA8');
  expect(paletteOf(undefined)).toEqual({ button: '#206CA8', mark: '#428AC9', onMark: '#FFFFFF' });
});

test('every brand gives a button that carries white text and a mark that is seen', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  const hard = ['#FFFFFF', '#000000', '#F5C518', '#7A3CC8', '#FFFF00', '#00FF00'];
  const colour = fc.tuple(channel, channel, channel).map((rgb) => `#${Buffer.from(rgb).toString('hex')}`);
  fc.assert(
    fc.property(colour, (brand) => {
      const { button, mark, onMark } = paletteOf(brand);
      expect(button).toMatch(/^#[0-9A-F]{6}$/);
      expect(contrast(button, '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(mark, onMark)).toBeGreaterThanOrEqual(3);
      expect(contrast(mark, '#FFFFFF')).toBeGreaterThanOrEqual(1.2);
    }),
    { numRuns: 2000, examples: hard.map((brand): [string] => [brand]) },
  );
});

test('a brand keeps its hue', () => {
  const strongest = (hex: string) => {
    const channels = [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));
    return channels.indexOf(Math.max(...channels));
  };
  expect(['#E53935', '#2E9E44', '#3949E5'].map((brand) => strongest(buttonShade(brand)))).toEqual([0, 1, 2]);
});

test.each(['red', '#12', '#12345G', 'url(x)', '#428AC9;background:url(x)', ''])('%j is no colour', (brand) => {
  expect(paletteOf(brand).button).toBe('#206CA8');
});

test('text stands out from what it is written on', () => {
  const onCard = [style.paragraph, style.note, style.heading, style.person, style.step];
  const onCanvas = [style.footerText, style.factLabel, style.factValue, style.factStruck, style.signName];
  for (const { color } of onCard) expect(contrast(String(color), '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
  for (const { color } of onCanvas) expect(contrast(String(color), '#F5F7FA')).toBeGreaterThanOrEqual(4.5);
});
