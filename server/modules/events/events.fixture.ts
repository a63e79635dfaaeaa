import { purchaseTickets, saveEvent, toggleEvent } from '../../../contract/events/index.ts';
import type { Persona } from '../../testing/personas.fixture.ts';
import type { World } from '../../testing/world.fixture.ts';

/** A webinar two weeks after the beginning of every test, with one free ticket of which there are ten. */
export const eventFields = {
  event_type: 'webinar',
  title: 'Careers in data',
  privacy: 'is_public',
  timezone: 'Asia/Kuala_Lumpur',
  start_time: '2026-12-04T12:00:00Z',
  end_time: '2026-12-04T13:00:00Z',
  mentor_class: false,
  description: 'How people find their way into data work.',
  webinar_link: 'https://meet.example/careers',
  webinar_password: 'sunrise',
  venue_title: '',
  geocode: '',
  organizer_name: 'Lantern',
  inquiry_email: 'events@example.com',
  inquiry_number: '60123456789',
  event_speakers: [],
  tickets: [{ name: 'Seat', ticket_type: 'free', price: 0, max_amount: 10, max_per_user: 0 }],
  extra_fields: [],
  event_tags: { skill_tags: [], industry_tags: [], company_tags: [], country_tags: [] },
} as const;

export const paidTicket = {
  name: 'Front row',
  ticket_type: 'paid',
  price: 25,
  max_amount: 10,
  max_per_user: 0,
} as const;

/** A published event; of a program it is made by its admin. */
export const makeEvent = async (world: World, changes: object = {}, { published = true } = {}): Promise<number> => {
  const by: Persona = 'program_id' in changes ? 'programme_admin' : 'platform_admin';
  const { status, body } = await world.ask(by, saveEvent, { body: { ...eventFields, ...changes } as never });
  if (status !== 200) throw new Error(`the event was not saved: ${status} ${JSON.stringify(body)}`);
  const { id } = body as { id: number };
  if (published) await world.ask(by, toggleEvent, { body: { event_id: id } });
  return id;
};

/** B105: has shown the link of a private event. */
export const openedBy = (world: World, as: Taker, eventId: number) =>
  world.rows('insert into event_link_openers (event_id, user_id, opened_at) values ($1, $2, now())', [
    eventId,
    world.ids[as],
  ]);

/** The ids of an event's tickets, in their order. */
export const ticketsOf = async (world: World, eventId: number) =>
  (
    await world.rows<{ id: number }>('select id::int from tickets where event_id = $1 order by position, id', [eventId])
  ).map(({ id }) => id);

type Taker = Exclude<Persona, 'visitor'>;

export const orderOf = (
  userId: number,
  eventId: number,
  tickets: { id: number; amount: number }[],
  more: object = {},
) => ({
  body: {
    event_id: eventId,
    user_id: userId,
    name: 'Mei Ling',
    email: 'mei@example.com',
    phone_no: '60123456789',
    tickets,
    answers: [],
    ...more,
  },
});

/** Takes some of one ticket. */
export const take = async (
  world: World,
  as: Taker,
  {
    eventId,
    ticketId,
    amount = 1,
    more = {},
  }: {
    eventId: number;
    ticketId?: number;
    amount?: number;
    more?: object;
  },
) => {
  const id = ticketId ?? (await ticketsOf(world, eventId))[0] ?? 0;
  return world.ask(as, purchaseTickets, orderOf(world.ids[as], eventId, [{ id, amount }], more));
};

/** The payment that an order led to. */
export const paymentIn = ({ body }: { body: { data?: string } }) => {
  const id = Number(/^\/payments\/(\d+)\/pay$/.exec(body.data ?? '')?.[1]);
  if (!Number.isInteger(id)) throw new Error(`no payment was begun: ${JSON.stringify(body)}`);
  return id;
};

/** What is taken of an event's tickets by the counter, and by counting what makes it up; both must be the same. */
export const countsOf = async (world: World, eventId: number) =>
  world.rows<{ name: string; taken: number; counted: number }>(
    `select t.name, t.taken, (
       (select count(*) from ticket_admissions a where a.ticket_id = t.id and a.status in ('valid', 'used'))
       + (select coalesce(sum(i.amount), 0) from ticket_purchase_items i join ticket_purchases p on p.id = i.purchase_id
          where i.ticket_id = t.id and p.status = 'pending')
       + (select count(*) from ticket_waiting w where w.ticket_id = t.id and w.status = 'offered'))::int as counted
     from tickets t where t.event_id = $1 order by t.position, t.id`,
    [eventId],
  );

/** The link of the last ticket that was sent to this address. */
export const linkOfTicket = async (world: World, email: string) => {
  await world.runJobs();
  const letter = world.vendors.letters.findLast(
    ({ to, mail }) => to.includes(email) && mail.subject?.endsWith('sends you a ticket'),
  );
  return /\/tickets\/transfers\/([\w-]+)/.exec(letter?.mail.text ?? '')?.[1] ?? '';
};
