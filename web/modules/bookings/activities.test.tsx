import { expect, test } from 'vitest';
import { i18n } from '../../lib/i18n.ts';
import { activityTitles } from './activities.ts';

test('BKG-122 what the entries of the activity feed are called', () => {
  i18n.load('en', {});
  i18n.activate('en');
  const titles = Object.entries(activityTitles).map(([action, title]) => [action, i18n._(title)]);
  expect(titles).toEqual([
    ['created', 'New Booking'],
    ['confirmed', 'Session Confirmed'],
    ['completed', 'Session Completed'],
    ['canceled', 'Session Cancelled'],
    ['reviewed', 'New Reflection'],
    ['submitted', 'Survey Submitted'],
  ]);
});
