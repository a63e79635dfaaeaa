import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { goalQuestions, longest, otherAnswer, type QuestionPurpose } from '../../../../../contract/objectives/index.ts';
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
    const told = months.flatMap(({ objectives: all }) =>
      all.map(({ title, description: text }) => `${title}: ${text}`),
    );
    expect(new Set(told).size).toBe(told.length);
    expect(description).not.toContain('undefined');
    expect(months).toHaveLength(monthsWanted[answers.timeframe] ?? 0);
    for (const [at, { objectives }] of months.entries()) {
      const [from, until] = [today.add({ days: 30 * at }), today.add({ days: 30 * at + 29 })].map(String);
      const hours = objectives.reduce((sum, one) => sum + one.hours, 0);
      expect(hours).toBeLessThanOrEqual(4 * (hoursAWeek[answers.hours] ?? 0));
      expect([1, 2, 3, 4]).toContain(objectives.length);
      for (const { dueDate, hours: own, tags, action } of objectives) {
        expect(own).toBeGreaterThan(0);
        expect(dueDate >= (from ?? '') && dueDate <= (until ?? '')).toBe(true);
        expect(tags.length).toBeLessThanOrEqual(5);
        expect(action.length).toBeLessThanOrEqual(longest.action);
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
    'You want to find a new job, and you have some experience. This plan is for 3 months, with 2 hours a week. You told us ' +
      'that you have little time, so part of the plan helps with that. You learn best by doing, so part of it asks you ' +
      'to make something or to show it.',
  );
  expect(months.map(({ title }) => title)).toEqual(['Find your footing', 'Show what you can', 'Make it last']);
  expect(months[0]?.objectives).toEqual([
    {
      title: 'Decide which jobs you want',
      description: 'Collect 3 job advertisements that you would answer today, and write down what they have in common.',
      action: 'Save the first job advertisement, and underline what it asks for.',
      priority: 'high',
      dueDate: '2026-12-12',
      tags: ['New job', 'Beginning'],
      hours: 4,
    },
    {
      title: 'Know what you bring',
      description:
        'List the 3 results of your work that you are proudest of, each with a figure or a name that proves it.',
      action: 'Write down one result from the last three months.',
      priority: 'medium',
      dueDate: '2026-12-19',
      tags: ['New job', 'Beginning'],
      hours: 2,
    },
    {
      title: 'Find your hours',
      description: 'Write down for a week where your time goes, and fix the hours of this plan in your calendar.',
      action: 'Put the first hour into your calendar now.',
      priority: 'medium',
      dueDate: '2026-12-23',
      tags: ['Time', 'Beginning'],
      hours: 1,
    },
    {
      title: 'Look back with your mentor',
      description: 'What goes better today than it used to, and why?',
      action: 'Choose one thing that you made or did this month, and show it to your mentor.',
      priority: 'low',
      dueDate: '2026-12-26',
      tags: ['Reflection', 'By doing', 'Beginning'],
      hours: 1,
    },
  ]);
});

const titlesOf = (changes: Partial<Answers>) =>
  planOf(changes).months.flatMap(({ objectives }) => objectives.map(({ title }) => title));

test('B57 six months hold each thing against what stands in the way once, and ask a question of their own each', () => {
  const { months } = planOf({ timeframe: '6 months' });
  const withTag = (tag: string, what: 'title' | 'description') =>
    months.flatMap(({ objectives }) => objectives.filter(({ tags }) => tags.includes(tag)).map((one) => one[what]));
  expect(withTag('Time', 'title')).toEqual(['Find your hours', 'Guard your hours']);
  expect(withTag('Learning', 'title')).toEqual([
    'Make something small',
    'Do it a second time',
    'Do it where it counts',
  ]);
  expect(withTag('Reflection', 'description')).toEqual([
    'What goes better today than it used to, and why?',
    'What went better this month than the month before, and why?',
    'Which step did you put off, and what would make it easier?',
    'Who helped you this month, and whom could you ask next?',
    'What surprised you, and what would you do differently now?',
    'What can you do now that you could not do at the start, and what will you keep up?',
  ]);
});

test('B57 a first step belongs to its own objective, whatever the learning style', () => {
  const stepsOf = (style: string) =>
    planOf({ style, timeframe: '6 months' }).months.flatMap(({ objectives }) =>
      objectives.filter(({ tags }) => !tags.includes('Learning') && !tags.includes('Reflection')),
    );
  for (const style of ['By reading', 'By watching and listening', 'With other people', 'Main game'])
    expect(stepsOf(style)).toEqual(stepsOf('By doing'));
});

test('OBJ-04 a learning style in own words is quoted where it reads naturally', () => {
  const { description, months } = planOf({ style: 'Main game' });
  expect(description).toContain(
    'You told us how you learn best (“Main game”), so part of it leaves you room for that.',
  );
  expect(months[1]?.objectives[2]).toMatchObject({
    title: 'Learn in the way that suits you',
    description: 'Work on one part of this plan in the way that you told us about: “Main game”.',
    action: 'Choose the part of the plan that suits it best.',
  });
  for (const { objectives } of months) for (const { action } of objectives) expect(action).not.toContain('Main game');
});

const everyLength = ['1 month', '2 months', '3 months', '4 months', '5 months', '6 months'];

test.each(everyLength)('B57 in %s a plan for a new job holds applying, before anything is negotiated', (timeframe) => {
  for (const hours of ['1 hour', '2 to 3 hours']) {
    const titles = titlesOf({ timeframe, hours });
    const applies = titles.findIndex((title) =>
      /^Send your first applications$|^Apply and go to interviews$/.test(title),
    );
    expect(applies).toBeGreaterThanOrEqual(0);
    for (const later of ['Negotiate', 'Compare offers', 'Plan your first ninety days'])
      if (titles.includes(later)) expect(titles.indexOf(later)).toBeGreaterThan(applies);
  }
});

test.each(everyLength)('B57 in %s nobody leaves a career or settles in another before they apply', (timeframe) => {
  for (const hours of ['1 hour', '2 to 3 hours']) {
    const titles = titlesOf({ target: 'Change my career', timeframe, hours });
    const applies = titles.indexOf('Apply in the new field');
    for (const later of ['Leave well', 'Settle in'])
      if (titles.includes(later)) expect(applies >= 0 && applies < titles.indexOf(later)).toBe(true);
  }
});

test('B57 two months of changing a career end with applying', () => {
  expect(titlesOf({ target: 'Change my career', timeframe: '2 months' })).toEqual([
    'Find out what draws you',
    'Look at three fields',
    'Find your hours',
    'Look back with your mentor',
    'Apply in the new field',
    'Plan the money',
    'Guard your hours',
    'Look back on the whole plan',
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
  ['about 10, on Sundays', 'five', 5, 40],
  ['none', 'a year: 12 months', 6, 1],
  ['0', '0 months', 1, 4],
  ['999999999999', '999', 6, 80],
  ['30 minit sehari', '2 weeks', 1, 14],
  ['half an hour', 'selepas Hari Raya', 3, 2],
  ['10 minutes a week', 'setahun', 6, 1],
  [otherAnswer, otherAnswer, 3, 8],
])('OBJ-04 M46 times in own words are used within their limits: %s, %s', (hours, timeframe, months, aMonth) => {
  const plan = planOf({ hours, timeframe });
  expect(plan.months).toHaveLength(months);
  for (const { objectives } of plan.months) {
    expect(objectives.length).toBeGreaterThan(0);
    expect(objectives.reduce((sum, one) => sum + one.hours, 0)).toBeLessThanOrEqual(aMonth);
  }
});

/** What a plan says between what somebody wants and what stands in their way. */
const timesIn = (changes: Partial<Answers>) =>
  /This plan is for .*?(?= You told us that| With so little time)/.exec(planOf(changes).description)?.[0];

test.each<[Partial<Answers>, string]>([
  [{ hours: '5 hours' }, 'This plan is for 3 months, with 5 hours a week.'],
  [
    { hours: '30 minit sehari' },
    'This plan is for 3 months, with 3 hours and 30 minutes a week. You wrote “30 minit sehari”, so this plan takes 3 hours and 30 minutes a week.',
  ],
  [
    { hours: 'half an hour' },
    'This plan is for 3 months, with 30 minutes a week. You wrote “half an hour”, so this plan takes 30 minutes a week.',
  ],
  [
    { hours: 'less than 1 hour' },
    'This plan is for 3 months, with 30 minutes a week. You wrote “less than 1 hour”, so this plan takes 30 minutes a week.',
  ],
  [
    { hours: '25 minutes, twice a week' },
    'This plan is for 3 months, with 45 minutes a week. You wrote “25 minutes, twice a week”. Of that time, this plan takes 45 minutes a week.',
  ],
  [
    { hours: 'when I can' },
    'This plan is for 3 months, with 2 hours a week. We could not read “when I can” as a number of hours, so this plan takes 2 hours a week.',
  ],
  [
    { hours: 'none' },
    'This plan is for 3 months, with 15 minutes a week. You wrote “none”. The smallest plan takes 15 minutes a week, so this one does.',
  ],
  [
    { hours: '5 hours a day' },
    'This plan is for 3 months, with 20 hours a week. You wrote “5 hours a day”. No plan takes more than 20 hours a week, so this one does not.',
  ],
  [
    { timeframe: 'selepas Hari Raya' },
    'This plan is for 3 months, with 2 hours a week. We could not read “selepas Hari Raya” as a time, so this plan is for 3 months.',
  ],
  [
    { timeframe: '2 weeks' },
    'This plan is for one month, with 2 hours a week. You wrote “2 weeks”. Plans have whole months, so this one is for one month.',
  ],
  [
    { timeframe: '1 tahun' },
    'This plan is for 6 months, with 2 hours a week. You wrote “1 tahun”. The longest plan is for 6 months; you can make another one after it.',
  ],
  [
    { timeframe: 'dua bulan' },
    'This plan is for 2 months, with 2 hours a week. You wrote “dua bulan”, so this plan is for 2 months.',
  ],
])('OBJ-04 B56 a plan says how it read own words for a time: %o', (changes, said) => {
  expect(timesIn(changes)).toBe(said);
});
