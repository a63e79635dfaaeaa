import { expect, test } from 'vitest';
import { readAnswers, summaryOf } from './answers.ts';

type Question = Parameters<typeof readAnswers>[0][number];
const question = (id: number, changes: Partial<Question> = {}): Question => ({
  id,
  programId: null,
  title: `Question ${id}`,
  description: '',
  category: 'stars',
  required: true,
  isPrimary: false,
  primaryTag: null,
  userType: 'mentee',
  scaleStart: 1,
  scaleEnd: 5,
  options: [],
  position: id,
  deletedAt: null,
  ...changes,
});

test('REV-08 the primary question is answered even where somebody switched Required off', () => {
  const { fields } = readAnswers([question(1, { isPrimary: true, required: false })], [{ question_id: 1 }]);
  expect(fields).toEqual({ 'answers.0': 'This selection is required' });
  expect(readAnswers([question(1)], []).fields).toEqual({ answers: 'This selection is required' });
  expect(readAnswers([question(1, { required: false })], [])).toEqual({ answers: [], fields: {} });
});

test('REV-25 an answer is what its question asks for: nothing else of it is kept', () => {
  const given = { value: 4, text: ' Thanks ', options: ['A', 'X'] };
  const kept = (category: Question['category']) =>
    readAnswers([question(1, { category, options: ['A', 'B'] })], [{ question_id: 1, ...given }]).answers[0];
  expect(kept('stars')).toMatchObject({ value: 4, text: 'Thanks', options: [] });
  expect(kept('scale')).toMatchObject({ value: 4, text: null, options: [] });
  expect(kept('text')).toMatchObject({ value: null, text: 'Thanks', options: [] });
  expect(kept('options')).toMatchObject({ value: null, text: null, options: ['A'] });
});

test('REV-27 the primary stars are the rating; its comment, else the first words, stand on the profile', () => {
  const questions = [question(1), question(2, { isPrimary: true }), question(3, { category: 'text' })];
  const said = (comment?: string) =>
    readAnswers(questions, [
      { question_id: 1, value: 2 },
      { question_id: 2, value: 5, ...(comment !== undefined && { text: comment }) },
      { question_id: 3, text: 'More practice.' },
    ]).answers;
  expect(summaryOf(questions, said())).toEqual({ starRating: 5, feedbackText: 'More practice.' });
  expect(summaryOf(questions, said('Clear.'))).toEqual({ starRating: 5, feedbackText: 'Clear.' });
});
