import { join } from '../endpoint.ts';
import * as calls from './endpoints.ts';
import * as schemas from './schemas.ts';

export * from './schemas.ts';
export * from './values.ts';

export const addToGoogleCalendar = join(calls.addToGoogleCalendar, schemas.addToGoogleCalendar);
export const addToMicrosoftCalendar = join(calls.addToMicrosoftCalendar, schemas.addToMicrosoftCalendar);
export const downloadIcs = join(calls.downloadIcs, schemas.downloadIcs);
export const addToOutlookCalendar = join(calls.addToOutlookCalendar, schemas.addToOutlookCalendar);
export const addToYahooCalendar = join(calls.addToYahooCalendar, schemas.addToYahooCalendar);
export const calendarFeed = join(calls.calendarFeed, schemas.calendarFeed);
export const makeCalendarFeed = join(calls.makeCalendarFeed, schemas.makeCalendarFeed);
export const renewCalendarFeed = join(calls.renewCalendarFeed, schemas.renewCalendarFeed);
export const endCalendarFeed = join(calls.endCalendarFeed, schemas.endCalendarFeed);
export const readCalendarFeed = join(calls.readCalendarFeed, schemas.readCalendarFeed);
export const linkCalendar = join(calls.linkCalendar, schemas.linkCalendar);
export const finishLinking = join(calls.finishLinking, schemas.finishLinking);
export const unlinkCalendar = join(calls.unlinkCalendar, schemas.unlinkCalendar);
export const linkedCalendars = join(calls.linkedCalendars, schemas.linkedCalendars);
export const answerCalendarChange = join(calls.answerCalendarChange, schemas.answerCalendarChange);
