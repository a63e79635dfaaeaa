import mammoth from 'mammoth';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { docxOf } from './docx.ts';
import type { TranscriptFile } from './file.ts';
import { pdfOf } from './pdf.ts';
import { txtOf } from './text.ts';

const file: TranscriptFile = {
  title: 'Sesi <bimbingan> & "plan" 职业规划',
  details: [{ label: 'Recording', value: 'sesi é ā ṭ.mp3' }],
  summary: 'They spoke about goals.',
  key_points: ['Goals come first.', '目标很重要。'],
  action_items: ['Send the plan.'],
  cues: [
    { fromMs: 0, toMs: 2000, text: 'Welcome to' },
    { fromMs: 2000, toMs: 4000, text: 'the session.' },
    { fromMs: 725_000, toMs: 727_000, text: '我们讨论了' },
    { fromMs: 727_000, toMs: 729_000, text: '职业规划。' },
    { fromMs: 3_725_000, toMs: 3_727_000, text: 'Jumpa lagi.' },
  ],
  words: {
    summary: 'Summary',
    keyPoints: 'Key points',
    actionItems: 'Action items',
    transcript: 'Transcript',
    page: 'Page',
  },
};
const broken = {
  ...file,
  title: 'A\u0000B\ud800C\uffff 😀 👩‍🏫',
  summary: '\u001b[31mred\u0007\udc00',
  words: file.words,
};

const docxText = async (bytes: Uint8Array) => (await mammoth.extractRawText({ buffer: Buffer.from(bytes) })).value;

const pdfPages = async (bytes: Uint8Array) => {
  const document = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''));
  }
  return pages;
};

describe('a transcript to keep, as text', () => {
  it('AIT-04: as plain text', async () => {
    expect(new TextDecoder().decode(await txtOf(file))).toBe(
      [
        'Sesi <bimbingan> & "plan" 职业规划',
        'Recording: sesi é ā ṭ.mp3',
        'Summary',
        'They spoke about goals.',
        'Key points',
        '- Goals come first.\n- 目标很重要。',
        'Action items',
        '- Send the plan.',
        'Transcript',
        '[00:00] Welcome to the session.',
        '[12:05] 我们讨论了职业规划。',
        '[1:02:05] Jumpa lagi.\n',
      ].join('\n\n'),
    );
  });
});

describe('a transcript to keep, as a document', () => {
  it('AIT-04: as a Word document', async () => {
    const lines = (await docxText(await docxOf(file))).split('\n').filter((line) => line !== '');
    expect(lines).toEqual([
      'Sesi <bimbingan> & "plan" 职业规划',
      'Recording: sesi é ā ṭ.mp3',
      'Summary',
      'They spoke about goals.',
      'Key points',
      'Goals come first.',
      '目标很重要。',
      'Action items',
      'Send the plan.',
      'Transcript',
      '[00:00] Welcome to the session.',
      '[12:05] 我们讨论了职业规划。',
      '[1:02:05] Jumpa lagi.',
    ]);
  });

  it('AIT-04: as a PDF with text that can be selected, in Latin letters and Chinese', async () => {
    const [page = '', ...others] = await pdfPages(await pdfOf(file));
    expect(others).toEqual([]);
    for (const text of [
      'Sesi <bimbingan> & "plan" 职业规划',
      'Recording: sesi é ā ṭ.mp3',
      'They spoke about goals.',
      '目标很重要。',
      'Send the plan.',
      '[00:00] Welcome to the session.',
      '[12:05] 我们讨论了职业规划。',
      '[1:02:05] Jumpa lagi.',
      'Page 1 / 1',
    ])
      expect(page).toContain(text);
  });

  it('AIT-04: numbers the pages of a long PDF, and several may be written at once', async () => {
    const cues = Array.from({ length: 900 }, (_, at) => ({
      fromMs: at * 4000,
      toMs: at * 4000 + 3000,
      text: `This is sentence number ${at} of the session. 第${at}句。`,
    }));
    const [long, short] = await Promise.all([pdfOf({ ...file, cues }), pdfOf(file)]);
    const pages = await pdfPages(long);
    expect(pages.length).toBeGreaterThan(5);
    for (const [at, page] of pages.entries()) expect(page).toContain(`Page ${at + 1} / ${pages.length}`);
    expect(pages.join('')).toContain('sentence number 899');
    expect(await pdfPages(short)).toHaveLength(1);
  });
});

describe('an odd transcript', () => {
  it('leaves out headings without anything below them', async () => {
    const bare = { ...file, details: [], summary: null, key_points: [], action_items: [], cues: [] };
    expect(new TextDecoder().decode(await txtOf(bare))).toBe('Sesi <bimbingan> & "plan" 职业规划\n');
    expect((await docxText(await docxOf(bare))).trim()).toBe('Sesi <bimbingan> & "plan" 职业规划');
    expect((await pdfPages(await pdfOf(bare)))[0]).not.toContain('Summary');
  });

  it('takes control characters, halves of characters and characters that no font has', async () => {
    expect(new TextDecoder().decode(await txtOf(broken))).toContain('A B\ufffdC  😀 👩‍🏫\n');
    expect(await docxText(await docxOf(broken))).toContain('A B\ufffdC  😀 👩‍🏫');
    const [page = ''] = await pdfPages(await pdfOf(broken));
    expect(page).toContain('A B□C');
    expect(page).toContain('[31mred');
  });
});
