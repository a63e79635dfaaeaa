import type { AccountDeleted, AccountPurged } from '../../domain-events/accounts.ts';
import type { Change } from '../../platform/work.ts';
import { eventById } from './queries/events.ts';
import { waitedFor } from './queries/own.ts';
import { admissionById } from './queries/taking.ts';
import { hasBegun } from './rules/time.ts';
import { changeAdmission, forgetHolder, lockAdmissionsOfHolder } from './store/admissions.ts';
import { forgetMailings, forgetOpener } from './store/events.ts';
import { forgetBuyer } from './store/orders.ts';
import { forgetTransfers, keepAdmission } from './store/transfers.ts';
import { forgetWaiting } from './store/waiting.ts';
import { endOrder } from './take/admissions.ts';
import { release } from './take/release.ts';
import { endWaitingOf } from './take/wait.ts';

/** Free places of somebody who is gone go to others; what they paid for stays as it is, should they come back. */
export const giveBackFree = async (change: Change, { userId }: AccountDeleted) => {
  const { tx, now } = change;
  for (const { id, ticketId, eventId } of await lockAdmissionsOfHolder(tx, userId)) {
    const view = await eventById(tx, eventId, null);
    const shown = await admissionById(tx, id);
    if (!view || !shown?.free || hasBegun(view.event, now)) continue;
    await changeAdmission(tx, id, { status: 'cancelled', endedAt: now });
    await keepAdmission(tx, id, now);
    await endOrder(change, shown.admission.purchaseId);
    await release(change, view.event, [{ ticketId, amount: 1 }]);
  }
  for (const { ticketId } of await waitedFor(tx, userId)) await endWaitingOf(change, ticketId, userId);
};

/** ACC-66: what they wrote into forms goes; how many tickets were sold, and for how much, stays. */
export const forgetAttendee = async ({ tx }: Change, { userId }: AccountPurged) => {
  await forgetBuyer(tx, userId);
  await forgetHolder(tx, userId);
  await forgetMailings(tx, userId);
  await forgetOpener(tx, userId);
  await forgetWaiting(tx, userId);
  await forgetTransfers(tx, userId);
};
