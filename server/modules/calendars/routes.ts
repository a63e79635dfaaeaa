import { addToGoogleCalendar, addToMicrosoftCalendar, downloadIcs } from '../../../contract/calendars/index.ts';
import { type App, handle } from '../../platform/http.ts';
import { found, refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import { type Actor, signedIn } from '../../policies/actor.ts';
import { ownBookings } from '../../policies/bookings.ts';
import { bookingView } from '../bookings/index.ts';
import { googleLink, microsoftLink } from './links.ts';
import { whyNotInCalendar } from './rules.ts';
import { sessionFile, sessionFor } from './session.ts';

/** Only who takes part has a session in their calendar; for everybody else it is not there. */
const ownSession = async ({ tx, actor }: Work<Actor>, bookingId: number) =>
  found(await bookingView(tx, bookingId, ownBookings(actor)), 'bookings.not_found');

export const calendarRoutes = (app: App<Actor>) => {
  for (const [endpoint, linkTo] of [
    [addToGoogleCalendar, googleLink],
    [addToMicrosoftCalendar, microsoftLink],
  ] as const) {
    handle(app, endpoint, signedIn, async (work, { query }) => {
      const view = await ownSession(work, query.booking_id);
      refuseIf(whyNotInCalendar(view.booking.status, 'link'));
      return { url: linkTo(sessionFor(view, work.actor.id, app.settings)) };
    });
  }

  handle(app, downloadIcs, signedIn, async (work, { query }) => {
    const view = await ownSession(work, query.booking_id);
    refuseIf(whyNotInCalendar(view.booking.status, 'file'));
    const body = sessionFile(view, work.actor.id, app.settings, work.now);
    return { body, type: 'text/calendar; charset=utf-8', name: `session-${view.booking.id}.ics` };
  });
};
