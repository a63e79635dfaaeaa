export const calendarRefusals = {
  'calendars.feed_not_found': 'This calendar does not exist, or its address was replaced.',
  'calendars.change_answered': 'This was answered before, or the session has changed since.',
} as const;
