import { found } from '../../platform/refusal.ts';
import type { Settings } from '../../platform/config.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { bookingScope } from '../../policies/bookings.ts';
import { judgeBooking } from './judge.ts';
import { presentBooking, presentTabs, type Viewer } from './present/booking.ts';
import { type BookingCard, bookingCard } from './queries/cards.ts';

/** A booking as this viewer sees it, and the tab it belongs to. */
export const showBooking = (card: BookingCard, viewer: Viewer) =>
  presentBooking(card, judgeBooking(card, viewer), viewer);

type Links = Pick<Viewer, 'secret' | 'meetingProvider'>;

/** The settings that go into the addresses of files and rooms. */
export const linksOf = ({
  SECRET_KEY: secret,
  MEETING_PROVIDER_URL: meetingProvider,
}: Pick<Settings, 'SECRET_KEY' | 'MEETING_PROVIDER_URL'>): Links => ({ secret, meetingProvider });

/** A booking as the actor sees it after acting on it. */
export const showToActor = async ({ tx, actor, now }: Work<Actor>, id: number, links: Links) => {
  const card = found(await bookingCard(tx, id, bookingScope(actor)), 'bookings.not_found');
  return showBooking(card, { actor, now, zone: actor.timezone, ...links });
};

/** BKG-10: the list of a member. */
export const showTabs = (cards: readonly BookingCard[], viewer: Viewer) =>
  presentTabs(
    cards.map((card) => showBooking(card, viewer)),
    viewer.zone,
  );
