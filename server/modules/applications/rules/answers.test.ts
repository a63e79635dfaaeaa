import { expect, test } from 'vitest';
import { fieldMessages } from '../../../../contract/field-messages.ts';
import { renderSaid } from '../../../../contract/render-message.ts';
import { wrongAnswers } from './answers.ts';

const none = { scale_start: null, scale_end: null, choose_least: null, choose_most: null };
const base = { id: 7, required: true, ...none, options: [] };
const text = { ...base, question_type: 'text' } as const;
const scale = { ...base, question_type: 'scale', scale_start: 2, scale_end: 4 } as const;
const options = { ...base, question_type: 'options', options: ['A', 'B'] } as const;
const several = { ...base, question_type: 'several', options: ['A', 'B', 'C', 'D'] } as const;
const twoOrThree = { ...several, choose_least: 2, choose_most: 3 } as const;
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
  [several, '', needed, null],
  [{ ...several, required: false }, '', null, null],
  [several, 'D', null, null],
  [several, 'D\nA\nB\nC', null, null],
  [several, 'A\nE', 'Please choose from the options', 'Please choose from the options'],
  [several, 'A, B', 'Please choose from the options', 'Please choose from the options'],
  [several, 'A\nB\nA', 'Please choose each option once', 'Please choose each option once'],
  [twoOrThree, 'A', 'Please choose at least 2 options', null],
  [{ ...twoOrThree, required: false }, '', null, null],
  [twoOrThree, 'A\nB', null, null],
  [twoOrThree, 'A\nB\nC', null, null],
  [twoOrThree, 'A\nB\nC\nD', 'Please choose at most 3 options', 'Please choose at most 3 options'],
  [{ ...several, choose_most: 1 }, 'A\nB', 'Please choose at most 1 option', 'Please choose at most 1 option'],
] as const)('APP-26 %o answered %j: sent %s, as a draft %s', (question, answer, sent, kept) => {
  const said = (draft: boolean) => {
    const message = wrongAnswers([question], new Map([[7, answer]]), { draft })['answers.7'];
    return message === undefined ? null : renderSaid(message, fieldMessages);
  };
  expect(said(false)).toBe(sent);
  expect(said(true)).toBe(kept);
});
