import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { planIn } from './write-plan.ts';

const objective = (changes: object = {}) => ({
  title: 'Write to Mei',
  description: 'Ask her how she began.',
  action: 'Find her address.',
  priority: 'high',
  due_day: 30,
  hours: 2,
  tags: ['People'],
  ...changes,
});
const month = (objectives: object[] = [objective()]) => ({ title: 'Begin', focus: 'The first steps.', objectives });
const plan = (months: object[] = [month(), month()]) => ({ description: 'A plan by a model.', months });
const wishes = { months: 2, hours: 2 };

test('M46 what a model sends is a plan if it keeps to our rules; its days follow the day on which it begins', () => {
  const made = planIn(plan(), wishes)?.(Temporal.PlainDate.from('2028-01-31'));
  expect(made?.months.map(({ objectives }) => objectives[0]?.dueDate)).toEqual(['2028-02-29', '2028-03-30']);
});

test.each([
  ['a month too many', plan([month(), month(), month()])],
  ['a month too few', plan([month()])],
  ['five objectives in a month', plan([month(Array.from({ length: 5 }, () => objective({ hours: 1 }))), month()])],
  ['an empty month', plan([month([]), month()])],
  ['more hours than there are', plan([month([objective({ hours: 9 })]), month()])],
  ['more hours together', plan([month([objective({ hours: 5 }), objective({ hours: 4 })]), month()])],
  ['half hours', plan([month([objective({ hours: 0.5 })]), month()])],
  ['a day of another month', plan([month([objective({ due_day: 31 })]), month()])],
  ['a title without end', plan([month([objective({ title: 'x'.repeat(121) })]), month()])],
  ['no title', plan([month([objective({ title: ' ' })]), month()])],
  ['another priority', plan([month([objective({ priority: 'urgent' })]), month()])],
  ['six tags', plan([month([objective({ tags: ['a', 'b', 'c', 'd', 'e', 'f'] })]), month()])],
  ['text instead of a plan', 'Certainly!'],
  ['nothing', null],
])('M46 %s is no plan', (_what, sent) => {
  expect(planIn(sent, wishes)).toBe(null);
});
