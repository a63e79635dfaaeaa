import { expect, test } from 'vitest';
import { aisha, aMessage } from '../../../../contract/chat/chat.fixture.ts';
import { rowsOf } from './rows.ts';

const at = (seq: number, created_at: string, mine = false) =>
  aMessage({ id: 100 + seq, seq, created_at, ...(mine && { mine, sender: aisha }) });
const kinds = (...given: Parameters<typeof rowsOf>) =>
  rowsOf(...given).map((row) => (row.kind === 'message' ? `${row.message.seq}${row.first ? ' first' : ''}` : row.kind));

test('CHT-14 each day has a line, by the clock of the reader', () => {
  const messages = [at(1, '2026-11-20T15:59:00Z'), at(2, '2026-11-20T16:01:00Z')];
  expect(kinds(messages, 'Asia/Kuala_Lumpur', null)).toEqual(['day', '1 first', 'day', '2 first']);
  expect(kinds(messages, 'UTC', null)).toEqual(['day', '1 first', '2']);
});

test('CHT-14 messages of one person within five minutes belong together; another person, or the line of what is new, begins again', () => {
  const messages = [
    at(1, '2026-11-20T10:00:00Z'),
    at(2, '2026-11-20T10:04:00Z'),
    at(3, '2026-11-20T10:05:00Z', true),
    at(4, '2026-11-20T10:06:00Z', true),
    at(5, '2026-11-20T10:20:00Z', true),
  ];
  expect(kinds(messages, 'UTC', null)).toEqual(['day', '1 first', '2', '3 first', '4', '5 first']);
  expect(kinds(messages, 'UTC', 4)).toEqual(['day', '1 first', '2', '3 first', 'new', '4 first', '5 first']);
});
