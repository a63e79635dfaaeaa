import { expect, test } from 'vitest';
import { say } from '../../../../contract/say.ts';
import { type Asked, figuresOf, wrongSurveyAnswers } from './answers.ts';

const asked = (changes: Partial<Asked>): Asked => ({
  id: 1,
  required: true,
  questionType: 'text',
  scaleStart: null,
  scaleEnd: null,
  options: [],
  ...changes,
});
const scale = asked({ questionType: 'scale', scaleStart: 0, scaleEnd: 3 });
const stars = asked({ questionType: 'stars' });
const options = asked({ questionType: 'options', options: ['Yes', 'No'] });

test.each([
  [asked({}), 'Well', null],
  [asked({}), '', 'field.required'],
  [asked({ required: false }), '', null],
  [scale, '0', null],
  [scale, '3', null],
  [scale, '4', 'field.not_listed'],
  [scale, '1.5', 'field.not_listed'],
  [scale, ' 1', 'field.not_listed'],
  [stars, '5', null],
  [stars, '0', 'field.not_listed'],
  [stars, '6', 'field.not_listed'],
  [options, 'No', null],
  [options, 'Maybe', 'field.not_listed'],
] as const)('B90 a question of $questionType takes or refuses %s', (question, answer, code) => {
  const wrong = wrongSurveyAnswers([question], new Map([[1, answer]]));
  expect(wrong).toEqual(code === null ? {} : { 'answers.1': say(code) });
});

test('B90 figures count every choice in its order, and numbers have a mean', () => {
  expect(figuresOf(scale, ['0', '3', '3', '1'])).toEqual({
    counts: [
      { answer: '0', count: 1 },
      { answer: '1', count: 1 },
      { answer: '2', count: 0 },
      { answer: '3', count: 2 },
    ],
    mean: 1.8,
  });
  expect(figuresOf(stars, [])).toMatchObject({
    counts: [1, 2, 3, 4, 5].map((star) => ({ answer: String(star), count: 0 })),
    mean: null,
  });
  expect(figuresOf(options, ['No', 'No', 'Yes'])).toEqual({
    counts: [
      { answer: 'Yes', count: 1 },
      { answer: 'No', count: 2 },
    ],
    mean: null,
  });
  expect(figuresOf(asked({}), [])).toEqual({ counts: [], mean: null });
});
