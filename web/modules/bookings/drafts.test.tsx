import { expect, test } from 'vitest';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';

const draft = {
  userId: 7,
  zone: 'Asia/Kuala_Lumpur',
  slot: '2026-12-02T03:30:00Z',
  topic: 'From testing into product management',
  objectives: ['A plan'],
  links: ['https://lantern.test/cv'],
};

test('what was typed comes back to its writer, for the same person only', () => {
  keepDraft(sessionStorage, 3, draft);
  expect(readDraft(sessionStorage, 3, 7)).toEqual(draft);
  expect(readDraft(sessionStorage, 4, 7)).toBeNull();
  expect(readDraft(sessionStorage, 3, 8)).toBeNull();
  dropDraft(sessionStorage, 3);
  expect(readDraft(sessionStorage, 3, 7)).toBeNull();
});

test('what cannot be read is no draft', () => {
  sessionStorage.setItem('book-session:3', '{"topic":');
  expect(readDraft(sessionStorage, 3, 7)).toBeNull();
  sessionStorage.setItem('book-session:3', '{"userId":7,"topic":12}');
  expect(readDraft(sessionStorage, 3, 7)).toBeNull();
});
