import { expect, test } from 'vitest';
import { readPdf } from '../../../../tools/read-pdf.ts';
import { recordFile, type RecordWords } from './record-file.ts';

const words = (changes: Partial<RecordWords> = {}): RecordWords => ({
  title: 'Mentoring record',
  lead: 'Farid Osman · Alpha',
  facts: [['Name', 'Farid Osman']],
  certificates: [],
  sessions: {
    heading: 'Completed sessions',
    none: 'No sessions yet.',
    heads: ['When', 'Mentor', 'Topic', 'Length'],
    rows: [],
  },
  goals: null,
  reflections: { heading: 'What mentors said', none: 'No reviews yet', said: [] },
  foot: 'Farid Osman · Alpha',
  page: (at, of) => `Page ${at} of ${of}`,
  ...changes,
});

test('a record without sessions, goals and reviews says so', () => {
  const text = readPdf(recordFile(words(), 'en')).pages.join('\n');
  for (const said of ['No sessions yet.', 'No reviews yet', 'Page 1 of 1']) expect(text).toContain(said);
  expect(text).not.toContain('Goals');
});

test('a long record goes on over pages: nothing is lost, and each has the name and its number', () => {
  const rows = Array.from({ length: 1000 }, (_none, at) => [
    'Thu, 1 Oct 2026, 10:00 am',
    'Daniel Lim',
    `Topic ${at + 1}`,
    '1 hour',
  ]);
  const { pages } = readPdf(recordFile(words({ sessions: { ...words().sessions, rows } }), 'en'));
  const topics = pages.flatMap((page) => page.split('\n')).filter((line) => line.startsWith('Topic '));
  expect(topics).toEqual(['Topic', ...rows.map(([, , topic]) => topic)].slice(1));
  for (const [at, page] of pages.entries()) {
    expect(page).toContain('Farid Osman · Alpha');
    expect(page).toContain(`Page ${at + 1} of ${pages.length}`);
  }
});
