import { expect, test } from 'vitest';
import { aMessage } from '../../../contract/chat/chat.fixture.ts';
import { type MessageLog, openedLog, withChanges, withNewer, withOlder } from './log.ts';

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_none, at) =>
    aMessage({ id: 100 + from + at, seq: from + at, version: from + at }),
  );
const part = (from: number, to: number, more: { before?: boolean; after?: boolean; version?: number } = {}) => ({
  data: numbered(from, to),
  has_before: more.before ?? false,
  has_after: more.after ?? false,
  version: more.version ?? to,
});
const seqs = ({ messages }: MessageLog) => messages.map(({ seq }) => seq);

test('CHT-14 what is new follows on the last one, in its order, once', () => {
  const log = openedLog(part(1, 3));
  const changed = withChanges(log, [...numbered(5, 5), ...numbered(4, 4), ...numbered(3, 3)], 5);
  expect([seqs(changed), changed.version]).toEqual([[1, 2, 3, 4, 5], 5]);
  expect(seqs(withChanges(changed, numbered(4, 5), 5))).toEqual([1, 2, 3, 4, 5]);
});

test('CHT-14 nothing is added after a gap, or after a stretch that goes on', () => {
  const log = openedLog(part(1, 3));
  expect(seqs(withChanges(log, numbered(5, 5)))).toEqual([1, 2, 3]);
  const stretch = openedLog(part(10, 20, { before: true, after: true, version: 50 }));
  expect(seqs(withChanges(stretch, numbered(51, 51), 51)).at(-1)).toBe(20);
});

test('CHT-14 an answer that comes late does not undo a later change', () => {
  const log = openedLog(part(1, 1));
  const deleted = withChanges(
    log,
    [aMessage({ id: 101, seq: 1, version: 9, body: null, deleted_at: '2026-11-20T10:02:00Z' })],
    9,
  );
  expect(
    withChanges(deleted, [aMessage({ id: 101, seq: 1, version: 4, body: 'Edited' })]).messages[0]?.body,
  ).toBeNull();
});

test('CHT-14 parts before and after join without a message twice; what changed meanwhile is still to come', () => {
  const log = openedLog(part(51, 100, { before: true, after: true, version: 200 }));
  const older = withOlder(log, part(1, 51, { version: 210 }));
  expect([seqs(older).length, older.hasBefore, older.hasAfter, older.version]).toEqual([100, false, true, 200]);
  const newer = withNewer(older, part(100, 120, { version: 210 }));
  expect([seqs(newer).at(-1), newer.messages.length, newer.hasAfter]).toEqual([120, 120, false]);
});
