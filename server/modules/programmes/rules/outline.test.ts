import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { durations, type TemplateType, templateTypes } from '../../../../contract/programmes/index.ts';
import { dateProblems } from './dates.ts';
import { outline } from './outline.ts';

const plan = { templateType: 'create_my_own', startDate: '2027-01-04', duration: '3_months', endDate: null } as const;
const dates = (changes: Partial<Parameters<typeof outline>[0]> = {}) =>
  outline({ ...plan, ...changes }).modules.map(({ startDate, endDate }) => [startDate, endDate]);

test('PRG-27 PRG-31 one module a month, up to the day on which the duration ends', () => {
  expect(outline(plan).endDate).toBe('2027-04-04');
  expect(dates()).toEqual([
    ['2027-01-04', '2027-02-03'],
    ['2027-02-04', '2027-03-03'],
    ['2027-03-04', '2027-04-04'],
  ]);
  expect(dates({ duration: '1_months' })).toEqual([['2027-01-04', '2027-02-04']]);
  expect(dates({ duration: '2_months' })).toHaveLength(2);
});

test('PRG-31 a free end makes one module a month as well, a long programme three of nearly one length', () => {
  const free = { duration: 'set_end_duration' } as const;
  expect(dates({ ...free, endDate: '2027-01-10' })).toEqual([['2027-01-04', '2027-01-10']]);
  expect(dates({ ...free, endDate: '2027-02-20' })).toEqual([
    ['2027-01-04', '2027-02-03'],
    ['2027-02-04', '2027-02-20'],
  ]);
  expect(dates({ ...free, endDate: '2027-12-29' })).toEqual([
    ['2027-01-04', '2027-05-03'],
    ['2027-05-04', '2027-08-31'],
    ['2027-09-01', '2027-12-29'],
  ]);
  expect(dates({ ...free, endDate: null })).toEqual([
    [null, null],
    [null, null],
    [null, null],
  ]);
});

test('PRG-34 what a template proposes never overlaps, never leaves the programme, and leaves no day out', () => {
  const day = fc.integer({ min: 0, max: 4000 }).map((days) => Temporal.PlainDate.from('2026-01-01').add({ days }));
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 900 }), fc.constantFrom(...durations), (start, length, duration) => {
      const startDate = start.toString();
      const { modules, endDate } = outline({
        ...plan,
        startDate,
        duration,
        endDate: start.add({ days: length }).toString(),
      });
      const stretches = modules.map((module) => ({
        startDate: module.startDate ?? '',
        endDate: module.endDate ?? '',
      }));
      expect(dateProblems(stretches, { startDate, endDate }).filter(Boolean)).toEqual([]);
      expect(stretches[0]?.startDate).toBe(startDate);
      expect(stretches.at(-1)?.endDate).toBe(endDate);
      for (const [at, { endDate: last }] of stretches.slice(0, -1).entries()) {
        expect(Temporal.PlainDate.from(last).add({ days: 1 }).toString()).toBe(stretches[at + 1]?.startDate);
      }
    }),
  );
});

test('PRG-30 PRG-31 PRG-36 the four templates really differ, each module with one session and one survey', () => {
  const texts = new Set<string>();
  for (const templateType of templateTypes) {
    const { modules } = outline({ ...plan, templateType });
    expect(modules.map(({ name }) => name.split(':')[0])).toEqual(['Foundations', 'Practice', 'Reflection']);
    for (const { description, tasks } of modules) {
      expect(tasks.map(({ category }) => category)).toEqual(['session', 'survey']);
      for (const text of [description, ...tasks.map((task) => task.description)]) texts.add(text);
    }
  }
  expect(texts.size).toBe(4 * 3 * 3);
});

test.each<[TemplateType, string[]]>([
  ['create_my_own', ['Career Guidance', 'CV Reviews', 'Mock Interview', 'Business Mentoring']],
  ['employee_engagement_programme', ['Leadership', 'Career Growth', 'Communication', 'Well-being']],
  ['entrepreneurship_programme', ['Business Model', 'Fundraising', 'Marketing', 'Networking']],
  ['youth_employability_programme', ['CV Reviews', 'Mock Interview', 'Career Exploration', 'Soft Skills']],
])('PRG-32 the services of %s', (templateType, goals) => {
  expect(outline({ ...plan, templateType }).goals).toEqual(goals);
});
