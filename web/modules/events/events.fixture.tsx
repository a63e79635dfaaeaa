import type {
  Admission,
  Event,
  EventCard,
  EventSpeaker,
  HeldOrder,
  Ticket,
  TicketReceipt,
  UserTicketPurchase,
} from '../../../contract/events/index.ts';

/** The webinar of Friday, 4 December, seven to nine in the evening in Kuala Lumpur. */
export const aCard = (changes: Partial<EventCard> = {}): EventCard => ({
  id: 5,
  title: 'Your first ninety days',
  event_type: 'webinar',
  privacy: 'is_public',
  photo: null,
  timezone: 'Asia/Kuala_Lumpur',
  start_time: '2026-12-04T11:00:00Z',
  end_time: '2026-12-04T13:00:00Z',
  date: '2026-12-04',
  venue_title: '',
  event_ended: false,
  total_attendees: 12,
  program_id: null,
  mentor_class: false,
  from_price: 0,
  paid_from_price: null,
  sold_out: false,
  attending: false,
  link_path: '/main/events/5',
  ...changes,
});

export const aTicket = (changes: Partial<Ticket> = {}): Ticket => ({
  id: 12,
  name: 'General',
  ticket_type: 'free',
  price: 0,
  max_amount: 0,
  max_per_user: 0,
  available: true,
  tickets_left: null,
  active: true,
  cap: 1,
  waiting: null,
  ...changes,
});
export const aPaidTicket = (changes: Partial<Ticket> = {}): Ticket =>
  aTicket({ id: 13, name: 'Front row', ticket_type: 'paid', price: 25, cap: 10, ...changes });

export const aSpeaker = (changes: Partial<EventSpeaker> = {}): EventSpeaker => ({
  id: 31,
  user_id: 3,
  slug: 'aisyah-rahman',
  name: 'Aisyah Rahman',
  title: 'Head of Engineering, Acme',
  photo: null,
  is_following: false,
  ...changes,
});

export const anEvent = (changes: Partial<Event> = {}): Event => ({
  ...aCard(),
  photo_hq_url: null,
  webinar_link: null,
  webinar_password: null,
  geocode: '',
  description: 'What to do first.\nAnd what to leave.',
  organizer_name: 'Lantern Events',
  inquiry_email: 'events@lantern.test',
  inquiry_number: '+60 3-1234 5678',
  speakers: [],
  event_speakers: [],
  tickets: [aTicket()],
  extra_fields: [],
  event_tags: { skill_tags: [], industry_tags: [], company_tags: [], country_tags: [] },
  active: true,
  cancelled_at: null,
  cancel_note: '',
  has_begun: false,
  can_manage: false,
  can_pay: true,
  share_url: 'https://lantern.test/events/5',
  ...changes,
});

export const anAdmission = (changes: Partial<Admission> = {}): Admission => ({
  id: 71,
  event_id: 5,
  ticket: 'General',
  holder_name: 'Farid Osman',
  status: 'valid',
  code_url: 'https://lantern.test/events/5/check_in?code=abc',
  checked_in_at: null,
  can_cancel: true,
  can_send: true,
  sent_to: null,
  ...changes,
});

export const anOrder = (changes: Partial<UserTicketPurchase> = {}): UserTicketPurchase => ({
  order_id: 90,
  event_id: 5,
  status: 'confirmed',
  paid_at: '2026-11-20T09:00:00Z',
  ticket: 'General',
  amount: 1,
  refunded: 0,
  total_paid: 0,
  ...changes,
});

export const aReceipt = (changes: Partial<TicketReceipt> = {}): TicketReceipt => ({
  order_id: 90,
  event_id: 5,
  number: 'T-000090',
  paid_at: '2026-11-20T09:00:00Z',
  seller: 'Lantern',
  buyer: { name: 'Farid Osman', email: 'farid@lantern.test' },
  lines: [
    { ticket: 'Front row', amount: 2, price: 25, total: 50 },
    { ticket: 'Lunch', amount: 1, price: 15, total: 15 },
  ],
  subtotal: 65,
  service_tax: 5.2,
  total: 70.2,
  refunds: [],
  ...changes,
});

export const aHeldOrder = (changes: Partial<HeldOrder> = {}): HeldOrder => ({
  id: 91,
  event_id: 5,
  total: 54,
  service_tax: 4,
  items: [{ ticket: 'Front row', amount: 2, price: 25 }],
  pay_url: '/payments/4/pay',
  delete_url: '/payments/4/delete',
  held_until: '2026-11-20T10:35:00Z',
  ...changes,
});

interface Own {
  tickets?: UserTicketPurchase[];
  receipts?: TicketReceipt[];
  admissions?: Admission[];
  held?: HeldOrder[];
}
export const own = ({ tickets = [], receipts = [], admissions = [], held = [] }: Own = {}) => ({
  tickets,
  receipts,
  admissions,
  held,
});

export const pageOf = (events: EventCard[], changes: { page?: number; max_pages?: number } = {}) => ({
  events,
  page: 1,
  max_pages: 1,
  total: events.length,
  ...changes,
});

/** One answer after another, and none more. */
export const inTurn = <Answer,>(...answers: Answer[]) => {
  return () => {
    const next = answers.shift();
    if (next === undefined) throw new Error('asked once too often');
    return next;
  };
};
