import type { EditableEvent } from '../../../../../contract/events/schemas/admin.ts';
import { idsOf } from '../chosen-tags.ts';
import type { EventBody } from '../queries.ts';
import { instantAt } from '../../../../lib/instant-at.ts';
import type { EventValues, QuestionValues, TicketValues } from './values.ts';

export const loadSchema = () =>
  import('../../../../../contract/events/schemas/saving.ts').then(
    ({ EventInfo, EventDetails, EventTickets, EventQuestions, endsAfterStart }) =>
      // Each step is judged by itself: one that is unfinished does not hide what is wrong in another.
      EventInfo.refine(...endsAfterStart)
        .and(EventDetails)
        .and(EventTickets)
        .and(EventQuestions),
  );

const ticketOf = (saved: EditableEvent | null) => (given: TicketValues) => {
  const { ticketId: id, name, ticket_type, price, max_amount, max_per_user, gone } = given;
  const before = saved?.tickets.find((one) => one.id === id);
  // One that goes is sent as it was: nothing typed there can be wrong any more.
  if (gone && before) {
    const { taken: _taken, ...was } = before;
    return { ...was, active: false, _destroy: true };
  }
  return {
    ...(id !== null && { id }),
    ...(gone && { active: false, _destroy: true }),
    name,
    ticket_type,
    price: ticket_type === 'free' ? 0 : price.trim(),
    max_amount: max_amount.trim(),
    max_per_user: max_per_user.trim(),
  };
};

const questionOf = (saved: EditableEvent | null) => (given: QuestionValues) => {
  const { questionId: id, title, gone } = given;
  const before = saved?.extra_fields.find((one) => one.id === id);
  if (gone) return { ...(id !== null && { id }), title: before?.title ?? title, active: false, _destroy: true };
  return { ...(id !== null && { id }), title };
};

/** What is sent; a webinar has no venue, and whatever is met at has no link to a call. */
export const wireOf = (values: EventValues, saved: EditableEvent | null): EventBody => {
  const { start_day, start_clock, end_day, end_clock, tickets, extra_fields, event_tags, ...typed } = values;
  const isOnline = typed.event_type === 'webinar';
  return {
    ...typed,
    // A missing time is refused by the schema, in the printed words.
    start_time: instantAt(start_day, start_clock, typed.timezone) as string,
    end_time: instantAt(end_day, end_clock, typed.timezone) as string,
    ...(isOnline ? { venue_title: '', geocode: '' } : { webinar_link: '', webinar_password: '' }),
    tickets: tickets.map(ticketOf(saved)),
    extra_fields: extra_fields.map(questionOf(saved)),
    event_tags: idsOf(event_tags),
  };
};

const timeField = (end: 'start' | 'end', typed: EventValues) =>
  typed[`${end}_day`] === null ? `${end}_day` : `${end}_clock`;

/** Where a message about what was sent is shown: 'start_time' at the part of it that is missing. */
export const fieldOf = (wire: string, typed: EventValues) => {
  if (wire === 'start_time') return timeField('start', typed);
  if (wire === 'end_time') return timeField('end', typed);
  // A message about one of the tags is shown at its list.
  const [first, kind] = wire.split('.');
  return first === 'event_tags' && kind !== undefined ? `${first}.${kind}` : wire;
};

const pathsIn = (value: unknown, path: string): string[] => [
  ...(path === '' ? [] : [path]),
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, one]) => pathsIn(one, path === '' ? name : `${path}.${name}`))
    : []),
];

/** Every place at which a message can be shown. */
export const fieldsIn = (typed: EventValues) => pathsIn(typed, '') as (keyof EventValues)[];

export type EventStep = 1 | 2 | 3 | 4;
export const lastStep = 4;

/** EVT-23: the fields of each step. */
export const stepFields: Readonly<Record<EventStep, readonly (keyof EventValues)[]>> = {
  1: ['event_type', 'title', 'privacy', 'timezone', 'start_day', 'start_clock', 'end_day', 'end_clock', 'mentor_class'],
  2: [
    'description',
    'webinar_link',
    'webinar_password',
    'venue_title',
    'geocode',
    'organizer_name',
    'inquiry_email',
    'inquiry_number',
    'event_speakers',
  ],
  3: ['tickets'],
  4: ['extra_fields', 'event_tags'],
};

const steps = [1, 2, 3, 4] as const satisfies EventStep[];

/** The first step with something wrong in it. */
export const wrongStep = (isWrong: (field: keyof EventValues) => boolean): EventStep | undefined =>
  steps.find((step) => stepFields[step].some((field) => isWrong(field)));
