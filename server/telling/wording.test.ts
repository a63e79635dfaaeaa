import { expect, test } from 'vitest';
import { unlinked } from './wording.ts';

test.each([
  ['Future Leaders', 'Future Leaders'],
  ['Dr. Tan: first steps', 'Dr. Tan: first steps'],
  ['Win at http://evil.example/x', 'Win at evil example x'],
  ['HTTPS://EVIL.EXAMPLE', 'EVIL EXAMPLE'],
  ['hxxp+x://evil.example', 'evil example'],
  ['www.evil.example', 'evil example'],
  ['me@evil.example', 'me evil example'],
  ['evil\u3002example', 'evil example'],
  ['evil\uFF0Eexample', 'evil example'],
  ['evil\u2024example', 'evil example'],
  ['evil.\u200Bexample', 'evil. example'],
  ['evil...example', 'evil example'],
  ['a.b.c.d', 'a b c d'],
  ['mailto:me', 'mailto me'],
  ['evil\nexample', 'evil example'],
])('a name to strangers carries no link: %s', (name, shown) => {
  expect(unlinked(name)).toBe(shown);
});
