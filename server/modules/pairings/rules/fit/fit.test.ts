import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { answers } from './answers.ts';
import { background } from './background.ts';
import { career } from './career.ts';
import { goals } from './goals.ts';
import { partsOf, scoreOf, valuesOf } from './index.ts';
import { industry } from './industry.ts';
import { language } from './language.ts';
import { silent, twoOf } from './people.fixture.ts';
import { place } from './place.ts';
import type { UsualTime } from '../../../../../contract/profiles/values.ts';
import { minutesShared, sharedTime, usualWeek } from './shared-time.ts';
import { timeZone } from './time-zone.ts';
import { usualWeights } from './usual-weights.ts';
import { wants } from './wants.ts';

const skills = (...named: string[]) => ({ skills: new Set(named) });

describe('PAR-31 wants × offers: the share of what is wanted', () => {
  test.each([
    ['all of two', ['cv', 'interview'], ['interview', 'cv', 'pitch'], 10_000],
    ['one of three', ['cv', 'interview', 'pitch'], ['cv'], 3333],
    ['two of three', ['cv', 'interview', 'pitch'], ['cv', 'pitch', 'law'], 6666],
    ['none', ['cv'], ['law'], 0],
    ['nothing wanted', [], ['law'], null],
    ['nothing offered', ['cv'], [], null],
  ])('%s', (_what, wanted, offered, expected) => {
    expect(wants(twoOf(skills(...wanted), skills(...offered)))).toBe(expected);
  });
});

test('PAR-31 goals × services: likewise, of the program', () => {
  const services = (...named: string[]) => ({ services: new Set(named) });
  expect(goals(twoOf(services('a', 'b', 'c', 'd'), services('b', 'd', 'e')))).toBe(5000);
  expect(goals(twoOf(services('a'), services()))).toBe(null);
});

describe('PAR-31 industry: the same, a related one, another', () => {
  // 1 Technology, 17 Telecommunications, 28 Semiconductors, 13 Automotive, 4 Healthcare
  test.each([
    [[1], [1], 10_000],
    [[4, 1], [13, 1], 10_000],
    [[1], [17], 5000],
    [[28], [13], 5000],
    [[1], [13], 0],
    [[1], [4], 0],
    [[], [4], null],
    [[1], [], null],
  ])('%j and %j: %s', (own, others, expected) => {
    expect(industry(twoOf({ industries: new Set(own) }, { industries: new Set(others) }))).toBe(expected);
  });
});

describe('PAR-31 career: how many levels the mentor is ahead', () => {
  test.each([
    [0, 1, 10_000],
    [0, 3, 10_000],
    [0, 4, 7500],
    [2, 2, 5000],
    [3, 1, 0],
    [null, 1, null],
    [1, null, null],
  ])('%s and %s: %s', (mentee, mentor, expected) => {
    expect(career(twoOf({ level: mentee }, { level: mentor }))).toBe(expected);
  });
});

test('PAR-31 language: the share of the mentee’s languages', () => {
  const speaks = (...ids: number[]) => ({ languages: new Set(ids) });
  expect(language(twoOf(speaks(1, 2), speaks(2, 3)))).toBe(5000);
  expect(language(twoOf(speaks(1), speaks(2)))).toBe(0);
  expect(language(twoOf(speaks(), speaks(2)))).toBe(null);
});

describe('PAR-31 shared time: four hours a month are enough', () => {
  test.each([
    [null, null],
    [0, 0],
    [60, 2500],
    [100, 4166],
    [240, 10_000],
    [900, 10_000],
  ])('%s minutes: %s', (minutes, expected) => {
    expect(sharedTime(twoOf({}, {}, minutes))).toBe(expected);
  });

  const at = (text: string) => Temporal.Instant.from(text).epochMilliseconds;
  const inUtc = { durationMinutes: 60, wallAt: (instant: number) => instant };
  /** Eight hours ahead of UTC. */
  const inKualaLumpur = { durationMinutes: 60, wallAt: (instant: number) => instant + 8 * 3_600_000 };

  test('slots that overlap count once', () => {
    // 09:00 to 10:30 by two slots, and 14:00 to 15:00.
    const slots = ['2026-11-20T09:00Z', '2026-11-20T09:30Z', '2026-11-20T14:00Z'].map(at);
    expect(minutesShared(slots, inUtc)).toBe(150);
  });

  test('a slot has to fit into the mentee’s day, from 8 to 21 on their clock', () => {
    const slots = ['2026-11-20T07:30Z', '2026-11-20T08:00Z', '2026-11-20T20:00Z', '2026-11-20T20:30Z'].map(at);
    // Of the first nothing, 08:00 to 09:00, 20:00 to 21:00, of the last nothing.
    expect(minutesShared(slots, inUtc)).toBe(120);
    // There it is 15:30, 16:00, 04:00 and 04:30: 15:30 to 17:00.
    expect(minutesShared(slots, inKualaLumpur)).toBe(90);
  });

  describe('a mentee who says when they usually have time', () => {
    // Friday the 20th and Saturday the 21st, an hour each.
    const slots = ['20T09:00', '20T12:30', '20T17:30', '20T21:00', '21T08:30', '21T21:30'].map((text) =>
      at(`2026-11-${text}Z`),
    );
    test.each<[readonly UsualTime[], number]>([
      [[], 60 * 4], // 9:00, 12:30, 17:30 and on Saturday 8:30
      [['weekday_mornings'], 60],
      [['weekday_afternoons'], 60], // 17:30 goes on into the evening
      [['weekday_evenings'], 60],
      [['weekday_afternoons', 'weekday_evenings'], 180],
      [['weekends'], 60], // 21:30 goes on after ten
      [['weekends', 'weekday_mornings'], 120],
    ])('%j: %s minutes', (times, minutes) => {
      expect(minutesShared(slots, { ...inUtc, week: usualWeek(times) })).toBe(minutes);
    });

    test('the days are those of their own zone', () => {
      // Friday 17:00 in UTC is Saturday 1:00 there, and Sunday 16:30 is Monday 0:30; Sunday 1:00 is Sunday 9:00.
      const late = ['2026-11-20T17:00Z', '2026-11-22T01:00Z', '2026-11-22T16:30Z'].map(at);
      expect(minutesShared(late, { ...inKualaLumpur, week: usualWeek(['weekends']) })).toBe(60);
    });
  });

  test('no slots, no time', () => expect(minutesShared([], inUtc)).toBe(0));
});

describe('PAR-31 the program’s own questions: of what the mentee chose, the share that the mentor chose', () => {
  const chose = (...each: string[][]) => ({ answers: each.map((options) => new Set(options)) });
  test.each([
    ['the same option', [['mornings']], [['mornings']], 10_000],
    ['another option', [['mornings']], [['evenings']], 0],
    ['one of two wanted', [['law', 'sales']], [['sales', 'art', 'music']], 5000],
    ['two questions, on average', [['law'], ['a', 'b']], [['law'], ['b']], 7500],
    ['the second was answered by one alone', [['law'], ['a']], [['art'], []], 0],
    ['no answer', [[]], [['law']], null],
    ['no question', [], [], null],
  ])('%s', (_what, mentee, mentor, expected) => {
    expect(answers(twoOf(chose(...mentee), chose(...mentor)))).toBe(expected);
  });
});

describe('PAR-31 time zones: 1 − hours apart ÷ 12', () => {
  test.each([
    [0, 0, 10_000],
    [0, 8, 3334],
    [-8, 8, 3334], // 16 apart one way, 8 the other
    [0, 12, 0],
    [5.5, 8, 7917],
    [-11, 13, 10_000],
  ])('%s and %s: %s', (one, other, expected) => {
    expect(timeZone(twoOf({ offset: one * 60 }, { offset: other * 60 }))).toBe(expected);
  });
});

describe('PAR-31 place: the location of the company where it is known of both, else the country', () => {
  test.each([
    [{ location: 'penang' }, { location: 'penang' }, 10_000],
    [{ location: 'penang', countryId: 1 }, { location: 'ipoh', countryId: 1 }, 0],
    [{ location: 'penang', countryId: 1 }, { countryId: 1 }, 10_000],
    [{ countryId: 1 }, { countryId: 2 }, 0],
    [{ countryId: 1 }, {}, null],
  ])('%j and %j: %s', (one, other, expected) => {
    expect(place(twoOf(one, other))).toBe(expected);
  });
});

test('PAR-31 background: one university or company in common', () => {
  const been = (...places: string[]) => ({ places: new Set(places) });
  expect(background(twoOf(been('acme', 'um'), been('um')))).toBe(10_000);
  expect(background(twoOf(been('acme'), been('um')))).toBe(0);
  expect(background(twoOf(been(), been('um')))).toBe(null);
});

describe('PAR-31 the score', () => {
  test('is Σ weight × value ÷ Σ weight', () => {
    // (6 × 5,000 + 2 × 10,000) ÷ 8 = 6,250
    expect(scoreOf([6, 2], [5000, 10_000])).toBe(6250);
    // (1 × 3,333 + 2 × 0) ÷ 3 = 1,111
    expect(scoreOf([1, 2], [3333, 0])).toBe(1111);
  });

  test('half of a ten-thousandth is rounded up', () => {
    // (1 × 1 + 1 × 0) ÷ 2 = 0.5
    expect(scoreOf([1, 1], [1, 0])).toBe(1);
    // (1 × 1 + 2 × 0) ÷ 3 = 0.33
    expect(scoreOf([1, 2], [1, 0])).toBe(0);
  });

  test('what is not known counts half, at a quarter of its weight', () => {
    // (8 × 10,000 + 1 × 5,000) ÷ 9 = 9,444.4
    expect(scoreOf([8, 4], [10_000, -1])).toBe(9444);
    expect(scoreOf([8, 4], [-1, -1])).toBe(5000);
  });

  test('who says nothing neither wins nor loses: between those who fit and those who do not', () => {
    const weights = Object.values(usualWeights.create_my_own);
    const all = weights.map(() => 10_000);
    expect(scoreOf(weights, all)).toBe(10_000);
    expect(
      scoreOf(
        weights,
        all.map(() => -1),
      ),
    ).toBe(5000);
    expect(
      scoreOf(
        weights,
        all.map(() => 0),
      ),
    ).toBe(0);
  });

  test('its parts are the criteria that weigh something', () => {
    const off = { goals: 0, industry: 0, language: 0, shared_time: 0, place: 0, background: 0, answers: 0 };
    const values = valuesOf(twoOf({ ...skills('cv'), level: 0 }, skills('cv')));
    expect(partsOf({ ...off, wants: 8, career: 6, time_zone: 1 }, values)).toEqual([
      { criterion: 'wants', weight: 8, counted: 8, value: 10_000 },
      { criterion: 'career', weight: 6, counted: 1.5, value: null },
      { criterion: 'time_zone', weight: 1, counted: 1, value: 10_000 },
    ]);
  });
});

test('PAR-31 a protected trait is nothing that people are compared by', () => {
  // What is known of a person here: no gender, age, ethnicity or religion.
  expect(Object.keys(silent).toSorted()).toEqual([
    'answers',
    'countryId',
    'id',
    'industries',
    'languages',
    'level',
    'location',
    'offset',
    'places',
    'services',
    'skills',
    'times',
    'zone',
  ]);
});
