import type { EditableEvent } from '../../../../../contract/events/schemas/admin.ts';
import type { EventPrivacy, EventType, TicketType } from '../../../../../contract/events/values.ts';
import { serverNow } from '../../../../lib/clock.ts';
import { type ChosenTags, noTags } from '../chosen-tags.ts';
import { clockAt, firstTimes } from './times.ts';

export interface SpeakerValues {
  /** The mentor whose profile it leads to; null: somebody without an account here. */
  user_id: number | null;
  name: string;
  title: string;
}

export interface TicketValues {
  /** Null until it is saved. */
  ticketId: number | null;
  name: string;
  ticket_type: TicketType;
  /** As typed. */
  price: string;
  max_amount: string;
  max_per_user: string;
  taken: number;
  /** EVT-33: it exists, and is taken off with the next save. */
  gone: boolean;
}

export interface QuestionValues {
  questionId: number | null;
  title: string;
  gone: boolean;
}

export interface EventValues {
  event_type: EventType;
  title: string;
  privacy: EventPrivacy;
  timezone: string;
  start_day: string | null;
  start_clock: string | null;
  end_day: string | null;
  end_clock: string | null;
  mentor_class: boolean;
  description: string;
  webinar_link: string;
  webinar_password: string;
  venue_title: string;
  geocode: string;
  organizer_name: string;
  inquiry_email: string;
  inquiry_number: string;
  event_speakers: SpeakerValues[];
  tickets: TicketValues[];
  extra_fields: QuestionValues[];
  event_tags: ChosenTags;
}

export const newSpeaker = (): SpeakerValues => ({ user_id: null, name: '', title: '' });

/** EVT-32: it is free, and there are as many as like. */
export const newTicket = (): TicketValues => ({
  ticketId: null,
  name: '',
  ticket_type: 'free',
  price: '0',
  max_amount: '0',
  max_per_user: '0',
  taken: 0,
  gone: false,
});

/** EVT-32: what a ticket costs once it is made free or paid. */
export const firstPrice = (type: TicketType) => (type === 'free' ? '0' : '1');

export const newQuestion = (): QuestionValues => ({ questionId: null, title: '', gone: false });

/** EVT-25 */
export const newEvent = (zone: string): EventValues => {
  const { start, end } = firstTimes(serverNow(), zone);
  return {
    event_type: 'webinar',
    title: '',
    privacy: 'is_public',
    timezone: zone,
    start_day: start.day,
    start_clock: start.clock,
    end_day: end.day,
    end_clock: end.clock,
    mentor_class: false,
    description: '',
    webinar_link: '',
    webinar_password: '',
    venue_title: '',
    geocode: '',
    organizer_name: '',
    inquiry_email: '',
    inquiry_number: '',
    event_speakers: [],
    tickets: [],
    extra_fields: [],
    event_tags: noTags,
  };
};

/** What is offered to be changed: whatever was taken off before stays off. */
export const eventValues = (event: EditableEvent): EventValues => {
  const start = clockAt(event.start_time, event.timezone);
  const end = clockAt(event.end_time, event.timezone);
  return {
    event_type: event.event_type,
    title: event.title,
    privacy: event.privacy,
    timezone: event.timezone,
    start_day: start.day,
    start_clock: start.clock,
    end_day: end.day,
    end_clock: end.clock,
    mentor_class: event.mentor_class,
    description: event.description,
    webinar_link: event.webinar_link,
    webinar_password: event.webinar_password,
    venue_title: event.venue_title,
    geocode: event.geocode,
    organizer_name: event.organizer_name,
    inquiry_email: event.inquiry_email,
    inquiry_number: event.inquiry_number,
    event_speakers: event.event_speakers.map(({ user_id, name, title }) => ({ user_id, name, title })),
    tickets: event.tickets
      .filter(({ active }) => active)
      .map(({ id, name, ticket_type, price, max_amount, max_per_user, taken }) => ({
        ticketId: id,
        name,
        ticket_type,
        price: String(price),
        max_amount: String(max_amount),
        max_per_user: String(max_per_user),
        taken,
        gone: false,
      })),
    extra_fields: event.extra_fields
      .filter(({ active }) => active)
      .map(({ id, title }) => ({ questionId: id, title, gone: false })),
    event_tags: event.event_tags,
  };
};
