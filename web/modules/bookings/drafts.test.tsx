import { expect, test } from 'vitest';
import { forgetKept } from '../../lib/forget-kept.ts';
import { setServerTime } from '../../lib/clock.ts';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';

const draft = {
  userId: 7,
  zone: 'Asia/Kuala_Lumpur',
  slot: '2026-12-02T03:30:00Z',
  topic: 'From testing into product management',
  objectives: ['A plan'],
  links: ['https://lantern.test/cv'],
  files: 1,
};

test('M29 what was typed comes back to its writer, for the same person only', () => {
  keepDraft(3, draft);
  expect(readDraft(3, 7)).toEqual(draft);
  expect(readDraft(4, 7)).toBeNull();
  expect(readDraft(3, 8)).toBeNull();
  dropDraft(3);
  expect(readDraft(3, 7)).toBeNull();
});

test('M29 it is kept for 24 hours, and goes at sign-out', () => {
  setServerTime('2026-11-20T10:00:00Z');
  keepDraft(3, draft);
  setServerTime('2026-11-21T09:59:00Z');
  expect(readDraft(3, 7)).toEqual(draft);
  setServerTime('2026-11-21T10:00:01Z');
  expect(readDraft(3, 7)).toBeNull();
  keepDraft(3, draft);
  localStorage.setItem('of somebody else', 'stays');
  forgetKept();
  expect(readDraft(3, 7)).toBeNull();
  expect(localStorage.getItem('of somebody else')).toBe('stays');
});

test('what cannot be read is no draft', () => {
  localStorage.setItem('kept:book-session:3', '{"topic":');
  expect(readDraft(3, 7)).toBeNull();
  localStorage.setItem('kept:book-session:3', '{"until":"2099-01-01T00:00:00Z","value":{"userId":7,"topic":12}}');
  expect(readDraft(3, 7)).toBeNull();
  localStorage.setItem('kept:book-session:3', '{"until":"tomorrow","value":{}}');
  expect(readDraft(3, 7)).toBeNull();
});
