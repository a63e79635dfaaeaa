import { join } from '../endpoint.ts';
import * as calls from './endpoints.ts';
import * as schemas from './schemas.ts';

export * from './schemas.ts';

export const addToGoogleCalendar = join(calls.addToGoogleCalendar, schemas.addToGoogleCalendar);
export const addToMicrosoftCalendar = join(calls.addToMicrosoftCalendar, schemas.addToMicrosoftCalendar);
export const downloadIcs = join(calls.downloadIcs, schemas.downloadIcs);
