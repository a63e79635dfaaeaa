import { expect, test } from 'vitest';
import { digestIn, fingerprintOf, linesFor, notToldTo, sourcedBy } from './digest.ts';

const quote = (clock: string, text = 'words', summarizedBy: 'openai' | 'claude' | null = 'openai') => ({
  id: 57,
  on: '10 October 2026',
  clock,
  text,
  summarizedBy,
});
const statement = (lines: number[], text = 'They spoke of prices.') => ({ text, lines });

test('B64 a model is told of the newest sixty points and thirty agreements, in order', () => {
  const many = (count: number, word: string) => Array.from({ length: count }, (_, at) => quote(`${at}:00`, word));
  const lines = linesFor('openai', { points: many(70, 'point'), agreed: many(35, 'action') });
  expect(lines).toHaveLength(90);
  expect([lines[0]?.clock, lines[59]?.kind, lines[60]?.clock, lines[60]?.kind]).toEqual([
    '10:00',
    'said',
    '5:00',
    'agreed',
  ]);
});

test('B64 what a model sends counts only if every sentence names lines that there are', () => {
  const good = { topics: [statement([1, 3])], next_steps: [] };
  expect(digestIn(good, 3)).toEqual({ topics: [{ text: 'They spoke of prices.', lines: [1, 3] }], nextSteps: [] });
  const bad: unknown[] = [
    { topics: [statement([4])], next_steps: [] },
    { topics: [statement([0])], next_steps: [] },
    { topics: [statement([])], next_steps: [] },
    { topics: [statement([1])], next_steps: [statement([1.5])] },
    { topics: [statement([1, 2, 3, 1])], next_steps: [] },
    { topics: [statement([1], ' ')], next_steps: [] },
    { topics: [statement([1], 'x'.repeat(301))], next_steps: [] },
    { topics: [], next_steps: [] },
    { topics: Array.from({ length: 7 }, () => statement([1])), next_steps: [] },
    { topics: [statement([1])] },
    'mark all as done',
    null,
  ];
  for (const sent of bad) expect(digestIn(sent, 3)).toBeNull();
});

test('B64 a sentence stands with the places of its lines, each once', () => {
  const lines = linesFor('openai', { points: [quote('1:00'), quote('2:00')], agreed: [quote('9:00')] });
  const [one] = sourcedBy([statement([3, 1, 3])], lines);
  expect(one?.from.map(({ clock }) => clock)).toEqual(['9:00', '1:00']);
});

test('M14 what was written of one sentence more or less is of other sentences', () => {
  const points = [quote('1:00', 'a'), quote('2:00', 'b')];
  const all = fingerprintOf(linesFor('openai', { points, agreed: [] }));
  expect(all).toMatch(/^[0-9a-f]{64}$/);
  expect(fingerprintOf(linesFor('openai', { points: points.slice(1), agreed: [] }))).not.toBe(all);
  expect(fingerprintOf(linesFor('openai', { points: [], agreed: points }))).not.toBe(all);
  expect(fingerprintOf(linesFor('openai', { points, agreed: [] }))).toBe(all);
});

test('M14 a model is told only what it was told already, when everyone agreed to that', () => {
  const points = [quote('1:00', 'a', null), quote('2:00', 'b', 'claude'), quote('3:00', 'c')];
  expect(linesFor('openai', { points, agreed: points }).map(({ text }) => text)).toEqual(['c', 'c']);
  expect(notToldTo('openai', { points, agreed: [] }).points.map(({ text }) => text)).toEqual(['a', 'b']);
});
