import { expect, test } from 'vitest';
import { linksIn } from './linksIn.ts';

test.each([
  ['See https://example.com/a?b=1#c.', 'https://example.com/a?b=1#c'],
  ['(http://example.com)', 'http://example.com'],
  ['Mehr: https://münchen.example/straße!', 'https://münchen.example/straße'],
])('%j has one link', (text, href) => {
  const pieces = linksIn(text);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.flatMap((piece) => piece.href ?? [])).toEqual([href]);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://',
  'https://bank.example@evil.example/',
  'https://evil.example\\@bank.example',
  '<a href="javascript:alert(1)">x</a>',
  'mailto:a@example.com www.example.com',
  '',
])('%j has none, and is shown as it was typed', (text) => {
  const pieces = linksIn(text);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.flatMap((piece) => piece.href ?? [])).toEqual([]);
});

test('a link ends before a quote, a tag and a mark that turns the direction of reading', () => {
  const hrefs = (text: string) => linksIn(text).flatMap((piece) => piece.href ?? []);
  expect(hrefs('https://example.com/"onmouseover="alert(1)')).toEqual(['https://example.com/']);
  expect(hrefs('https://example.com/<script>')).toEqual(['https://example.com/']);
  expect(hrefs('https://example.com/\u202Egnp.exe')).toEqual(['https://example.com/']);
});
