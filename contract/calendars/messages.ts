export const calendarRefusals = {
  'calendars.feed_not_found': 'This calendar does not exist, or its address was replaced.',
} as const;
