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
