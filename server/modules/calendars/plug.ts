import { subscribe } from '../../platform/events.ts';
import { carryOut, type Plug } from '../../platform/plug.ts';
import type { Actor } from '../../policies/actor.ts';
import type { ToldEvent } from '../../telling/telling.ts';
import { farewell, sayFarewell, syncNow } from './linked/jobs.ts';
import type { CalendarPorts } from './linked/ports.ts';
import { forgetPast, syncCalendars } from './linked/sync.ts';
import { ownData } from './own-data.ts';
import { calendarRoutes } from './routes.ts';
import { linkedRoutes } from './routes/linked.ts';
import { dropCalendars, dropFeed, writeKeptTime, writeSession, writeWithoutMember } from './subscribers.ts';
import { calendarLines, calendarTellings } from './tellings.ts';

export const calendars = (ports: CalendarPorts): Plug<Actor, ToldEvent> => ({
  routes: (app) => {
    calendarRoutes(app);
    linkedRoutes(app, ports);
  },
  within: [
    subscribe('account.deleted', 'calendars.dropFeed', dropCalendars),
    subscribe('account.purged', 'calendars.dropPurgedFeed', dropCalendars),
    subscribe('account.won_back', 'calendars.dropReadFeed', dropCalendars),
    subscribe('account.password_reset', 'calendars.dropFeedOnReset', dropFeed),
    subscribe('account.password_changed', 'calendars.dropFeedOnChange', dropFeed),
    subscribe('booking.created', 'calendars.writeArranged', writeSession),
    subscribe('booking.accepted', 'calendars.writeAccepted', writeSession),
    subscribe('booking.rescheduled', 'calendars.writeMoved', writeSession),
    subscribe('booking.cancelled', 'calendars.writeCancelled', writeSession),
    subscribe('booking.move_given_up', 'calendars.writeKeptTime', writeKeptTime),
    subscribe('member.removed', 'calendars.writeWithoutMember', writeWithoutMember),
  ],
  jobs: [carryOut(syncNow, (job) => syncCalendars(ports)(job)), carryOut(farewell, sayFarewell(ports))],
  schedules: [
    { name: 'calendars.sync', run: syncCalendars(ports) },
    { name: 'calendars.forgetPast', run: forgetPast },
  ],
  tellings: calendarTellings,
  lines: calendarLines,
  ownData,
});
