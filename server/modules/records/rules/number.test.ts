import { expect, test } from 'vitest';
import { numberOf, readNumber } from './number.ts';

test.each([
  [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 'LNT-0000-0000-0000-0000'],
  [[255, 255, 255, 255, 255, 255, 255, 255, 255, 255], 'LNT-ZZZZ-ZZZZ-ZZZZ-ZZZZ'],
  [[0, 0, 0, 0, 0, 0, 0, 0, 0, 1], 'LNT-0000-0000-0000-0001'],
  // 00001 00010 00011 00100 …: 16 groups of five bits, from 1 to 16, written by hand as ten bytes.
  [[0x08, 0x86, 0x42, 0x98, 0xe8, 0x4a, 0x96, 0xc6, 0xb9, 0xf0], 'LNT-1234-5678-9ABC-DEFG'],
])('M49 80 random bits are 16 signs of five bits: %j', (bytes, number) => {
  expect(numberOf(Uint8Array.from(bytes))).toBe(number);
});

test.each([
  ['LNT-7K3M-9QZC-A1T4-WX0P'],
  ['lnt-7k3m-9qzc-a1t4-wx0p'],
  ['LNT7K3M9QZCA1T4WX0P'],
  ['7K3M9QZCA1T4WX0P'],
  [' LNT 7K3M 9QZC A1T4 WX0P '],
  ['LNT–7K3M–9QZC–A1T4–WX0P'],
  // What Crockford leaves out is read as what it is mistaken for.
  ['LNT-7K3M-9QZC-AIT4-WXOP'],
  ['LNT-7K3M-9QZC-ALT4-WXoP'],
])('M49 a number is read in capitals or not, with dashes or without: %s', (typed) => {
  expect(readNumber(typed)).toBe('LNT-7K3M-9QZC-A1T4-WX0P');
});

test.each([
  [''],
  ['LNT'],
  ['LNT-7K3M-9QZC-A1T4-WX0'],
  ['LNT-7K3M-9QZC-A1T4-WX0PP'],
  ['LNT-7K3M-9QZC-A1T4-WX0U'],
  ['LNT-7K3M-9QZC-A1T4-WX0%'],
  ['ABC-7K3M-9QZC-A1T4-WX0P'],
])('M49 what cannot be a number is none: %s', (typed) => {
  expect(readNumber(typed)).toBe(null);
});
