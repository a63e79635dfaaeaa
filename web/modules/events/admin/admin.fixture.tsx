import type { AdminEvent, EditableEvent, EventDatum, TicketOrder } from '../../../../contract/events/index.ts';

/** An evening in Kuala Lumpur: 7:00 pm to 9:00 pm. */
export const anEvent = (changes: Partial<AdminEvent> = {}): AdminEvent => ({
  id: 41,
  title: 'Careers in climate',
  program: 'Alpha',
  program_id: 3,
  event_type: 'webinar',
  privacy: 'is_public',
  start_time: '2026-12-04T11:00:00Z',
  end_time: '2026-12-04T13:00:00Z',
  timezone: 'Asia/Kuala_Lumpur',
  taken: 12,
  checked_in: 0,
  active: true,
  event_ended: false,
  cancelled_at: null,
  refunds_left: 0,
  refunds_refused: 0,
  can_delete: false,
  link_path: '/main/events/41',
  ...changes,
});

const noTags = { skill_tags: [], industry_tags: [], company_tags: [], country_tags: [] };

export const anEditable = (changes: Partial<EditableEvent> = {}): EditableEvent => ({
  id: 41,
  program_id: null,
  event_type: 'physical',
  title: 'Careers in climate',
  privacy: 'is_private',
  timezone: 'Asia/Kuala_Lumpur',
  start_time: '2026-12-04T11:00:00Z',
  end_time: '2026-12-04T13:00:00Z',
  mentor_class: false,
  description: 'An evening about work that matters.',
  webinar_link: '',
  webinar_password: '',
  venue_title: 'Menara Ken',
  geocode: '3.1579, 101.7116',
  organizer_name: 'Hana Yusof',
  inquiry_email: 'hana@lantern.test',
  inquiry_number: '',
  photo: null,
  active: false,
  event_ended: false,
  link_path: '/main/events/41',
  event_speakers: [{ id: 5, user_id: 8, name: 'Daniel Lim', title: 'Engineer', photo: null }],
  tickets: [
    {
      id: 61,
      name: 'Early bird',
      ticket_type: 'paid',
      price: 25.5,
      max_amount: 40,
      max_per_user: 2,
      active: true,
      taken: 7,
    },
  ],
  extra_fields: [{ id: 71, title: 'What do you eat?', active: true }],
  event_tags: { ...noTags, skill_tags: [{ id: 3, name: 'Public speaking' }] },
  ...changes,
});

export const aDatum = (changes: Partial<EventDatum> = {}): EventDatum => ({
  id: 501,
  orderId: 90,
  attendeeId: 7,
  firstName: 'Aina',
  lastName: 'Zulkifli',
  email: 'aina@lantern.test',
  enterpriseName: 'Acme',
  programmeName: 'Alpha',
  programmeUserType: 'mentee',
  eventId: 41,
  eventName: 'Careers in climate',
  ticketName: 'Early bird',
  quantity: 2,
  dateOfPurchase: '2026-11-19T02:05:00Z',
  ticketPrice: 25.5,
  totalPayment: 55.08,
  serviceTax: 4.08,
  firstTimeBuyer: true,
  orderTotal: 55.08,
  orderTickets: 2,
  refunded: false,
  refundedTickets: 0,
  ...changes,
});

/** The order of that line: two tickets, one of which went to somebody else. */
export const anOrder = (changes: Partial<TicketOrder> = {}): TicketOrder => ({
  id: 90,
  total: 55.08,
  refunded: 0,
  tickets: [
    { admission_id: 901, ticket: 'Early bird', holder_name: 'Aina Zulkifli', status: 'valid', amount: 27.54 },
    { admission_id: 902, ticket: 'Early bird', holder_name: 'Bala Nair', status: 'used', amount: 27.54 },
  ],
  ...changes,
});

export const pageOf = <Row,>(data: Row[], more: { page?: number; max_pages?: number; total?: number } = {}) => ({
  data,
  page: 1,
  max_pages: 1,
  total: data.length,
  ...more,
});
