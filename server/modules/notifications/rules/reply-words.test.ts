import { expect, test } from 'vitest';
import { readReply } from './reply-words.ts';

test.each([
  ['ACCEPT', 'accept'],
  [' accept ', 'accept'],
  ['Yes!', 'accept'],
  ['ＹＥＳ', 'accept'],
  ['decline', 'decline'],
  ['No.', 'decline'],
  ['Stop', 'stop'],
  ['yes please', 'other'],
  ['I cannot accept', 'other'],
  ['no way', 'other'],
  ['constructor', 'other'],
  ['', 'other'],
  ['👍', 'other'],
])('B115 the reply %j is read as %s', (text, said) => {
  expect(readReply(text)).toEqual({ said, minutes: null });
});

test.each([
  ['late', null],
  ['Running late', null],
  ['LATE 10', 10],
  ['running late, 15 min', 15],
  ['late 5m', 5],
  ['late 1 minute', 1],
  ['late 120', 120],
  ['late 0', null],
  ['late 121', null],
])('B115 the reply %j says that somebody is late, by %s minutes', (text, minutes) => {
  expect(readReply(text)).toEqual({ said: 'late', minutes });
});

test.each(['late 1000', 'late ten', 'too late', 'late 10 20', 'late minutes 5'])(
  'B115 %j says nothing we know',
  (text) => {
    expect(readReply(text)).toEqual({ said: 'other', minutes: null });
  },
);
