import { Temporal } from '../../ui/temporal.ts';
import { expect, test } from 'vitest';
import { clockChangeSoon } from './clock-change.ts';

const at = (text: string) => Temporal.Instant.from(text);

test('the clocks of London go forward on 28 March 2027 by an hour', () => {
  const change = clockChangeSoon(at('2027-02-01T00:00:00Z'), 'Europe/London');
  expect(change).toMatchObject({ before: 'UTC+00:00', after: 'UTC+01:00', minutes: 60 });
  expect(change?.at.toString()).toBe('2027-03-28T01:00:00Z');
});

test('and back on 31 October', () => {
  const change = clockChangeSoon(at('2027-10-01T00:00:00Z'), 'Europe/London');
  expect(change).toMatchObject({ before: 'UTC+01:00', after: 'UTC+00:00', minutes: -60 });
});

test('a change is told from sixty days before', () => {
  expect(clockChangeSoon(at('2027-01-27T01:00:00Z'), 'Europe/London')).not.toBeNull();
  expect(clockChangeSoon(at('2027-01-27T00:59:59Z'), 'Europe/London')).toBeNull();
});

test('half an hour where half an hour it is, and nothing where clocks never change', () => {
  expect(clockChangeSoon(at('2027-03-20T00:00:00Z'), 'Australia/Lord_Howe')?.minutes).toBe(-30);
  expect(clockChangeSoon(at('2027-03-20T00:00:00Z'), 'Asia/Kuala_Lumpur')).toBeNull();
  expect(clockChangeSoon(at('2027-03-20T00:00:00Z'), 'UTC')).toBeNull();
});
