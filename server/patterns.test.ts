import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEnterprise } from '../contract/enterprises/index.ts';
import { addressesIn } from '../contract/invitations/index.ts';

// The two patterns as they were first written: easy to read, but quadratic in the length of their input.
const plainPhone = /^\+?[\d\s().-]*\d[\d\s().-]*$/;
const plainAddress = /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;

const phoneFormat = 'Phone number must be in the format 123456789';
const judgePhone = (text: string) => createEnterprise.body.shape.phone_no.safeParse(text);
const takesPhone = (text: string) => judgePhone(text).success;
const plainlyTakesPhone = (text: string) => text.trim().length <= 25 && plainPhone.test(text.trim());

/** Texts made of the characters that a pattern mentions, and of some that it does not. */
const textOf = (signs: readonly string[], maxLength: number) =>
  fc.array(fc.constantFrom(...signs), { maxLength }).map((list) => list.join(''));

const phoneSigns = ['0', '7', '+', '(', ')', '.', '-', ' ', '\t', '\n', '\u00a0', 'x', '٣'];
const addressSigns = [
  'a',
  'Z',
  '9',
  'é',
  '漢',
  '𝒜',
  '.',
  '_',
  '%',
  '+',
  "'",
  '-',
  '@',
  '@',
  '.',
  ' ',
  ',',
  '<',
  '\ud835',
];

test.each([
  ['60123456789', true],
  ['+60 12-345 6789', true],
  ['(03) 2161.1000', true],
  ['7', true],
  [' 7 ', true],
  ['1'.repeat(25), true],
  ['1'.repeat(26), false],
  ['', false],
  ['+', false],
  ['()-. ', false],
  ['60+12', false],
  ['++60', false],
  ['call 60123', false],
])('ACC-20 of telephone numbers, %j is taken: %s', (text, expected) => {
  expect(takesPhone(text)).toBe(expected);
  expect(plainlyTakesPhone(text)).toBe(expected);
});

test('ACC-20 a telephone number is taken exactly where the plain pattern takes it', () => {
  fc.assert(
    fc.property(textOf(phoneSigns, 30), (text) => {
      expect(takesPhone(text)).toBe(plainlyTakesPhone(text));
    }),
    { numRuns: 5000 },
  );
});

test('ACC-20 a number that is too long is told once, and its letters are not looked at', () => {
  const { error } = judgePhone('x'.repeat(26));
  expect(error?.issues.map(({ message }) => message)).toEqual([phoneFormat]);
});

test.each([
  ['a@b.co', ['a@b.co']],
  ['a@b.c_d@e.fg', ['a@b.c', '_d@e.fg']],
  ['a@b.cd@e.fg', ['a@b.cd']],
  ['a@b@c.de', ['b@c.de']],
  ['a@b.cd.', ['a@b.cd']],
  ['a@b..cd', []],
  ['a@.cd', []],
  ['a@b', []],
  ['@b.cd', []],
  ['é@ü.de, <漢@字.cn>', ['é@ü.de', '漢@字.cn']],
  ['A@B.co a@b.co', ['a@b.co']],
])('INV-17 in %j the addresses %j are found', (text, expected) => {
  expect(addressesIn(text)).toEqual(expected);
});

test('INV-17 exactly those addresses are found that the plain pattern finds', () => {
  fc.assert(
    fc.property(textOf(addressSigns, 24), (text) => {
      const plainly = new Set((text.match(plainAddress) ?? []).map((one) => one.toLowerCase()));
      expect(addressesIn(text)).toEqual([...plainly]);
    }),
    { numRuns: 20_000 },
  );
});

const ofLength = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

// The same character repeated many times, and things that are almost an address repeated many times. Schemas are tried
// with these in long-texts.api.test.ts; this function reads a text that no schema has bounded so closely.
const pieces = ['a', '7', '.', '-', '_', '+', '(', ' ', '\n', '@', 'é', '漢', '𝒜', '\ud835'];
const almost = ['a@', '@a', 'a@a', 'a.', 'a@a.', 'a@b.c_', 'a ', '7 ', '+7', 'aaaaaaaa@', 'a.a.a.a@a'];

/** Milliseconds of processor time: ten times what the slowest piece takes. The plain pattern would need minutes. */
const most = 10 * 150;
test.each([...pieces, ...almost])('INV-17 a megabyte of %j is read soon', (piece) => {
  const text = ofLength(piece, 1_000_000);
  const before = process.cpuUsage();
  addressesIn(text);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(most);
});
