import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { composePlan } from './compose.ts';

test('OBJ-04 the longest own words to every question fit into the plan', () => {
  const long = (sign: string) => sign.repeat(300);
  const answers = {
    target: long('a'),
    level: long('b'),
    obstacle: long('c'),
    hours: long('d'),
    style: long('e'),
    timeframe: long('f'),
  };
  const { description, months } = composePlan(answers, Temporal.PlainDate.from('2026-11-28'));
  // As long as the database keeps it (db/103).
  expect(description.length).toBeLessThanOrEqual(2000);
  expect(description).toContain(`“${'d'.repeat(80)}…”`);
  for (const { title, description: text, action } of months.flatMap(({ objectives }) => objectives)) {
    expect(title.length).toBeLessThanOrEqual(120);
    expect(text.length).toBeLessThanOrEqual(600);
    expect(action.length).toBeLessThanOrEqual(300);
  }
});
