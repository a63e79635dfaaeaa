import { expect, test } from 'vitest';
import { forgetKept } from '../../lib/kept/places.ts';
import { setServerTime } from '../../lib/clock.ts';
import { draftPlace, dropDraft, keepDraft, readDraft } from './drafts.ts';

const draft = {
  zone: 'Asia/Kuala_Lumpur',
  slot: '2026-12-02T03:30:00Z',
  topic: 'From testing into product management',
  objectives: ['A plan'],
  links: ['https://lantern.test/cv'],
  files: 1,
};
const own = draftPlace(7, 3);

test('M29 what was typed comes back to its writer, for the same person only', () => {
  keepDraft(own, draft);
  expect(readDraft(own)).toEqual(draft);
  expect(readDraft(draftPlace(7, 4))).toBeNull();
  expect(readDraft(draftPlace(8, 3))).toBeNull();
  // Somebody else in this browser has a draft of their own.
  keepDraft(draftPlace(8, 3), { ...draft, topic: 'Another topic' });
  expect(readDraft(own)).toEqual(draft);
  dropDraft(own);
  expect(readDraft(own)).toBeNull();
});

test('M29 it is kept for 24 hours, and goes at sign-out', () => {
  setServerTime('2026-11-20T10:00:00Z');
  keepDraft(own, draft);
  setServerTime('2026-11-21T09:59:00Z');
  expect(readDraft(own)).toEqual(draft);
  setServerTime('2026-11-21T10:00:01Z');
  expect(readDraft(own)).toBeNull();
  keepDraft(own, draft);
  localStorage.setItem('of somebody else', 'stays');
  forgetKept();
  expect(readDraft(own)).toBeNull();
  expect(localStorage.getItem('of somebody else')).toBe('stays');
});

test('what cannot be read is no draft', () => {
  localStorage.setItem(own, '{"topic":');
  expect(readDraft(own)).toBeNull();
  localStorage.setItem(own, '{"until":"2099-01-01T00:00:00Z","value":{"topic":12}}');
  expect(readDraft(own)).toBeNull();
  localStorage.setItem(own, '{"until":"tomorrow","value":{}}');
  expect(readDraft(own)).toBeNull();
});
