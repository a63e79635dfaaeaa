import type { Event, EventTags } from '../../../../contract/events/index.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { managesEvent } from '../../../policies/events.ts';
import { photoUrl } from '../../profiles/index.ts';
import { refOf } from '../permissions.ts';
import { type EventView, questionsOf, speakersOf, tagsOf, ticketsOf } from '../queries/events.ts';
import { hadOf, waitingIn } from '../queries/taking.ts';
import { hasBegun } from '../rules/time.ts';
import { linkPath, presentCard, presentSpeaker, presentTicket } from './present.ts';

/** What the reading of an event needs to know about this installation. */
export interface EventGround {
  BASE_URL: string;
  canPay: () => boolean;
}

const tagsOnWire = async ({ tx }: ReadWork<unknown>, eventId: number): Promise<EventTags> => {
  const tags: EventTags = { skill_tags: [], industry_tags: [], company_tags: [], country_tags: [] };
  for (const { kind, refId } of await tagsOf(tx, eventId)) tags[`${kind}_tags`].push(refId);
  return tags;
};

/** EVT-21, for this reader: what they have counts (D15), and whether they wait. */
const ticketsFor = async ({ tx, actor }: ReadWork<Actor | null>, view: EventView, open: boolean) => {
  const had = actor === null ? new Map<number, number>() : await hadOf(tx, view.event.id, actor.id);
  const waits = actor === null ? [] : await waitingIn(tx, view.event.id, actor.id);
  return (await ticketsOf(tx, view.event.id)).map((row) =>
    presentTicket(row, {
      open,
      has: had.get(row.id) ?? 0,
      waiting: waits.find(({ ticketId }) => ticketId === row.id),
    }),
  );
};

/** EVT-04, EVT-20 */
export const showEvent = async (
  work: Work<Actor | null>,
  view: EventView,
  { BASE_URL, canPay }: EventGround,
): Promise<Event> => {
  const { tx, now, actor } = work;
  const { event } = view;
  const card = presentCard(view, now);
  const manages = managesEvent(actor, refOf(view));
  // D15: whoever has a ticket reads it at once.
  const mayEnter = view.attending || manages;
  // Portals have no follow control (DIS-30), and visitors nobody to follow with.
  const canFollow = actor !== null && event.programId === null;
  const speakers = (await speakersOf(tx, event.id, actor?.id ?? null)).map((row) =>
    presentSpeaker(row, actor?.id ?? null, canFollow),
  );
  return {
    ...card,
    photo_hq_url: photoUrl(event.photo),
    webinar_link: mayEnter ? event.webinarLink : null,
    webinar_password: mayEnter ? event.webinarPassword : null,
    geocode: event.geocode,
    description: event.description,
    organizer_name: event.organizerName,
    inquiry_email: event.inquiryEmail,
    inquiry_number: event.inquiryNumber,
    speakers,
    event_speakers: speakers,
    tickets: await ticketsFor(work, view, event.active && !card.event_ended),
    extra_fields: (await questionsOf(tx, event.id)).map(({ id, title, active }) => ({ id, title, active })),
    event_tags: await tagsOnWire(work, event.id),
    active: event.active,
    cancelled_at: event.cancelledAt?.toString() ?? null,
    cancel_note: event.cancelNote,
    has_begun: hasBegun(event, now),
    can_manage: manages,
    can_pay: canPay(),
    share_url: BASE_URL + linkPath(view),
  };
};
