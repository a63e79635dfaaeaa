import { judgeBooking } from './judge.ts';
import { presentBooking, presentTabs, type Viewer } from './present/booking.ts';
import type { BookingCard } from './queries/cards.ts';

/** A booking as this viewer meets it, and the tab that holds it. */
export const showBooking = (card: BookingCard, viewer: Viewer) =>
  presentBooking(card, judgeBooking(card, viewer), viewer);

/** BKG-10: the list of a member. */
export const showTabs = (cards: readonly BookingCard[], viewer: Viewer) =>
  presentTabs(
    cards.map((card) => showBooking(card, viewer)),
    viewer.zone,
  );
