import * as contract from '../../../contract/events/index.ts';
import { type App, handle } from '../../platform/http.ts';
import { inOwnAccount } from '../../policies/accounts.ts';
import { type Actor, anybody, signedIn } from '../../policies/actor.ts';
import { downloadOf } from './calendar.ts';
import type { EventNeeds } from './needs.ts';
import { openLink } from './open-link.ts';
import { readerOf } from './permissions.ts';
import { questionsOf } from './queries/events.ts';
import { showDashboardEvents, showList } from './read/list.ts';
import { showEvent } from './read/show.ts';
import { eventAdminRoutes } from './routes/admin.ts';
import { ticketRoutes } from './routes/tickets.ts';

const reader = readerOf(({ params }: { params: { id: number } }) => params.id);

export const eventRoutes = (app: App<Actor>, needed: EventNeeds) => {
  const { settings, canPay } = needed;
  handle(app, contract.listEvents, anybody, (work, { query }) => showList(work, query));
  handle(app, contract.dashboardEvents, signedIn, (work, { query }) => showDashboardEvents(work, query.program_id));
  handle(app, contract.mentorClass, anybody, async () => ({ videos: [...settings.MENTOR_CLASS_VIDEOS] }));
  handle(app, contract.showEvent, reader, (work, _input, view) =>
    showEvent(work, view, { BASE_URL: settings.BASE_URL, canPay }),
  );
  handle(app, contract.openEventLink, inOwnAccount, async (work, { params, body }) => {
    await openLink(work, params.id, body.key);
    return { message: 'The event is open to you' };
  });
  handle(app, contract.eventQuestions, reader, async ({ tx }, _input, { event }) => ({
    questions: (await questionsOf(tx, event.id)).map(({ id, title, active }) => ({ id, title, active })),
  }));
  handle(app, contract.eventCalendarFile, reader, async ({ now }, _input, view) => ({
    body: downloadOf(view, settings, { now, comes: view.attending }),
    type: 'text/calendar; charset=utf-8',
    name: 'event.ics',
  }));
  ticketRoutes(app, needed);
  eventAdminRoutes(app, needed);
};
