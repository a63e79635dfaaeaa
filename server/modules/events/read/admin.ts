import type { AdminEvent, EditableEvent, EventDatum, eventDataTable } from '../../../../contract/events/index.ts';
import { tagKinds } from '../../../../contract/events/index.ts';
import { inRinggit } from '../../../../contract/payments/index.ts';
import type { Temporal } from 'temporal-polyfill';
import { momentCell } from '../../../platform/table-pages.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { deletedName } from '../../accounts/index.ts';
import { photoUrl } from '../../profiles/index.ts';
import type { ListedEvent } from '../queries/admin.ts';
import type { EventDataRow } from '../queries/event-data.ts';
import { entriesNamed } from '../queries/audience.ts';
import { type EventView, questionsOf, speakersOf, tagsOf, ticketsOf } from '../queries/events.ts';
import { orderPrice } from '../rules/price.ts';
import { hasEnded } from '../rules/time.ts';
import { linkPath } from './present.ts';

/** EVT-38, EVT-44 */
export const presentAdminEvent = (row: ListedEvent, now: Temporal.Instant): AdminEvent => {
  const { event, programme, enterprise } = row;
  return {
    id: event.id,
    title: event.title,
    program: programme?.name ?? null,
    program_id: event.programId,
    event_type: event.eventType,
    privacy: event.privacy,
    start_time: event.startTime.toString(),
    end_time: event.endTime.toString(),
    timezone: event.timezone,
    taken: row.taken,
    checked_in: row.checkedIn,
    active: event.active,
    event_ended: hasEnded(event, now),
    cancelled_at: event.cancelledAt?.toString() ?? null,
    refunds_left: row.refundsLeft,
    refunds_refused: row.refundsRefused,
    can_delete: !row.ordered,
    link_path: linkPath({ event, programme, enterprise }),
  };
};

/** EVT-43, A43: the total and the tax of one line of an order. */
export const presentDatum = (row: EventDataRow): EventDatum => {
  const { order, buyer } = row;
  const gone = buyer.deletedAt !== null;
  const price = orderPrice([{ amount: row.amount, price: row.price }]);
  return {
    id: row.id,
    orderId: order.id,
    attendeeId: buyer.id,
    firstName: gone ? deletedName.firstname : buyer.firstname,
    lastName: gone ? deletedName.lastname : buyer.lastname,
    email: gone ? '' : order.email,
    enterpriseName: row.enterprise,
    programmeName: row.program,
    programmeUserType: row.userType,
    eventId: row.event.id,
    eventName: row.event.title,
    ticketName: row.ticket,
    quantity: row.amount,
    dateOfPurchase: (order.paidAt ?? order.createdAt).toString(),
    ticketPrice: inRinggit(row.price),
    totalPayment: inRinggit(price.total),
    serviceTax: inRinggit(price.sst),
    firstTimeBuyer: order.firstPurchase,
    orderTotal: inRinggit(order.total),
    orderTickets: row.orderTickets,
    refunded: order.status === 'refunded',
    refundedTickets: row.refunded,
  };
};

type Cells = Record<keyof (typeof eventDataTable)['columns'], string | number | null>;

export const datumCells = (row: EventDataRow, zone: string): Cells => {
  const {
    id: _id,
    orderId: _order,
    orderTotal: _total,
    orderTickets: _tickets,
    refundedTickets: some,
    ...datum
  } = presentDatum(row);
  return {
    ...datum,
    dateOfPurchase: momentCell(row.order.paidAt, zone),
    firstTimeBuyer: datum.firstTimeBuyer ? 'Yes' : 'No',
    refunded: datum.refunded ? 'Yes' : some > 0 ? `${some} of ${datum.quantity}` : 'No',
  };
};

/** EVT-22: everything that the wizard changes. */
export const showEditable = async ({ tx, now }: Work<Actor>, view: EventView): Promise<EditableEvent> => {
  const { event } = view;
  const tags = await tagsOf(tx, event.id);
  const named: EditableEvent['event_tags'] = { skill_tags: [], industry_tags: [], company_tags: [], country_tags: [] };
  for (const kind of tagKinds)
    named[`${kind}_tags`] = await entriesNamed(
      tx,
      kind,
      tags.filter((one) => one.kind === kind).map(({ refId }) => refId),
    );
  return {
    id: event.id,
    program_id: event.programId,
    event_type: event.eventType,
    title: event.title,
    privacy: event.privacy,
    timezone: event.timezone,
    start_time: event.startTime.toString(),
    end_time: event.endTime.toString(),
    mentor_class: event.mentorClass,
    description: event.description,
    webinar_link: event.webinarLink,
    webinar_password: event.webinarPassword,
    venue_title: event.venueTitle,
    geocode: event.geocode,
    organizer_name: event.organizerName,
    inquiry_email: event.inquiryEmail,
    inquiry_number: event.inquiryNumber,
    photo: photoUrl(event.photo),
    active: event.active,
    event_ended: hasEnded(event, now),
    link_path: linkPath(view),
    event_speakers: (await speakersOf(tx, event.id, null)).map(({ id, userId, name, title, photo, deletedAt }) => ({
      id,
      user_id: deletedAt == null ? userId : null,
      name,
      title,
      photo: photoUrl(photo),
    })),
    tickets: (await ticketsOf(tx, event.id)).map((row) => ({
      id: row.id,
      name: row.name,
      ticket_type: row.ticketType,
      price: inRinggit(row.price),
      max_amount: row.maxAmount,
      max_per_user: row.maxPerUser,
      active: row.active,
      taken: row.taken,
    })),
    extra_fields: (await questionsOf(tx, event.id)).map(({ id, title, active }) => ({ id, title, active })),
    event_tags: named,
  };
};
