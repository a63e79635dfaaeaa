import type { EventCard, EventSpeaker, Ticket } from '../../../../contract/events/index.ts';
import { inRinggit } from '../../../../contract/payments/index.ts';
import type { Temporal } from 'temporal-polyfill';
import { deletedName } from '../../accounts/index.ts';
import { photoUrl } from '../../profiles/index.ts';
import { portalPath } from '../../programmes/index.ts';
import { isByLink } from '../../../policies/events.ts';
import type { EventView, SpeakerRow } from '../queries/events.ts';
import { leftOf, roomFor } from '../rules/stock.ts';
import { hasEnded } from '../rules/time.ts';
import type { TicketRow } from '../tables.ts';

type Placed = Pick<EventView, 'event' | 'programme' | 'enterprise'>;

/** B132: the page of an event in the portal of its program, which only its members can open; or on the platform. */
const portalLink = ({ event, programme, enterprise }: Placed) =>
  programme === null || enterprise === null
    ? `/events/${event.id}`
    : `${portalPath({ program: programme, enterprise })}/events/${event.id}`;

/** B132: the page of an event for whoever reads it already. */
export const pagePath = (view: Placed) =>
  view.event.privacy === 'is_public' ? `/events/${view.event.id}` : portalLink(view);

/** B105: the link to pass on; with it, a private event of the platform opens for everyone who signs in. */
export const linkPath = (view: Placed) =>
  isByLink({ privacy: view.event.privacy, isOfProgram: view.programme !== null })
    ? `${pagePath(view)}?link=${view.event.linkKey}`
    : pagePath(view);

/** DSH-08 */
export const presentCard = (view: EventView, now: Temporal.Instant, { inPortal = false } = {}): EventCard => {
  const { event } = view;
  return {
    id: event.id,
    title: event.title,
    event_type: event.eventType,
    privacy: event.privacy,
    photo: photoUrl(event.photo),
    timezone: event.timezone,
    start_time: event.startTime.toString(),
    end_time: event.endTime.toString(),
    date: event.startTime.toZonedDateTimeISO(event.timezone).toPlainDate().toString(),
    venue_title: event.venueTitle,
    event_ended: hasEnded(event, now),
    total_attendees: view.attendees,
    program_id: event.programId,
    mentor_class: event.mentorClass,
    from_price: view.cheapest === null ? null : inRinggit(view.cheapest),
    paid_from_price: view.cheapestPaid === null ? null : inRinggit(view.cheapestPaid),
    sold_out: view.soldOut,
    attending: view.attending,
    link_path: inPortal ? portalLink(view) : linkPath(view),
  };
};

export const presentSpeaker = (row: SpeakerRow, reader: number | null, canFollow: boolean): EventSpeaker => {
  const gone = row.deletedAt != null;
  return {
    id: row.id,
    user_id: gone ? null : row.userId,
    slug: gone ? null : row.slug,
    name: gone ? `${deletedName.firstname} ${deletedName.lastname}` : row.name,
    title: gone ? '' : row.title,
    photo: gone ? null : photoUrl(row.photo),
    // EVT-48
    is_following: canFollow && row.isMentor && !gone && row.userId !== reader ? row.following : null,
  };
};

/** Where a person stands in the queue of a ticket. */
export interface Waiting {
  status: string;
  before: number;
  offerExpiresAt: Temporal.Instant | null;
}

interface Reading {
  /** Whether anything can be taken at all. */
  open: boolean;
  has: number;
  waiting: Waiting | undefined;
}

/** EVT-21 */
export const presentTicket = (row: TicketRow, { open, has, waiting }: Reading): Ticket => {
  const offered = waiting?.status === 'offered' ? 1 : 0;
  const cap = open ? roomFor(row, { has, offered }) : 0;
  return {
    id: row.id,
    name: row.name,
    ticket_type: row.ticketType,
    price: inRinggit(row.price),
    max_amount: row.maxAmount,
    max_per_user: row.maxPerUser,
    available: cap > 0,
    tickets_left: leftOf(row),
    active: row.active,
    cap,
    waiting: waiting
      ? {
          state: offered === 1 ? 'offered' : 'waiting',
          position: waiting.before + 1,
          offer_expires_at: waiting.offerExpiresAt?.toString() ?? null,
        }
      : null,
  };
};
