import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldMessages } from './field-messages.ts';
import { refusals } from './messages.ts';
import { auditSentences, auditWords } from './screens/act-messages.ts';
import { renderIcu, renderSaid } from './render-message.ts';
import type { ParamsOf } from './message-params.ts';
import { heard, say } from './say.ts';

const catalogue: Record<string, string> = { ...refusals, ...fieldMessages };

test('what is said is read back, and rendered in English with its parameters', () => {
  expect(heard(say('agendas.title_missing'))).toEqual({ code: 'agendas.title_missing' });
  const tooLong = say('field.too_long', { most: 2000 });
  expect(heard(tooLong)).toEqual({ code: 'field.too_long', params: { most: 2000 } });
  expect(renderSaid(tooLong, catalogue)).toBe('Please use at most 2000 characters');
  expect(renderSaid(say('field.too_short', { least: 1 }), catalogue)).toBe('Please use at least 1 character');
  expect(renderSaid(say('field.too_short', { least: 1000 }), catalogue)).toBe('Please use at least 1,000 characters');
});

const anyCode = fc.constantFrom(...Object.keys(catalogue));
const anyParams = fc.dictionary(
  fc.stringMatching(/^[a-z]\w*$/),
  fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.constantFrom('\u0000', '{', '\u0000field.required')),
);

test('any code with any parameters is read back as it was said', () => {
  fc.assert(
    fc.property(anyCode, anyParams, (code, params) => {
      const message = heard(say(code as 'field.too_long', params as { most: number }));
      expect(message?.code).toBe(code);
      expect({ ...message?.params }).toEqual({ ...params });
    }),
  );
});

const hostile = fc.constantFrom(
  'field.required',
  '{most}',
  '{n, plural,',
  ' \u0000field.required',
  'field.too_long\u0000{"most":1}',
  '\u0000field.required\u0000{"most":',
  '\u0000field.required\u0000[1]',
  '\u0000field.required\u0000{"most":{}}',
  '\u0000field.required\u0000{}\u0000',
  '\u0000field required',
);

test('every other text is left alone, whatever is in it', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), hostile), (text) => {
      expect(heard(text)).toBeNull();
      expect(renderSaid(text, catalogue)).toBe(text);
    }),
  );
});

test('a parameter is never read as a message, nor as ICU', () => {
  const greeting = (name: string) => renderIcu('Hello {name}, you have {n, number}', { name, n: 2 });
  for (const text of ['{n}', '#', say('field.required'), '$&'])
    expect(greeting(text)).toBe(`Hello ${text}, you have 2`);
});

const asLingui = (text: string, params: Record<string, string | number>) => {
  const lingui = setupI18n({ locale: 'en', messages: { en: { said: compileMessage(text) } } });
  return lingui._('said', params);
};
const counts = [0, 1, 2, 21, 1000, 123_456.5];

test.each(Object.entries({ ...catalogue, ...auditSentences, ...auditWords }))(
  '%s reads as Lingui would read it',
  (_code, text) => {
    const names = [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name);
    for (const count of counts) {
      const params = Object.fromEntries(names.map((name) => [name, count]));
      expect(renderIcu(text, params)).toBe(asLingui(text, params));
    }
  },
);

test.each([
  '{n, plural, =0 {nobody} one {# book of {who}} other {# books of {who}}} for {who}',
  "It's {who}'s: {n, number}",
  '{n, plural, one {{n, plural, one {one in one} other {never}}} other {# in {m, number}}}.',
])('%s reads as Lingui would read it', (text) => {
  for (const n of counts) {
    const params = { n, m: n, who: 'Aina' };
    expect(renderIcu(text, params)).toBe(asLingui(text, params));
  }
});

test('another language has its own forms of a plural', () => {
  const text = '{n, plural, one {# wpis} few {# wpisy} many {# wpisów} other {# wpisu}}';
  expect([1, 3, 5].map((n) => renderIcu(text, { n }, 'pl'))).toEqual(['1 wpis', '3 wpisy', '5 wpisów']);
});

/** Checked at compile time: each of these lines compiles, or fails, as marked. */
const typed = () => {
  say('agendas.not_found');
  say('field.too_long', { most: 3 });
  // @ts-expect-error a parameter is missing
  say('field.too_long', {});
  // @ts-expect-error all parameters are missing
  say('field.too_long');
  // @ts-expect-error the sentence has no such parameter
  say('field.too_long', { most: 3, least: 1 });
  // @ts-expect-error a counted parameter must be a number
  say('field.too_short', { least: 'three' });
  // @ts-expect-error the sentence has no parameters
  say('agendas.title_missing', { most: 3 });
  // @ts-expect-error no such code
  say('agendas.unheard_of');
};

type Nested = ParamsOf<'{n, plural, =0 {nobody} one {# of {who}} other {# {m, number} entries}} for {whom}'>;
const nested: Nested[] = [{ n: 1, who: 'Aina', m: 2, whom: 'Ben' }];
// @ts-expect-error a parameter within a branch is missing
nested.push({ n: 1, m: 2, whom: 'Ben' });
const branches: ParamsOf<'{n, plural, one {entry} other {entries}}'>[] = [{ n: 1 }];
// @ts-expect-error the text of a branch is no parameter
branches.push({ n: 1, entry: 'x' });

test('the types are looked at by the compiler', () => {
  expect(typed).toBeTypeOf('function');
});
