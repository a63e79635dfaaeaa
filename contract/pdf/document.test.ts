import { expect, test } from 'vitest';
import { openDocument } from './document.ts';
import { readPdf } from '../../tools/read-pdf.ts';
import { measure, wrap } from './text.ts';

const open = () => openDocument({ title: 'Mentoring report', language: 'en', brand: [0.13, 0.42, 0.66] });
const numbered = (at: number, of: number) => `${at} / ${of}`;
const plain = (text: string) => [{ text, strong: false }];

test('PAR-26 a page is A4 portrait with margins of 10 mm', () => {
  const document = open();
  document.title('Nur Aisyah and Daniel Lim');
  const { objects } = readPdf(document.file('Lantern', numbered));
  expect(objects.filter((body) => body.includes('/MediaBox [0 0 595.28 841.89]'))).toHaveLength(1);
  // The first line of text begins 10 mm, 28.35 points, from the left.
  expect(objects.some((body) => / 28\.35 [\d.]+ Td /.test(body))).toBe(true);
});

test('PAR-24 the text is text, in any script, and what is drawn without its marks reads with them', () => {
  const document = open();
  document.title('Nur Aisyah binti Ömer – “quoted” €5');
  document.paragraph([...plain('Mentored by '), { text: 'Łukasz Nguyễn', strong: true }, ...plain(' and 陈美玲.')]);
  document.bullet(plain('First weeks'));
  const { pages } = readPdf(document.file('Lantern', numbered));
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('Nur Aisyah binti Ömer – “quoted” €5');
  expect(pages[0]).toContain('Mentored by Łukasz Nguyễn and 陈美玲.');
  expect(pages[0]).toContain('First weeks');
  expect(pages[0]).toContain('1 / 1');
});

test('PAR-26 what does not fit goes on on the next page, and nothing is lost', () => {
  const document = open();
  const lines = Array.from({ length: 150 }, (_, at) => `Line ${at + 1} of a long report`);
  for (const line of lines) document.paragraph(plain(line));
  const { pages } = readPdf(document.file('Lantern', numbered));
  expect(pages).toHaveLength(4);
  const said = pages.flatMap((page) => page.split('\n')).filter((line) => line.startsWith('Line '));
  expect(said).toEqual(lines);
  expect(pages.map((page) => page.split('\n').at(-1))).toEqual(['1 / 4', '2 / 4', '3 / 4', '4 / 4']);
});

test('PAR-26 a picture is 190 mm wide, and goes into the file as it is', () => {
  const document = open();
  const bytes = new Uint8Array([0xff, 0xd8, 0x0a, 0x65, 0xff, 0xd9]);
  document.picture({ bytes, width: 1436, height: 400 });
  const { objects, raw } = readPdf(document.file('Lantern', numbered));
  expect(objects.some((body) => body.includes('q 538.58 0 0 150.02 28.35'))).toBe(true);
  expect(objects.some((body) => body.includes('/Width 1436 /Height 400'))).toBe(true);
  expect(raw).toContain(`stream\n${Buffer.from(bytes).toString('latin1')}\nendstream`);
});

test('lines are no longer than they may be, wherever a text can be broken', () => {
  const texts = ['Short words that go on for quite a while in this line', 'x'.repeat(300), '陈美玲'.repeat(30), 'a  b'];
  for (const text of texts) {
    const lines = wrap(plain(text), 10, 120);
    for (const line of lines) expect(measure(line.map((one) => one.text).join(''), 10, 'regular')).toBeLessThan(123);
    expect(
      lines
        .flat()
        .map((one) => one.text)
        .join('')
        .replaceAll(' ', ''),
    ).toBe(text.replaceAll(' ', ''));
  }
  expect(measure('Helvetica', 10, 'regular')).toBeCloseTo(41.12, 4);
});

test('a bar is as long as its share, and one without data has none', () => {
  const document = open();
  const bar = { label: 'Rhythm', said: '50 of 100', note: 'Sessions held' };
  document.bar({ ...bar, share: 0.5 });
  document.bar({ ...bar, label: 'Goals', said: 'No data yet', share: null });
  const { objects, pages } = readPdf(document.file('Lantern', numbered));
  const page = objects.find((body) => body.includes('BT ')) ?? '';
  expect([...page.matchAll(/([\d.]+) 6 re f/g)].map(([, width]) => width)).toEqual(['538.58', '269.29', '538.58']);
  expect(pages[0]).toContain('No data yet');
});
