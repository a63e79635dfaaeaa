import { addToGoogleCalendar, addToMicrosoftCalendar, downloadIcs } from '../../../contract/calendars/index.ts';
import { type App, handle } from '../../platform/http.ts';
import { refuseIf } from '../../platform/refusal.ts';
import type { Actor } from '../../policies/actor.ts';
import { participantOfBooking, viewOf } from '../bookings/index.ts';
import { googleLink, microsoftLink } from './links.ts';
import { whyNotInCalendar } from './rules.ts';
import { sessionFile, sessionFor } from './session.ts';

export const calendarRoutes = (app: App<Actor>) => {
  for (const [endpoint, linkTo] of [
    [addToGoogleCalendar, googleLink],
    [addToMicrosoftCalendar, microsoftLink],
  ] as const) {
    handle(
      app,
      endpoint,
      participantOfBooking(({ query }) => query.booking_id),
      async ({ tx, actor }, _input, booking) => {
        refuseIf(whyNotInCalendar(booking.status, 'link'));
        return { url: linkTo(sessionFor(await viewOf(tx, booking), actor.id, app.settings)) };
      },
    );
  }

  handle(
    app,
    downloadIcs,
    participantOfBooking(({ query }) => query.booking_id),
    async ({ tx, actor, now }, _input, booking) => {
      refuseIf(whyNotInCalendar(booking.status, 'file'));
      const body = sessionFile(await viewOf(tx, booking), actor.id, app.settings, now);
      return { body, type: 'text/calendar; charset=utf-8', name: `session-${booking.id}.ics` };
    },
  );
};
