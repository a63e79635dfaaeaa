import type { TicketGivenBack, TicketPassedOn, TicketSent } from '../../../domain-events/events.ts';
import { refusals } from '../../../../contract/messages.ts';
import { found, Refusal, refuseIf } from '../../../platform/refusal.ts';
import type { Change, Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { countUnasked, fullName, hashToken, personById } from '../../accounts/index.ts';
import { eventById } from '../queries/events.ts';
import { admissionById, hadOf, ticketsInOrder, transferByHash, transferCalled } from '../queries/taking.ts';
import { pagePath, presentCard } from '../read/present.ts';
import { roomFor } from '../rules/stock.ts';
import { hasBegun, hasEnded } from '../rules/time.ts';
import { changeAdmission, lockAdmission } from '../store/admissions.ts';
import { changeOrder, lockOrder } from '../store/orders.ts';
import { lockTickets } from '../store/tickets.ts';
import { acceptTransfer, insertTransfer, keepAdmission, lockTransfer } from '../store/transfers.ts';
import type { AdmissionRow, EventRow, TransferRow } from '../tables.ts';
import { newCode } from './give.ts';
import { release } from './release.ts';

const refuseUnlessValid = ({ status }: AdmissionRow) => {
  refuseIf(status === 'used' ? 'events.ticket_used' : null);
  refuseIf(status === 'valid' ? null : 'events.ticket_not_valid');
};

/** One's own ticket, held; for others it does not exist. */
const lockOwn = async ({ tx, actor }: Work<Actor>, id: number) => {
  const admission = await lockAdmission(tx, id);
  const own = found(admission?.holderId === actor.id ? admission : undefined, 'events.ticket_not_found');
  const view = found(await eventById(tx, own.eventId, actor.id), 'events.ticket_not_found');
  return { admission: own, view };
};

const refuseOnceBegun = (event: EventRow, { now }: Pick<Change, 'now'>) =>
  refuseIf(hasBegun(event, now) ? 'events.begun' : null);

/** An order of which nobody has a ticket any more is over; one of which a part was paid back stays with what was sold. */
export const endOrder = async ({ tx, now }: Change, orderId: number) => {
  const all = await ticketsInOrder(tx, orderId);
  if (all.some(({ admission: { status } }) => status === 'valid' || status === 'used')) return;
  const wasPaidBack = all.some(({ admission: { status } }) => status === 'refunded');
  await changeOrder(tx, orderId, { status: wasPaidBack ? 'refunded' : 'cancelled', endedAt: now });
};

/** A free ticket goes back to the others before the event begins. */
export const cancel = async (work: Work<Actor>, id: number) => {
  const { tx, now, actor, announce, refresh } = work;
  const shown = found(await admissionById(tx, id), 'events.ticket_not_found');
  // The order before its tickets, as where it is paid back: of two who give back the last ones, the second sees it.
  await lockOrder(tx, shown.admission.purchaseId);
  const { admission, view } = await lockOwn(work, id);
  refuseIf(shown.free ? null : 'events.ticket_not_free');
  refuseUnlessValid(admission);
  refuseOnceBegun(view.event, work);
  await changeAdmission(tx, id, { status: 'cancelled', endedAt: now });
  await keepAdmission(tx, id, now);
  await endOrder(work, admission.purchaseId);
  await release(work, view.event, [{ ticketId: admission.ticketId, amount: 1 }]);
  const back = { eventId: view.event.id, userId: actor.id, at: now.toString() };
  await announce<TicketGivenBack>({ name: 'tickets.given_back', ...back });
  refresh({ people: [actor.id], keys: ['events', 'dashboard'] });
};

/** It stays where it is until somebody accepts it. */
export const send = async (work: Work<Actor>, id: number, email: string, factor: number) => {
  const { tx, now, actor, announce, refresh } = work;
  refuseIf(actor.confirmed ? null : 'accounts.not_confirmed', 403);
  const { admission, view } = await lockOwn(work, id);
  refuseUnlessValid(admission);
  refuseOnceBegun(view.event, work);
  const self = await personById(tx, actor.id);
  const fields = { email: refusals['events.own_address'] };
  refuseIf(self?.email.toLowerCase() === email.toLowerCase() ? 'events.own_address' : null, 422, { fields });
  const transfer = await insertTransfer(tx, { admissionId: id, fromId: actor.id, toEmail: email, sentAt: now });
  if (transfer === null) throw new Refusal('events.sent_already');
  // B09: accounts cost nothing, so what strangers get is counted.
  const may = await countUnasked(work, { addresses: [email], from: `person ${actor.id}`, factor });
  refuseIf(may.has(email) ? null : 'accounts.emailed_enough');
  await announce<TicketSent>({ name: 'tickets.sent', transferId: transfer.id, userId: actor.id, at: now.toString() });
  refresh({ people: [actor.id], keys: ['events'] });
};

export const keep = async (work: Work<Actor>, id: number) => {
  await lockOwn(work, id);
  refuseIf((await keepAdmission(work.tx, id, work.now)) ? null : 'events.transfer_not_found', 404);
  work.refresh({ people: [work.actor.id], keys: ['events'] });
};

/** What the link in an email offers, whoever opens it. */
export const showSent = async ({ tx, now, actor }: Work<Actor | null>, token: string) => {
  const sent = found(await transferByHash(tx, hashToken(token)), 'events.transfer_not_found');
  const view = found(await eventById(tx, sent.admission.eventId, actor?.id ?? null), 'events.transfer_not_found');
  found(hasEnded(view.event, now) ? undefined : view, 'events.transfer_not_found');
  const reader = actor === null ? undefined : await personById(tx, actor.id);
  const { toEmail } = sent.transfer;
  return {
    event: presentCard(view, now),
    ticket: sent.ticket,
    from: fullName(sent.sender),
    email: toEmail,
    is_mine: reader?.email.toLowerCase() === toEmail.toLowerCase(),
  };
};

/** The ticket under the lock of its kind, so that nobody gets past the limit for each person by two links at once. */
const lockRoom = async ({ tx, actor }: Work<Actor>, { ticketId, eventId }: AdmissionRow) => {
  const [ticket] = await lockTickets(tx, [ticketId]);
  const has = (await hadOf(tx, eventId, actor.id)).get(ticketId) ?? 0;
  const room = ticket ? roomFor({ ...ticket, maxAmount: 0 }, { has, offered: 0 }) : 0;
  refuseIf(room > 0 ? null : 'events.too_many_tickets');
};

/** A second press, or the link another day: whoever has the ticket is led to it. */
const acceptedBefore = async ({ tx, actor }: Work<Actor>, { admissionId }: TransferRow): Promise<string> => {
  const shown = await admissionById(tx, admissionId);
  const mine = found(shown?.admission.holderId === actor.id ? shown.admission : undefined, 'events.transfer_not_found');
  return pagePath(found(await eventById(tx, mine.eventId, actor.id), 'events.transfer_not_found'));
};

/** Whoever has the address accepts; the code of before admits nobody any more. */
export const accept = async (work: Work<Actor>, token: string): Promise<string> => {
  const { tx, now, actor, announce, refresh } = work;
  const sent = found(await transferCalled(tx, hashToken(token)), 'events.transfer_not_found');
  // The ticket before its transfer, as everywhere.
  const admission = found(await lockAdmission(tx, sent.admissionId), 'events.transfer_not_found');
  const transfer = await lockTransfer(tx, hashToken(token));
  if (transfer?.status === 'accepted') return acceptedBefore(work, transfer);
  const open = found(transfer?.status === 'sent' ? transfer : undefined, 'events.transfer_not_found');
  const person = found(await personById(tx, actor.id), 'events.transfer_not_found');
  refuseIf(person.email.toLowerCase() === open.toEmail.toLowerCase() ? null : 'events.for_another', 403);
  refuseIf(actor.confirmed ? null : 'accounts.not_confirmed', 403);
  const view = found(await eventById(tx, admission.eventId, actor.id), 'events.transfer_not_found');
  refuseUnlessValid(admission);
  refuseIf(hasEnded(view.event, now) ? 'events.begun' : null);
  await lockRoom(work, admission);
  await acceptTransfer(tx, open.id, now);
  await changeAdmission(tx, admission.id, {
    holderId: actor.id,
    holderName: fullName(person),
    holderEmail: person.email,
    code: newCode(),
  });
  const [fromId, toId] = [admission.holderId, actor.id];
  const passed = { admissionId: admission.id, fromId, toId, at: now.toString() };
  await announce<TicketPassedOn>({ name: 'tickets.passed_on', ...passed });
  refresh({ people: [fromId, toId], keys: ['events', 'dashboard'] });
  return `${pagePath(view)}?reserved=1`;
};
