import type { CalendarProvider } from '../../../../contract/calendars/values.ts';
import type { CalendarService } from '../../../platform/calendars.ts';
import type { Publisher } from '../session.ts';

/** What linked calendars need from the outside. */
export interface CalendarPorts {
  calendars: Record<CalendarProvider, CalendarService | null>;
  settings: Publisher & { SECRET_KEY: string };
}
