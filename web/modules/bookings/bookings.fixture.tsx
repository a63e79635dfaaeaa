import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { BookingDetail } from '../../../contract/screens/index.ts';
import type { Booking } from '../../../contract/bookings/index.ts';
import type { CurrentUser } from '../../../contract/me/index.ts';
import type { ProgrammeView } from '../../../contract/programmes/index.ts';
import { setServerTime } from '../../lib/clock.ts';
import { i18n } from '../../lib/i18n.ts';
import { JoinsContext } from '../../lib/joins.ts';
import { newQueryClient } from '../../lib/query-client.ts';
import { joins } from '../../testing/joins.fixture.tsx';
import { mentee } from '../../testing/people.fixture.ts';
import { BrandProvider } from '../../ui/BrandProvider.tsx';
import { NavigationProvider } from '../../ui/navigation.tsx';
import { ToastHost } from '../../ui/toast.tsx';
import { ProgrammeProvider } from '../programmes/index.ts';
import type { BookingTabs } from './tabs.ts';

/** A Friday evening in Kuala Lumpur. */
export const now = '2026-11-20T10:00:00Z';
export const zone = 'Asia/Kuala_Lumpur';

export { mentee };

export const mentor = {
  id: 3,
  slug: 'aisyah-rahman',
  name: 'Aisyah Rahman',
  photo: null,
  job: 'UX Design Lead',
  company: 'AirAsia',
};

/** A confirmed session of the mentee with the mentor: Wednesday, 2 December, 11:30 to 12:30 in Kuala Lumpur. */
export const aBooking = (changes: Partial<Booking> = {}): Booking => ({
  id: 41,
  status: 'upcoming',
  label: 'Confirmed',
  readable_booking_status: 'Confirmed',
  tone: 'blue',
  phase: 'before',
  info: null,
  start_at: '2026-12-02T03:30:00Z',
  end_at: '2026-12-02T04:30:00Z',
  date: '2026-12-02',
  booking_date: '2026-12-02',
  start_time: '11:30',
  end_time: '12:30',
  booking_start_time: '11:30',
  booking_end_time: '12:30',
  booking_time: '11:30',
  current_start_time: null,
  current_end_time: null,
  duration: 60,
  user_timezone: zone,
  display_timezone: zone,
  program_id: null,
  program: null,
  requestee_id: mentor.id,
  requester_id: mentee.id,
  booking_method: 'online',
  booking_type: 'one_on_one',
  group_id: null,
  service_id: 2,
  session_method: 'video call',
  session_type: 'Video Call',
  location: null,
  contact_info: null,
  topic: 'From testing into product management',
  brief: null,
  discussion_points: [],
  learning_objectives: [{ objective: 'A plan for the next half year' }],
  booking_links: [],
  booking_attachments: [],
  booking_participants: [],
  participant: {
    user: {
      id: mentor.id,
      full_name: mentor.name,
      slug: mentor.slug,
      profile_url: '/mentor_profile/aisyah-rahman',
      photo: null,
      deleted: false,
    },
    user_type: 'mentor',
  },
  current_user_is_mentor: false,
  booking_reschedules: [],
  urls: { room_url: null, rate_url: '/rate' },
  chat_link: null,
  group: null,
  created_by: mentee.id,
  mentor: { name: mentor.name, photo_url: null },
  mentees: [{ id: mentee.id, name: mentee.full_name, photo_url: null }],
  mentee_details: { user_id: mentee.id, full_name: mentee.full_name, profile_photo: null },
  mentor_details: { user_id: mentor.id, full_name: mentor.name, profile_photo: null },
  agenda: null,
  meetings: [],
  auto_completed: false,
  cancel_reason: null,
  confirmation: null,
  expires_at: null,
  credits_charged: 10,
  buttons: [],
  why_not: {
    accept: 'bookings.not_allowed_now',
    cancel: null,
    complete: null,
    keep_time: 'bookings.not_allowed_now',
    withdraw_move: 'bookings.not_allowed_now',
    reschedule: null,
    reschedule_not_carried_out: 'bookings.not_allowed_now',
    report_not_carried_out: 'bookings.not_allowed_now',
    edit_brief: 'bookings.not_allowed_now',
    join: 'bookings.join_too_early',
  },
  completing_early: false,
  cancelling_returns_points: false,
  shows_reviews: false,
  paths: { complete_booking: '/c', cancel_booking: '/x', reschedule_booking: '/r' },
  ...changes,
});

/** The same booking as its page receives it: without any reviews yet. */
export const bookingPage = (changes: Partial<Booking> = {}): BookingDetail => ({
  ...aBooking(changes),
  booking_reviews: { mentee: [], mentor: [], left_to_review: [] },
  reviews: { user_review: null, other_review: null },
});

/** A mentor's open starts, as instants. */
export const openAt = (...slots: string[]) => ({
  available_dates: [],
  timeslots: {},
  slots,
  timezone: zone,
  duration: 60,
  calendar_unknown: false,
  credits: null,
});

interface Known {
  me?: CurrentUser | null;
  /** Shown in this programme's portal. */
  programme?: ProgrammeView;
  tabs?: Partial<BookingTabs>;
  /** The booking that a page is about. */
  booking?: BookingDetail;
  /** The mentor's open starts, as instants. */
  slots?: readonly string[];
  moving?: number | null;
  credits?: { price: number; balance: number | null; short: boolean; on_confirming: number } | null;
  /** The mentor's linked calendar cannot be read. */
  calendarUnknown?: boolean;
}

const usual = { moving: null, credits: null, calendarUnknown: false };

/** Renders a part of the pages for a user who has all this data loaded already. */
export const show = (part: ReactElement, { me = mentee, ...known }: Known = {}) => {
  const { programme, tabs, booking, slots, moving, credits, calendarUnknown } = { ...usual, ...known };
  setServerTime(now);
  i18n.load('en', {});
  i18n.activate('en');
  const client = newQueryClient();
  client.setQueryData(['me'], me);
  if (tabs && me) {
    const all = { upcoming: [], to_review: [], closed: [], display_timezone: zone, ...tabs };
    client.setQueryData(['bookings', me.id, programme?.id ?? null, me.timezone], all);
  }
  if (booking) client.setQueryData(['booking', booking.id], booking);
  if (slots)
    client.setQueryData(['slots', mentor.id, moving, ...(programme ? [programme.id] : [])], {
      ...openAt(...slots),
      credits,
      calendar_unknown: calendarUnknown,
    });
  const visited: string[] = [];
  const around = (inside: ReactElement) => (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <BrandProvider>
          <NavigationProvider navigate={(href) => visited.push(href)}>
            <JoinsContext value={joins}>
              {programme ? <ProgrammeProvider programme={programme}>{inside}</ProgrammeProvider> : inside}
            </JoinsContext>
            <ToastHost />
          </NavigationProvider>
        </BrandProvider>
      </QueryClientProvider>
    </I18nProvider>
  );
  const shown = render(around(part));
  /** `again` renders it again in the same browser; `turnTo` shows something else in its place. */
  return {
    ...shown,
    again: () => render(around(part)),
    turnTo: (other: ReactElement) => shown.rerender(around(other)),
    client,
    visited,
  };
};
