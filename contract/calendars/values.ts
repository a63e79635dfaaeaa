/** The calendars that can be linked (CAL-02); 'Outlook' on the page (A67). */
export const calendarProviders = ['google', 'microsoft'] as const;
export type CalendarProvider = (typeof calendarProviders)[number];

/** Why a linked calendar cannot be read: its permission has ended or was not given, or nobody answers there. */
export const brokenWhys = ['revoked', 'not_permitted', 'unreachable'] as const;
export type BrokenWhy = (typeof brokenWhys)[number];

/** How linking ended, as the integrations page reads it in its address. */
export const linkOutcomes = [
  'linked',
  'denied',
  'not_permitted',
  'failed',
  'expired',
  'not_set_up',
  'not_yours',
] as const;
export type LinkOutcome = (typeof linkOutcomes)[number];

/** The settings that whoever runs Lantern fills in before a calendar can be linked. */
export const calendarSettings = {
  google: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  microsoft: ['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET'],
} as const;
