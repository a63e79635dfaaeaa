import { expect, test } from 'vitest';
import { readPdf } from '../../../../tools/read-pdf.ts';
import { reportFile, reportFileName, type ReportWords } from './report-file.ts';

const words = (changes: Partial<ReportWords> = {}): ReportWords => ({
  title: 'Nur Aisyah and Daniel Lim',
  lead: 'Langkah',
  health: null,
  summaryHeading: 'Mentoring summary',
  noSummary: 'No Summary Available - The mentoring summary is not yet available. Please check back later.',
  summary: '## Topics\n\n- **First weeks** (May)',
  sessions: {
    heading: 'Sessions',
    heads: ['Topic', 'When', 'Status'],
    rows: [['First weeks', 'Tue, 5 May 2026', 'Held']],
  },
  foot: 'Lantern',
  page: (at, of) => `Page ${at} of ${of}`,
  ...changes,
});
const read = (changes?: Partial<ReportWords>) => readPdf(reportFile(words(changes), [0, 0, 0], 'en')).pages.join('\n');

test('PAR-20 PAR-24 the file says what the page says', () => {
  const text = read({
    health: {
      heading: 'Health',
      lines: ['82 of 100, Great'],
      parts: [{ label: 'Rhythm', said: '100 of 100', share: 1, note: 'Sessions held' }],
      trendHeading: 'Trend',
      trend: null,
    },
  });
  for (const said of [
    'Nur Aisyah and Daniel Lim',
    '82 of 100, Great',
    'Rhythm',
    '100 of 100',
    'Topics',
    'First weeks (May)',
    'Tue, 5 May 2026',
    'Page 1 of 1',
  ])
    expect(text).toContain(said);
});

test('PAR-33 the members’ file has neither number nor parts', () => {
  expect(read()).not.toMatch(/of 100|Rhythm|Health/);
});

test('PAR-21 without a summary the file says so', () => {
  expect(read({ summary: '' }).replaceAll('\n', '')).toContain(
    'No Summary Available - The mentoring summary is not yet',
  );
});

test('PAR-27 the file is named by the pair and the day', () => {
  expect(reportFileName(17, '2026-11-25')).toBe('mentoring-report-17-2026-11-25.pdf');
  expect(reportFileName(null, '2026-11-25')).toBe('mentoring-report-unknown-2026-11-25.pdf');
});
