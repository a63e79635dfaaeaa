import { expect, test } from 'vitest';
import { type NoticeKind, noticeKinds } from '../../../../contract/notifications/index.ts';
import { keepsQuiet, type Reach, waitsForDaily, wants } from './reach.ts';

const reach = (changes: Partial<Reach> = {}): Reach => ({
  userId: 7,
  timezone: 'UTC',
  stopKey: 'key',
  daily: false,
  quiet: null,
  unwanted: [],
  ...changes,
});

test('B114 everything is wanted until somebody says otherwise, by each way for itself', () => {
  const chosen = reach({ unwanted: [{ kind: 'events', channel: 'email' }] });
  expect(wants(undefined, 'events', 'email')).toBe(true);
  expect(wants(chosen, 'events', 'email')).toBe(false);
  expect(wants(chosen, 'events', 'in_app')).toBe(true);
  expect(wants(chosen, 'pairs', 'email')).toBe(true);
});

test('B114 what is about the account has no kind, and is always sent', () => {
  const nothing = reach({ unwanted: noticeKinds.map((kind) => ({ kind, channel: 'email' })), daily: true });
  expect(wants(nothing, null, 'email')).toBe(true);
  expect(waitsForDaily(nothing, null, { attached: false })).toBe(false);
  expect(keepsQuiet(null)).toBe(false);
});

test('the daily email gathers what can wait: no sessions, no reminders, nothing with a file', () => {
  const daily = reach({ daily: true });
  const gathered = (kind: NoticeKind) => waitsForDaily(daily, kind, { attached: false });
  expect(noticeKinds.filter(gathered)).toEqual([
    'pairs',
    'objectives',
    'programs',
    'events',
    'credits',
    'newsfeed',
    'surveys',
    'messages',
  ]);
  expect(waitsForDaily(daily, 'events', { attached: true })).toBe(false);
  expect(waitsForDaily(reach(), 'events', { attached: false })).toBe(false);
});

test('quiet hours hold back everything but reminders and what is about the account', () => {
  expect(noticeKinds.filter((kind) => !keepsQuiet(kind))).toEqual(['reminders']);
});
