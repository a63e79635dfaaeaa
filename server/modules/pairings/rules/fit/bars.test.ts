import { describe, expect, test } from 'vitest';
import { barOf, type History, type Rules } from './bars.ts';
import { areInOneLine, linesOf } from './line.ts';
import type { FitPerson } from './people.ts';
import { twoOf } from './people.fixture.ts';

const nothing: History = {
  pairedAlready: false,
  namedApart: false,
  endedBefore: false,
  sameLine: false,
  sameTeam: false,
  otherGender: false,
};
const all: Rules = {
  lowestScore: 3000,
  differentLine: true,
  differentTeam: true,
  sharedLanguage: true,
  leastSharedMinutes: 120,
};
const none: Rules = {
  lowestScore: 0,
  differentLine: false,
  differentTeam: false,
  sharedLanguage: false,
  leastSharedMinutes: 0,
};

interface Judging {
  history?: Partial<History>;
  mentee?: Partial<FitPerson>;
  mentor?: Partial<FitPerson>;
  minutes?: number | null;
  values?: number[];
  score?: number;
}

const judge = (
  rules: Rules,
  { history, mentee = {}, mentor = {}, minutes = null, values = [5000], score = 5000 }: Judging,
) =>
  barOf({
    two: twoOf(mentee, mentor, minutes),
    history: { ...nothing, ...history },
    rules,
    weights: [10],
    values,
    score,
  });

describe('PAR-31 rules that no weight can outvote', () => {
  test.each<[string, Judging, string | null]>([
    ['nothing against it', {}, null],
    ['they are a pair', { history: { pairedAlready: true } }, 'paired_already'],
    ['named apart', { history: { namedApart: true } }, 'named_apart'],
    ['ended before', { history: { endedBefore: true } }, 'ended_before'],
    ['one line', { history: { sameLine: true } }, 'same_line'],
    ['one team', { history: { sameTeam: true } }, 'same_team'],
    [
      'no language in common',
      { mentee: { languages: new Set([1]) }, mentor: { languages: new Set([2]) } },
      'no_shared_language',
    ],
    ['one of them named no language', { mentee: { languages: new Set([1]) } }, null],
    ['a minute too little', { minutes: 119 }, 'too_few_hours'],
    ['just enough time', { minutes: 120 }, null],
    ['no hours set yet', { minutes: null }, null],
    ['what must be does not fit', { values: [0] }, 'must_missed'],
    ['what must be fits a little', { values: [1] }, null],
    ['of what must be nothing is known', { values: [-1] }, null],
    ['too low', { score: 2999 }, 'score_too_low'],
    ['just high enough', { score: 3000 }, null],
    ['the mentee asks for their own gender', { history: { otherGender: true } }, 'profiles_apart'],
    ['the first of several counts', { score: 0, history: { sameTeam: true, endedBefore: true } }, 'ended_before'],
  ])('%s', (_what, judging, expected) => {
    expect(judge(all, judging)).toBe(expected);
  });

  test('what a program does not ask for keeps nobody apart; history always does', () => {
    const apart = { mentee: { languages: new Set([1]) }, mentor: { languages: new Set([2]) } };
    expect(judge(none, { ...apart, minutes: 0, score: 0, history: { sameLine: true, sameTeam: true } })).toBe(null);
    expect(judge(none, { history: { endedBefore: true } })).toBe('ended_before');
  });

  test('a weight of nine is no must', () => {
    const two = { two: twoOf({}, {}), history: nothing, rules: none, values: [0], score: 0 };
    expect(barOf({ ...two, weights: [9] })).toBe(null);
  });
});

describe('PAR-31 a line of management', () => {
  // 1 leads 2, who leads 3; 4 is led by 2 too; 5 and 6 are said to lead each other.
  const lines = linesOf([
    { userId: 1, names: ['one@x', 'e1'], manager: '' },
    { userId: 2, names: ['two@x', 'e2'], manager: 'one@x' },
    { userId: 3, names: ['three@x'], manager: 'e2' },
    { userId: 4, names: ['four@x'], manager: 'two@x' },
    { userId: 5, names: ['five@x'], manager: 'six@x' },
    { userId: 6, names: ['six@x'], manager: 'five@x' },
    { userId: null, names: ['seven@x'], manager: 'one@x' },
    { userId: 8, names: ['eight@x'], manager: 'seven@x' },
  ]);
  test.each([
    [1, 2, true],
    [3, 1, true],
    [3, 4, false],
    [5, 6, true],
    [1, 5, false],
    // Through somebody who has no account.
    [8, 1, true],
  ])('%s and %s: %s', (one, other, expected) => {
    expect(areInOneLine(lines, one, other)).toBe(expected);
    expect(areInOneLine(lines, other, one)).toBe(expected);
  });
});
