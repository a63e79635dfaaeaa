import { expect, test } from 'vitest';
import { saveAvailability, type Availability } from '../../../contract/availability/index.ts';
import { availabilityBody, draftOf, isSame, placed, withoutPlace } from './draft.ts';

const saved: Availability = {
  rules: [
    { weekday: 0, from: '10:00', to: '12:00' },
    { weekday: 3, from: '09:00', to: '12:00' },
    { weekday: 3, from: '20:00', to: '24:00' },
  ],
  overrides: [
    { day: '2026-12-24', blocked: false, from: '09:00', to: '11:00' },
    { day: '2026-12-24', blocked: false, from: '13:00', to: '14:00' },
    { day: '2026-12-25', blocked: true },
  ],
  timezone: 'Asia/Kuala_Lumpur',
  notice_minutes: 240,
  buffer_before_minutes: 5,
  buffer_after_minutes: 10,
  sessions_a_week: null,
  dnd: true,
  own_hours: false,
  version: 'one',
};
const draft = draftOf(saved);

test('what was saved is shown by weekday and by date', () => {
  expect(draft.week[3]).toEqual([
    { from: '09:00', to: '12:00' },
    { from: '20:00', to: '24:00' },
  ]);
  expect(draft.week[1]).toEqual([]);
  expect(draft.days).toEqual([
    {
      day: '2026-12-24',
      hours: [
        { from: '09:00', to: '11:00' },
        { from: '13:00', to: '14:00' },
      ],
    },
    { day: '2026-12-25', hours: [] },
  ]);
});

test('what is sent is what was read, without do-not-disturb and whose hours they are, which have switches of their own', () => {
  const { dnd: _dnd, version: _version, own_hours: _ownHours, ...sent } = saved;
  expect(availabilityBody(draft)).toEqual(sent);
  expect(saveAvailability.body.safeParse(availabilityBody(draft)).success).toBe(true);
});

test('a draft has changed when something else would be sent', () => {
  expect(isSame(draft, draftOf({ ...saved, dnd: false, version: 'two' }))).toBe(true);
  expect(isSame(draft, { ...draft, perWeek: 3 })).toBe(false);
  expect(isSame(draft, { ...draft, days: draft.days.slice(1) })).toBe(false);
});

test('what the server says of an entry stands where that entry is shown', () => {
  const messages = placed(
    {
      'rules.0.to': 'a',
      'rules.2.from': 'b',
      'overrides.1.to': 'c',
      'overrides.2.day': 'd',
      sessions_a_week: 'e',
      rules: 'f',
    },
    draft,
  );
  expect(messages).toEqual({
    'week.0.0.to': 'a',
    'week.3.1.from': 'b',
    'days.2026-12-24': 'c',
    'days.2026-12-25': 'd',
    sessions_a_week: 'e',
    rules: 'f',
  });
});

test('who mends a day is not told any more what was wrong with it, the rest stays', () => {
  const messages = { 'week.1.0.to': 'a', 'week.1.1.from': 'b', 'week.10': 'c', timezone: 'd' };
  expect(withoutPlace(messages, 'week.1')).toEqual({ 'week.10': 'c', timezone: 'd' });
  expect(withoutPlace(messages, 'timezone')).toEqual({ 'week.1.0.to': 'a', 'week.1.1.from': 'b', 'week.10': 'c' });
});
