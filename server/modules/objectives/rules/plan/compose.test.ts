import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { goalQuestions, otherAnswer, type QuestionPurpose } from '../../../../../contract/objectives/index.ts';
import type { Answers } from './answers.ts';
import { composePlan, stagesOf } from './compose.ts';
import { stages } from './targets/piece.ts';

const today = Temporal.PlainDate.from('2026-11-28');
const purposes = goalQuestions.map(({ purpose }) => purpose);

/** Every combination of the printed options. */
const space = (): Answers[] =>
  goalQuestions.reduce<Partial<Answers>[]>(
    (all, { purpose, options }) => all.flatMap((one) => options.map((option) => ({ ...one, [purpose]: option }))),
    [{}],
  ) as Answers[];

const usual: Answers = {
  target: 'Find a new job',
  level: 'I have some experience',
  obstacle: 'I have little time',
  hours: '2 to 3 hours',
  style: 'By doing',
  timeframe: '3 months',
};
const planOf = (changes: Partial<Answers> = {}) => composePlan({ ...usual, ...changes }, today);

/** Written by hand: what each option promises at least. */
const hoursAWeek: Record<string, number> = { '1 hour': 1, '2 to 3 hours': 2, '4 to 6 hours': 4, '7 hours or more': 7 };
const monthsWanted: Record<string, number> = { '1 month': 1, '2 months': 2, '3 months': 3, '6 months': 6 };

test('B57 no two sets of answers give the same plan, and none asks for more than somebody has', () => {
  const all = space();
  expect(all).toHaveLength(6 * 4 * 6 * 4 * 4 * 4);
  const plans = new Set<string>();
  for (const answers of all) {
    const { description, months } = composePlan(answers, today);
    // Without the sentence that repeats the answers.
    plans.add(JSON.stringify(months));
    expect(description).not.toContain('undefined');
    expect(months).toHaveLength(monthsWanted[answers.timeframe] ?? 0);
    for (const [at, { objectives }] of months.entries()) {
      const [from, until] = [today.add({ days: 30 * at }), today.add({ days: 30 * at + 29 })].map(String);
      const hours = objectives.reduce((sum, one) => sum + one.hours, 0);
      expect(hours).toBeLessThanOrEqual(4 * (hoursAWeek[answers.hours] ?? 0));
      expect([1, 2, 3, 4]).toContain(objectives.length);
      for (const { dueDate, hours: own, tags } of objectives) {
        expect(own).toBeGreaterThan(0);
        expect(dueDate >= (from ?? '') && dueDate <= (until ?? '')).toBe(true);
        expect(tags.length).toBeLessThanOrEqual(5);
      }
    }
  }
  expect(plans.size).toBe(all.length);
});

test('B57 every answer changes what the plan asks for', () => {
  const [other]: Partial<Record<QuestionPurpose, string>>[] = [
    {
      target: 'Start a business',
      level: 'Others ask me for advice',
      obstacle: 'I lack confidence',
      hours: '7 hours or more',
      style: 'With other people',
      timeframe: '6 months',
    },
  ];
  for (const purpose of purposes)
    expect(JSON.stringify(planOf({ [purpose]: other?.[purpose] }).months)).not.toBe(JSON.stringify(planOf().months));
});

test('B57 a plan in full, as somebody with two hours a week reads it', () => {
  const { description, months } = planOf();
  expect(description).toBe(
    'You want to find a new job, and you have some experience. Over 3 months, with 2 hours a week, this plan takes one ' +
      'step after the other; since you have little time, each month has something against that too.',
  );
  expect(months.map(({ title }) => title)).toEqual(['Find your footing', 'Show what you can', 'Make it last']);
  expect(months[0]?.objectives).toEqual([
    {
      title: 'Decide which jobs you want',
      description: 'Collect 3 advertisements that you would answer today, and write down what they have in common.',
      action: 'Save the first advertisement, and underline what it asks for. Try it out before you read about it.',
      priority: 'high',
      dueDate: '2026-12-12',
      tags: ['New job', 'Beginning', 'By doing'],
      hours: 4,
    },
    {
      title: 'Know what you bring',
      description:
        'List the 3 results of your work that you are proudest of, each with a figure or a name that proves it.',
      action: 'Write down one result from the last three months. Do it badly once, then better.',
      priority: 'medium',
      dueDate: '2026-12-19',
      tags: ['New job', 'Beginning', 'By doing'],
      hours: 2,
    },
    {
      title: 'Find your hours',
      description: 'Write down for a week where your time goes, and fix the hours of this plan in your calendar.',
      action: 'Block the first hour now. Make something that you can show.',
      priority: 'medium',
      dueDate: '2026-12-23',
      tags: ['Time', 'Beginning', 'By doing'],
      hours: 1,
    },
    {
      title: 'Look back with your mentor',
      description: 'What went better than last time, and why?',
      action: 'Note three sentences before your session.',
      priority: 'low',
      dueDate: '2026-12-26',
      tags: ['Reflection', 'Beginning'],
      hours: 1,
    },
  ]);
});

test.each([
  [1, ['footing']],
  [2, ['footing', 'passOn']],
  [3, ['footing', 'show', 'passOn']],
  [4, ['footing', 'practise', 'show', 'passOn']],
  [5, ['footing', 'build', 'show', 'stretch', 'passOn']],
  [6, [...stages]],
])('M46 %i months go from the first stage to the last, none twice', (months, expected) => {
  expect(stagesOf(months)).toEqual(expected);
});

test('OBJ-04 somebody’s own words are taken as they are, and stand in the plan', () => {
  const { description, months } = planOf({ target: 'Lead a   choir <b>of</b> engineers', obstacle: 'My dog' });
  expect(description).toContain('“Lead a choir <b>of</b> engineers”');
  expect(JSON.stringify(months)).toContain('Lead a choir <b>of</b> engineers');
  expect(JSON.stringify(months)).toContain('My dog');
});

test.each([
  ['5 hours', '4 months', 4, 20],
  ['about 10, on Sundays', 'five', 3, 40],
  ['none', 'a year: 12 months', 6, 8],
  ['0', '0 months', 1, 4],
  ['999999999999', '999', 6, 80],
  [otherAnswer, otherAnswer, 3, 8],
])('OBJ-04 M46 numbers in own words are used within their limits: %s, %s', (hours, timeframe, months, aMonth) => {
  const plan = planOf({ hours, timeframe });
  expect(plan.months).toHaveLength(months);
  for (const { objectives } of plan.months)
    expect(objectives.reduce((sum, one) => sum + one.hours, 0)).toBeLessThanOrEqual(aMonth);
});
