import { expect, test } from 'vitest';
import { phoneNoOf } from './registration.ts';

test.each([
  ['60', '123456789', '60123456789'],
  ['60', ' 12-345 6789 ', '60123456789'],
  ['1684', '5550100', '16845550100'],
  ['60', '', ''],
  ['60', 'none', 'none'],
  ['60', '60123456789', '60123456789'],
  ['65', '+65 8123 4567', '6581234567'],
  ['7', '7012345678', '77012345678'],
  // The 0 of a number at home is not dialled from abroad, except where it is part of the number.
  ['60', '0123456789', '60123456789'],
  ['60', '012-345 6789', '60123456789'],
  ['39', '0612345678', '390612345678'],
])('ACC-21 ACC-20 prefix %s and number %j are sent as %j', (dial, number, sent) => {
  expect(phoneNoOf({ dial, number })).toBe(sent);
});
