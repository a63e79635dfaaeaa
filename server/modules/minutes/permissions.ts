import type { Loader } from '../../platform/permission.ts';
import { found } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/work.ts';
import { inOwnAccount } from '../../policies/accounts.ts';
import type { Actor } from '../../policies/actor.ts';
import { ownBookings } from '../../policies/bookings.ts';
import { bookingById, type BookingRow, ownerInBooking } from '../bookings/index.ts';
import { itemById, type ItemRow } from './queries.ts';

/** Who takes part in a session reads and writes its minutes, as themselves; nobody else does, its admins included. */
export const ownMinutes = ownerInBooking;

export interface SeenItem {
  item: ItemRow;
  booking: BookingRow;
}

const seenItem = async (tx: Tx, id: number, actor: Actor): Promise<SeenItem | undefined> => {
  const item = await itemById(tx, id);
  const booking = item && (await bookingById(tx, item.bookingId, ownBookings(actor)));
  return booking && { item, booking };
};

/** A line of the minutes of a session that the reader takes part in. */
export const writerOfItem = <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, SeenItem> => ({
  policy: inOwnAccount,
  load: async ({ tx, actor }, input) => found(await seenItem(tx, idOf(input), actor), 'minutes.not_found'),
});
