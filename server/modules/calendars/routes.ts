import {
  addToGoogleCalendar,
  addToMicrosoftCalendar,
  addToOutlookCalendar,
  addToYahooCalendar,
  calendarFeed,
  downloadIcs,
  endCalendarFeed,
  makeCalendarFeed,
  readCalendarFeed,
  renewCalendarFeed,
} from '../../../contract/calendars/index.ts';
import { type App, handle } from '../../platform/http.ts';
import { refuseIf } from '../../platform/refusal.ts';
import { inOwnAccount } from '../../policies/accounts.ts';
import { type Actor, anybody } from '../../policies/actor.ts';
import { participantOfBooking, viewOf } from '../bookings/index.ts';
import { endFeed, makeFeed, readFeed, renewFeed, showFeed } from './feed.ts';
import { entryOf } from './queries/linked.ts';
import { googleLink, microsoftLink, outlookLink, yahooLink } from './links.ts';
import { whyNotInCalendar } from './rules.ts';
import { downloadOf, sessionFor } from './session.ts';

const feedRoutes = (app: App<Actor>) => {
  const { settings } = app;
  handle(app, calendarFeed, inOwnAccount, (work) => showFeed(work, settings));
  handle(app, makeCalendarFeed, inOwnAccount, (work) => makeFeed(work, settings));
  handle(app, renewCalendarFeed, inOwnAccount, (work) => renewFeed(work, settings));
  handle(app, endCalendarFeed, inOwnAccount, endFeed);
  handle(app, readCalendarFeed, anybody, (work, { query }) => readFeed(work, query.token, settings));
};

export const calendarRoutes = (app: App<Actor>) => {
  for (const [endpoint, linkTo, provider] of [
    [addToGoogleCalendar, googleLink, 'google'],
    [addToMicrosoftCalendar, microsoftLink, 'microsoft'],
    [addToOutlookCalendar, outlookLink, 'microsoft'],
    [addToYahooCalendar, yahooLink, null],
  ] as const) {
    handle(
      app,
      endpoint,
      participantOfBooking(({ query }) => query.booking_id),
      async ({ tx, actor }, _input, booking) => {
        refuseIf(whyNotInCalendar(booking, 'link'));
        // B54: in a linked calendar it is already there; a form would put it there twice.
        const written = provider && (await entryOf(tx, booking.id, { userId: actor.id, provider }));
        if (written && written.url !== null) return { url: written.url };
        return { url: linkTo(sessionFor(await viewOf(tx, booking), actor.id, app.settings)) };
      },
    );
  }

  handle(
    app,
    downloadIcs,
    participantOfBooking(({ query }) => query.booking_id),
    async ({ tx, actor, now }, _input, booking) => {
      refuseIf(whyNotInCalendar(booking, 'file'));
      const body = downloadOf(await viewOf(tx, booking), actor.id, app.settings, now);
      return { body, type: 'text/calendar; charset=utf-8', name: `session-${booking.id}.ics` };
    },
  );

  feedRoutes(app);
};
