import { expect, test } from 'vitest';
import { wrongAnswers } from './answers.ts';

const base = { id: 7, required: true, scale_start: null, scale_end: null, options: [] };
const text = { ...base, question_type: 'text' } as const;
const scale = { ...base, question_type: 'scale', scale_start: 2, scale_end: 4 } as const;
const options = { ...base, question_type: 'options', options: ['A', 'B'] } as const;
const needed = 'This field is required';

test.each([
  [text, '', needed, null],
  [text, 'x', null, null],
  [{ ...text, required: false }, '', null, null],
  [text, 'x'.repeat(5000), null, null],
  [text, 'x'.repeat(5001), 'Please use at most 5000 characters', 'Please use at most 5000 characters'],
  [scale, '', needed, null],
  [scale, '2', null, null],
  [scale, '4', null, null],
  [scale, '5', 'Please choose a number from 2 to 4', 'Please choose a number from 2 to 4'],
  [scale, '2.5', 'Please choose a number from 2 to 4', 'Please choose a number from 2 to 4'],
  [scale, 'many', 'Please choose a number from 2 to 4', 'Please choose a number from 2 to 4'],
  [options, '', needed, null],
  [options, 'B', null, null],
  [options, 'C', 'Please choose one of the options', 'Please choose one of the options'],
] as const)('APP-26 %o answered %j: sent %s, as a draft %s', (question, answer, sent, kept) => {
  const said = (draft: boolean) => wrongAnswers([question], new Map([[7, answer]]), { draft })['answers.7'] ?? null;
  expect(said(false)).toBe(sent);
  expect(said(true)).toBe(kept);
});
