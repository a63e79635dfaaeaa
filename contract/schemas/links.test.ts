import { expect, test } from 'vitest';
import { z } from 'zod';
import { typedLink } from './links.ts';

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

test.each(['no link', 'nowhere', 'javascript:alert(1)', 'a@b.com', 'ftp://example.com', `a.b/${'x'.repeat(30)}`])(
  'what is no link is refused as before: %s',
  (typed) => {
    expect(Link.safeParse(typed).error?.issues[0]?.message).toBe('no');
  },
);
