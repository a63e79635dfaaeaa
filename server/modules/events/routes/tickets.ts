import * as contract from '../../../../contract/events/index.ts';
import { type App, handle } from '../../../platform/http.ts';
import type { Loader } from '../../../platform/permission.ts';
import { found } from '../../../platform/refusal.ts';
import { inOwnAccount } from '../../../policies/accounts.ts';
import { type Actor, anybody, signedIn } from '../../../policies/actor.ts';
import { loadForReader } from '../permissions.ts';
import type { EventView } from '../queries/events.ts';
import type { EventNeeds } from '../needs.ts';
import { accept, cancel, keep, send, showSent } from '../take/admissions.ts';
import { purchase, type Wish } from '../take/purchase.ts';
import { showOwnTickets } from '../take/show.ts';
import { join, leave } from '../take/wait.ts';

/** The event whose tickets somebody wants, as themselves: never while an admin looks through their eyes. */
const wanted: Loader<Actor, Actor, { body: Wish }, EventView> = {
  policy: inOwnAccount,
  load: ({ tx, actor }, { body }) => loadForReader(tx, actor, body.event_id),
};

const transferRoutes = (app: App<Actor>, { settings }: EventNeeds) => {
  handle(app, contract.sendTicket, inOwnAccount, async (work, { params, body }) => {
    await send(work, params.id, body.email, settings.RATE_LIMIT_FACTOR);
    return { message: 'The ticket is on its way' };
  });
  handle(app, contract.keepTicket, inOwnAccount, async (work, { params }) => {
    await keep(work, params.id);
    return { message: 'The ticket stays with you' };
  });
  handle(app, contract.sentTicket, anybody, (work, { params }) => showSent(work, params.token));
  handle(app, contract.acceptTicket, inOwnAccount, async (work, { params }) => ({
    data: await accept(work, params.token),
  }));
};

export const ticketRoutes = (app: App<Actor>, needed: EventNeeds) => {
  const { settings, canPay } = needed;
  handle(app, contract.ownTickets, signedIn, (work, { params, query }) => {
    found(params.userId === work.actor.id ? work.actor : undefined, 'accounts.not_found');
    return showOwnTickets(work, query.event_id, settings);
  });
  handle(app, contract.purchaseTickets, wanted, async (work, { body }, view) => ({
    data: await purchase(work, view, body, canPay()),
  }));
  handle(app, contract.cancelTicket, inOwnAccount, async (work, { params }) => {
    await cancel(work, params.id);
    return { message: 'Your ticket has been given back' };
  });
  transferRoutes(app, needed);
  handle(app, contract.joinWaitingList, inOwnAccount, async (work, { params }) => {
    await join(work, params.id);
    return { message: 'You are on the waiting list' };
  });
  handle(app, contract.leaveWaitingList, inOwnAccount, async (work, { params }) => {
    await leave(work, params.id);
    return { message: 'You are no longer on the waiting list' };
  });
};
