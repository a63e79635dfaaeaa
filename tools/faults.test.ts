import { expect, test } from 'vitest';
import { faultsIn } from './faults.ts';

const fault = '{"level":50,"err":{"type":"Error"},"msg":"fault"}';
const fatal = '{"level":60,"msg":"gone"}';
const answered = '{"level":30,"res":{"statusCode":503},"msg":"request completed"}';
const fine = [
  '{"level":30,"res":{"statusCode":422},"msg":"request completed"}',
  '{"level":40,"msg":"slow"}',
  '{',
  'hello',
];

test('a fault in the log of the browser tests’ server is found, whatever stands around it', () => {
  expect(faultsIn([fine[0], fault, fine[1], fatal, fine[2], answered, fine[3]].join('\n'))).toEqual([
    fault,
    fatal,
    answered,
  ]);
  expect(faultsIn(fine.join('\n'))).toEqual([]);
});
