import { msg } from '@lingui/core/macro';

/** BKG-122: what an entry of the activity feed is called. */
export const activityTitles = {
  created: msg`New Booking`,
  confirmed: msg`Session Confirmed`,
  completed: msg`Session Completed`,
  canceled: msg`Session Cancelled`,
  reviewed: msg`New Reflection`,
  submitted: msg`Survey Submitted`,
} as const;
