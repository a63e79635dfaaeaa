import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { inlineMessages } from './inline-messages.mjs';

interface Babel {
  transformSync: (code: string, options: object) => { code: string };
}
const { transformSync } = createRequire(import.meta.url)('@babel/core') as Babel;
const built = (code: string) =>
  transformSync(code, { configFile: false, babelrc: false, plugins: [inlineMessages] }).code;

/** Runs the macro's marked object through our plugin and has Lingui render it without any catalogue. */
const shown = (message: string, values: Record<string, unknown> = {}) => {
  const code = built(`(/*i18n*/ { id: 'x', message: ${JSON.stringify(message)} })`);
  // The object from the built code, evaluated.
  const marked = runInNewContext(code) as { message: string };
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  return i18n._('x', values, marked);
};

test.each([
  ['Save', {}, 'Save'],
  ['Hello {name}', { name: 'Aina' }, 'Hello Aina'],
  ['{n, plural, one {# book} other {# books}}', { n: 1 }, '1 book'],
  ['{n, plural, one {# book} other {# books}}', { n: 3 }, '3 books'],
  ["It's {0} o'clock", { 0: 7 }, "It's 7 o'clock"],
])('%s with %o reads as it should without a catalogue', (message, values, expected) => {
  expect(shown(message, values)).toBe(expected);
});

test('what the macro has not marked stays as it is', () => {
  expect(built(`x({ id: 'a', message: 'b' })`)).toContain("message: 'b'");
});
