import { expect, test } from 'vitest';
import { z } from 'zod';
import { isPlainLink, typedLink } from './links.ts';

const Link = typedLink({ most: 30, wrong: 'no', as: z.string().check(z.url({ protocol: /^https?$/, error: 'no' })) });

test.each([
  ['behance.net/x', 'https://behance.net/x'],
  ['  www.example.com  ', 'https://www.example.com'],
  ['example.com:8080/a?b#c', 'https://example.com:8080/a?b#c'],
  ['http://example.com', 'http://example.com'],
  ['https://example.com', 'https://example.com'],
])('a link without a scheme gets https:// in front: %s', (typed, kept) => {
  expect(Link.parse(typed)).toBe(kept);
});

test.each([
  'https://medium.com/@ann',
  'https://example.com?to=a@b.co',
  'https://example.com:8443#a/b@c',
  'https://bücher.example/',
])('a link that says where it leads is taken as it is: %s', (typed) => {
  expect(Link.parse(typed)).toBe(typed);
});

test.each([
  String.raw`https://evil\@localhost`,
  String.raw`https:\\evil.example`,
  String.raw`https://a.example/\b`,
  'https://me@evil.example',
  'https://me:pw@evil.example/',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https://a.example/b c',
  'https://a.example/\u0007',
])('a link that programs read in different ways is refused: %s', (typed) => {
  expect(Link.safeParse(typed).error?.issues[0]?.message).toBe('no');
  expect(isPlainLink(typed)).toBe(false);
});

test.each(['no link', 'nowhere', 'javascript:alert(1)', 'a@b.com', 'ftp://example.com', `a.b/${'x'.repeat(30)}`])(
  'what is no link is refused as before: %s',
  (typed) => {
    expect(Link.safeParse(typed).error?.issues[0]?.message).toBe('no');
  },
);
