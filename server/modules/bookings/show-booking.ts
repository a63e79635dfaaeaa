import { found } from '../../platform/refusal.ts';
import type { Settings } from '../../platform/config.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { bookingScope } from '../../policies/bookings.ts';
import { type ChatLinks, chatLinksIn } from './chat-links.ts';
import { judgeBooking } from './judge.ts';
import { presentBooking, presentTabs, type Viewer } from './present/booking.ts';
import { type BookingCard, bookingCard } from './queries/cards.ts';

/** A booking as this viewer sees it, and the tab it belongs to. */
export const showBooking = (card: BookingCard, viewer: Viewer) =>
  presentBooking(card, judgeBooking(card, viewer), viewer);

export type Links = Pick<Viewer, 'secret' | 'meetingProvider'> & { chatLinks: ChatLinks };

/** What goes into the addresses of files and rooms, and of the messages to people. */
export const linksOf = (
  { SECRET_KEY: secret, MEETING_PROVIDER_URL: meetingProvider }: Pick<Settings, 'SECRET_KEY' | 'MEETING_PROVIDER_URL'>,
  { chatLinks }: Pick<Links, 'chatLinks'>,
): Links => ({ secret, meetingProvider, chatLinks });

type Looking = Pick<Work<Actor>, 'tx' | 'actor' | 'now'>;

/** Whoever looks at these bookings, with what their links need. */
export const viewerOf = async (
  { tx, actor, now }: Looking,
  views: readonly BookingCard[],
  { chatLinks, zone = actor.timezone, ...links }: Links & { zone?: string | undefined },
): Promise<Viewer> => ({
  actor,
  now,
  zone,
  ...links,
  chatLink: await chatLinksIn(tx, { actor, views, chatLinks }),
});

/** A booking as the actor sees it after acting on it. */
export const showToActor = async (work: Work<Actor>, id: number, links: Links) => {
  const card = found(await bookingCard(work.tx, id, bookingScope(work.actor)), 'bookings.not_found');
  return showBooking(card, await viewerOf(work, [card], links));
};

/** BKG-10: the list of a member. */
export const showTabs = (cards: readonly BookingCard[], viewer: Viewer) =>
  presentTabs(
    cards.map((card) => showBooking(card, viewer)),
    viewer.zone,
  );
