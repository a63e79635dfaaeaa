import type { Call } from '../endpoint.ts';
import type * as schemas from './schemas.ts';

export const addToGoogleCalendar: Call<typeof schemas.addToGoogleCalendar> = {
  method: 'POST',
  path: '/api/v2/my/calendar/add_to_google_calendar',
};

export const addToMicrosoftCalendar: Call<typeof schemas.addToMicrosoftCalendar> = {
  method: 'POST',
  path: '/api/v2/my/calendar/add_to_microsoft_calendar',
};

export const downloadIcs: Call<typeof schemas.downloadIcs> = {
  method: 'GET',
  path: '/api/v2/my/calendar/download_ics',
};

export const addToOutlookCalendar: Call<typeof schemas.addToOutlookCalendar> = {
  method: 'POST',
  path: '/api/v2/my/calendar/add_to_outlook_calendar',
};

export const addToYahooCalendar: Call<typeof schemas.addToYahooCalendar> = {
  method: 'POST',
  path: '/api/v2/my/calendar/add_to_yahoo_calendar',
};

export const calendarFeed: Call<typeof schemas.calendarFeed> = {
  method: 'GET',
  path: '/api/v2/my/calendar/feed',
};

export const makeCalendarFeed: Call<typeof schemas.makeCalendarFeed> = {
  method: 'POST',
  path: '/api/v2/my/calendar/feed',
};

export const renewCalendarFeed: Call<typeof schemas.renewCalendarFeed> = {
  method: 'POST',
  path: '/api/v2/my/calendar/feed/renew',
};

export const endCalendarFeed: Call<typeof schemas.endCalendarFeed> = {
  method: 'DELETE',
  path: '/api/v2/my/calendar/feed',
};

export const readCalendarFeed: Call<typeof schemas.readCalendarFeed> = {
  method: 'GET',
  path: '/api/v2/calendar_feed.ics',
};

export const linkCalendar: Call<typeof schemas.linkCalendar> = {
  method: 'GET',
  path: '/users/auth/{provider}',
};

export const finishLinking: Call<typeof schemas.finishLinking> = {
  method: 'GET',
  path: '/users/auth/{provider}/callback',
};

export const unlinkCalendar: Call<typeof schemas.unlinkCalendar> = {
  method: 'DELETE',
  path: '/users/auth/{provider}',
};

export const linkedCalendars: Call<typeof schemas.linkedCalendars> = {
  method: 'GET',
  path: '/api/v2/my/calendar/linked',
};

export const answerCalendarChange: Call<typeof schemas.answerCalendarChange> = {
  method: 'POST',
  path: '/api/v2/my/calendar/changes/{id}',
};
