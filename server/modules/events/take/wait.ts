import { eachApart } from '../../../platform/each-apart.ts';
import type { Job } from '../../../platform/jobs.ts';
import { found, Refusal, refuseIf } from '../../../platform/refusal.ts';
import type { Change, Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { loadForReader } from '../permissions.ts';
import { eventById, ticketById } from '../queries/events.ts';
import { hadOf, staleOffers, waitingInVain } from '../queries/taking.ts';
import { leftOf, roomFor } from '../rules/stock.ts';
import { hasBegun } from '../rules/time.ts';
import { lockTickets } from '../store/tickets.ts';
import { changeWaiting, insertWaiting, lockWaiting, lockWaitingOf } from '../store/waiting.ts';
import type { TicketRow, WaitingRow } from '../tables.ts';
import { release } from './release.ts';

/** A ticket of an event that this person can read, held. */
const lockReadable = async ({ tx, actor }: Work<Actor>, ticketId: number) => {
  const eventId = found(await ticketById(tx, ticketId), 'events.ticket_not_found').eventId;
  const view = await loadForReader(tx, actor, eventId, 'events.ticket_not_found');
  const [ticket] = await lockTickets(tx, [ticketId]);
  return { view, ticket: found(ticket?.active ? ticket : undefined, 'events.ticket_not_found') };
};

/** First come, first served; only for what is sold out, before the event begins. */
export const join = async (work: Work<Actor>, ticketId: number) => {
  const { tx, now, actor, refresh } = work;
  refuseIf(actor.confirmed ? null : 'accounts.not_confirmed', 403);
  const { view, ticket } = await lockReadable(work, ticketId);
  refuseIf(view.event.active ? null : 'events.not_published');
  refuseIf(hasBegun(view.event, now) ? 'events.begun' : null);
  refuseIf(leftOf(ticket) === 0 ? null : 'events.not_sold_out');
  const has = (await hadOf(tx, ticket.eventId, actor.id)).get(ticketId) ?? 0;
  refuseIf(roomFor({ ...ticket, maxAmount: 0 }, { has, offered: 0 }) > 0 ? null : 'events.too_many_tickets');
  if (!(await insertWaiting(tx, { ticketId, userId: actor.id, createdAt: now })))
    throw new Refusal('events.waiting_already');
  refresh({ people: [actor.id], keys: ['events'] });
};

/** Ends somebody's waiting; the place that was offered to them goes to the next one. The caller holds the ticket. */
const end = async (change: Change, row: WaitingRow, status: 'left' | 'expired' | 'closed') => {
  const { tx, now, refresh } = change;
  await changeWaiting(tx, row.id, { status, endedAt: now });
  refresh({ people: [row.userId], keys: ['events'] });
  if (row.status !== 'offered') return;
  const ticket = await ticketById(tx, row.ticketId);
  const view = ticket && (await eventById(tx, ticket.eventId, null));
  if (view) await release(change, view.event, [{ ticketId: row.ticketId, amount: 1 }]);
};

/** Says whether they waited at all. */
export const endWaitingOf = async (change: Change, ticketId: number, userId: number) => {
  await lockTickets(change.tx, [ticketId]);
  const row = await lockWaitingOf(change.tx, ticketId, userId);
  if (row) await end(change, row, 'left');
  return row !== undefined;
};

/** Also from an event that was hidden meanwhile. */
export const leave = async (work: Work<Actor>, ticketId: number) =>
  refuseIf((await endWaitingOf(work, ticketId, work.actor.id)) ? null : 'events.not_waiting', 404);

const endEach = (
  { transact }: Job,
  rows: readonly Pick<TicketRow & WaitingRow, 'id' | 'ticketId'>[],
  from: 'offered' | 'waiting',
) =>
  eachApart(rows, ({ id, ticketId }) =>
    transact(async (change) => {
      await lockTickets(change.tx, [ticketId]);
      const row = await lockWaiting(change.tx, id);
      if (row?.status === from) await end(change, row, from === 'offered' ? 'expired' : 'closed');
    }),
  );

/** Offers last twelve hours at most, and waiting lists end when the event begins. */
export const endWaiting = async (job: Job) => {
  const { now, transact } = job;
  await endEach(job, await transact(({ tx }) => staleOffers(tx, now)), 'offered');
  await endEach(job, await transact(({ tx }) => waitingInVain(tx, now)), 'waiting');
};
