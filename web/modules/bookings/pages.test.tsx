import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { BookingDrawer } from './BookingDrawer.tsx';
import { BookingRequestedPage } from './BookingRequestedPage.tsx';
import { aBooking, bookingPage, mentee, mentor, show } from './bookings.fixture.tsx';
import { BookingsPage } from './BookingsPage.tsx';
import { DashboardBookings } from './DashboardBookings.tsx';
import { answer, serve } from '../../testing/serve.fixture.ts';
import { ZoneField } from './SlotFields.tsx';
import { SlotPanel } from './SlotPanel.tsx';
import type { BookingTab } from '../../../contract/bookings/index.ts';

const named = (id: number, name: string, changes: Parameters<typeof aBooking>[0] = {}) => {
  const booking = aBooking({ id, ...changes });
  return {
    ...booking,
    participant: { ...booking.participant, user: { ...booking.participant.user, full_name: name } },
  };
};
const page = (tab: BookingTab | undefined, known: Parameters<typeof show>[1], shown?: number) => {
  const asked: unknown[] = [];
  const part = <BookingsPage tab={tab} shown={shown} onShow={(id) => asked.push(id)} />;
  return { ...show(part, known), asked };
};
const tabNames = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map((link) => link.textContent);

test('BKG-01 BKG-03 BKG-04 BKG-05 the page, its tabs with their counts, and the zone of the answer', () => {
  page('upcoming', {
    tabs: {
      upcoming: [named(1, 'Aisyah Rahman'), named(2, 'Daniel Lim')],
      closed: [named(3, 'Marcus Chong', { label: 'Cancelled' })],
      display_timezone: 'Europe/London',
    },
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Booking Session');
  expect(tabNames()).toEqual(['Upcoming (2)', 'To Review (0)', 'Closed (1)']);
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/main/bookings?tab=upcoming',
    '/main/bookings?tab=to_review',
    '/main/bookings?tab=closed',
  ]);
  expect(screen.getByText('Times are shown in Europe/London (UTC+00:00)')).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test.each([
  ['2027-07-01T10:00:00Z', '2027-08-01T10:00:00Z', 'Times are shown in Europe/London (UTC+01:00)'],
  ['2026-12-01T10:00:00Z', '2027-07-01T10:00:00Z', 'Times are shown in Europe/London (UTC+00:00 – UTC+01:00)'],
  ['2026-12-01T10:00:00Z', '2027-01-01T10:00:00Z', 'Times are shown in Europe/London (UTC+00:00)'],
])('BKG-05 the offset is that of the sessions’ own days: %s and %s', (first, second, note) => {
  page('upcoming', {
    tabs: {
      upcoming: [named(1, 'Aisyah Rahman', { start_at: first }), named(2, 'Daniel Lim', { start_at: second })],
      display_timezone: 'Europe/London',
    },
  });
  expect(screen.getByText(note)).toBeTruthy();
});

test.each([
  ['2026-12-01', 'UTC+00:00'],
  ['2027-07-01', 'UTC+01:00'],
])('BKG-21 before a time is chosen, the zone has the offset of the day chosen: %s', (day, offset) => {
  show(<ZoneField zone="Europe/London" onZone={() => {}} slot={null} day={day} />, {});
  expect(screen.getByText(offset)).toBeTruthy();
});

test('B47 a group is no person, whatever its name', () => {
  const group = { id: 7, name: 'First ninety days', members: [] };
  page('upcoming', { tabs: { upcoming: [aBooking({ id: 1, group })] } });
  expect(screen.getByRole('article', { name: 'First ninety days: group session' })).toBeTruthy();
});

test('BKG-05 until the list is there the zone is one’s own', () => {
  page('upcoming', {});
  expect(screen.getByText('Times are shown in Asia/Kuala Lumpur (UTC+08:00)')).toBeTruthy();
});

test.each([
  ['Asia/Kuala_Lumpur', 'Thu, 3 Dec 2026', '1:00 am – 2:00 am'],
  ['America/New_York', 'Wed, 2 Dec 2026', '12:00 pm – 1:00 pm'],
])('SYS-15 a card has the day and the hours of the zone that the answer names: %s', (display_timezone, day, hours) => {
  const at = { start_at: '2026-12-02T17:00:00Z', end_at: '2026-12-02T18:00:00Z', display_timezone };
  page('upcoming', { tabs: { upcoming: [named(1, 'Aisyah Rahman', at)], display_timezone } });
  const card = within(screen.getByRole('article'));
  expect(card.getByRole('heading').textContent).toBe(day);
  expect(card.getByText(hours)).toBeTruthy();
});

test.each([
  ['upcoming', 'There are no upcoming bookings.'],
  ['to_review', 'You have no completed sessions.'],
  ['closed', 'You have no sessions.'],
] as const)('BKG-06 BKG-07 BKG-08 each empty tab has its own words: %s', (tab, text) => {
  page(tab, { tabs: {} });
  expect(screen.getByText(text)).toBeTruthy();
});

test('BKG-09 who looks for mentors finds the way to them in an empty list, a mentor does not', () => {
  const { unmount } = page('upcoming', { tabs: {} });
  expect(screen.getByRole('link', { name: 'See Mentors' }).getAttribute('href')).toBe('/discover/mentors');
  unmount();
  const mentorHere = { ...mentee, user_type: 'mentor', is_fl_mentor: true } as const;
  const other = page('upcoming', { tabs: {}, me: mentorHere });
  expect(screen.queryByRole('link', { name: 'See Mentors' })).toBeNull();
  other.unmount();
  const onDashboard = show(<DashboardBookings />, { tabs: {} });
  expect(screen.getByRole('link', { name: 'See Mentors' }).getAttribute('href')).toBe('/discover/mentors');
  onDashboard.unmount();
  show(<DashboardBookings />, { tabs: {}, me: mentorHere });
  expect(screen.queryByRole('link', { name: 'See Mentors' })).toBeNull();
});

test.each(['green', 'blue', 'orange', 'red', 'cyan'] as const)(
  'BKG-55 a card and a line wear the colour %s',
  (tone) => {
    const tabs = { upcoming: [named(1, 'Aisyah Rahman', { tone })] };
    const worn = () => screen.getByText('Confirmed').closest('[data-tone]')?.getAttribute('data-tone');
    const { unmount } = page('upcoming', { tabs });
    expect(worn()).toBe(tone);
    unmount();
    show(<DashboardBookings />, { tabs });
    expect(worn()).toBe(tone);
  },
);

test('BKG-47 BKG-52 a card shows the badge that the server sent', () => {
  page('upcoming', { tabs: { upcoming: [named(1, 'Aisyah Rahman'), named(2, 'Daniel Lim', { label: 'Cancelled' })] } });
  expect(screen.getByText('Confirmed')).toBeTruthy();
  expect(screen.getByText('Cancelled')).toBeTruthy();
});

test('BKG-100 the booking in the address is open, from whatever tab holds it', () => {
  page(undefined, { tabs: { upcoming: [named(1, 'Aisyah Rahman')], closed: [named(3, 'Marcus Chong')] } }, 3);
  const dialog = screen.getByRole('dialog', { name: 'Session details' });
  expect(within(dialog).getByText('Marcus Chong')).toBeTruthy();
});

test('a booking that is not one’s own is not there', () => {
  page('upcoming', { tabs: { upcoming: [named(1, 'Aisyah Rahman')] } }, 99);
  expect(screen.getByText('This booking does not exist.')).toBeTruthy();
});

test('BKG-124 the other order comes half a second after it is chosen', () => {
  vi.useFakeTimers();
  page('upcoming', { tabs: { upcoming: [named(1, 'Aisyah Rahman'), named(2, 'Daniel Lim')] } });
  const order = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
  fireEvent.click(screen.getByRole('radio', { name: 'Newest First' }));
  act(() => void vi.advanceTimersByTime(499));
  expect(order()).toEqual(['Session with Aisyah Rahman', 'Session with Daniel Lim']);
  act(() => void vi.advanceTimersByTime(1));
  expect(order()).toEqual(['Session with Daniel Lim', 'Session with Aisyah Rahman']);
});

test('BKG-14 after a request: that it is sent, to whom, and the way back', () => {
  show(<BookingRequestedPage id={41} />, {
    booking: bookingPage({ status: 'pending', expires_at: '2026-11-22T10:00:00Z' }),
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Booking request sent');
  expect(screen.getByRole('link', { name: 'Return to Bookings' }).getAttribute('href')).toBe(
    '/main/bookings?tab=upcoming',
  );
  expect(screen.getByText(/Sun, 22 Nov 2026, 6:00 pm/)).toBeTruthy();
});

test('once there is an answer, the page after a request shows it and waits for none', () => {
  show(<BookingRequestedPage id={41} />, { booking: bookingPage() });
  expect(screen.getByText('Confirmed')).toBeTruthy();
  expect(screen.queryByText(/has been asked/)).toBeNull();
});

const several = (count: number) => Array.from({ length: count }, (_, at) => named(at + 1, `Mentor ${at + 1}`));

test.each([
  [3, 3, false],
  [4, 4, true],
  [7, 4, true],
])('BKG-18 DSH-09 of %i sessions the dashboard shows %i; a way to all of them: %s', (count, lines, seeAll) => {
  show(<DashboardBookings />, { tabs: { upcoming: several(count) } });
  expect(screen.getAllByText(/^Mentor \d$/)).toHaveLength(lines);
  const link = screen.queryByRole('link', { name: 'See all' });
  expect(link?.getAttribute('href') ?? null).toBe(seeAll ? '/main/bookings?tab=upcoming' : null);
});

const drawer = (tabs: NonNullable<Parameters<typeof show>[1]>['tabs']) =>
  show(<BookingDrawer opened onClose={() => {}} />, { tabs: tabs ?? {} });

test('BKG-15 BKG-16 BKG-17 the drawer: four of a tab at most, 310 high, with a hint from the fourth on', () => {
  const { unmount } = drawer({ upcoming: several(6) });
  expect(screen.getAllByText(/^Mentor \d$/)).toHaveLength(4);
  expect(screen.getByRole('region', { name: 'Bookings' }).style.getPropertyValue('--most')).toBe('310px');
  expect(screen.getByText('Scroll for more')).toBeTruthy();
  unmount();
  drawer({ upcoming: several(3) });
  expect(screen.queryByText('Scroll for more')).toBeNull();
});

test('BKG-17 on a phone the drawer has no hint to scroll', () => {
  const matching = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(matching(media), { matches: media.includes('max-width: 47.99em') }),
  );
  drawer({ upcoming: several(6) });
  expect(screen.getAllByText(/^Mentor \d$/)).toHaveLength(4);
  expect(screen.queryByText('Scroll for more')).toBeNull();
});

test('BKG-15 each tab of the drawer has its own empty text', () => {
  drawer({});
  expect(screen.getByText('There are no upcoming bookings.')).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: 'To Review (0)' }));
  expect(screen.getByText('You have no completed sessions.')).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: 'Closed (0)' }));
  expect(screen.getByText('You have no sessions.')).toBeTruthy();
});

const slots = ['2026-12-02T01:00:00Z', '2026-12-02T06:00:00Z'];

test('PRO-14 the panel goes from dates to times to the Book Session window', () => {
  show(<SlotPanel mentor={mentor} />, { slots, credits: { price: 10, balance: 30, short: false, on_confirming: 0 } });
  fireEvent.click(screen.getByRole('button', { name: 'Wednesday, 2 December 2026' }));
  fireEvent.click(screen.getByRole('button', { name: '2:00 pm' }));
  const dialog = screen.getByRole('dialog', { name: 'Book a session with Aisyah Rahman' });
  expect(within(dialog).getByRole('heading', { name: 'Topic and learning objectives' })).toBeTruthy();
  expect(within(dialog).getByText(/2:00 pm – 3:00 pm/)).toBeTruthy();
});

test('PRO-13 PRO-15 nothing on one’s own profile; a mentor without dates says so', () => {
  const own = show(<SlotPanel mentor={mentor} />, { slots, me: { ...mentee, id: mentor.id } });
  expect(screen.queryByText('Book a session')).toBeNull();
  own.unmount();
  show(<SlotPanel mentor={mentor} />, { slots: [] });
  expect(screen.getByText("I'm currently not available.")).toBeTruthy();
});

test('PRO-17 BKG-26 a visitor finds Sign In, and a date asks them to', async () => {
  show(<SlotPanel mentor={mentor} />, { slots, me: null });
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/users/sign_in');
  fireEvent.click(screen.getByRole('button', { name: 'Wednesday, 2 December 2026' }));
  expect((await screen.findByText('Please sign in')).closest('[data-tone]')?.getAttribute('data-tone')).toBe('info');
  expect(screen.queryByRole('button', { name: '2:00 pm' })).toBeNull();
});

test('BKG-118 BKG-119 an act that is opened from the details leaves what is being typed there, as Escape does', async () => {
  serve({ 'GET /dashboard/booking_note': answer({ booking_id: 1, note: '' }) });
  const why_not = { ...aBooking().why_not, edit_brief: null };
  const buttons = [{ button: 'cancel' as const, why_not: null }];
  const { asked } = page('upcoming', { tabs: { upcoming: [named(1, 'Aisyah Rahman', { why_not, buttons })] } }, 1);
  const details = within(screen.getByRole('dialog', { name: 'Session details' }));
  const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
  write(details.getByRole('textbox', { name: 'Introduction' }), 'I test software.');
  write(await details.findByRole('textbox', { name: 'My notes' }), 'Ask for the book.');
  const opener = details.getByRole('button', { name: 'Cancel, Aisyah Rahman' });
  opener.focus();
  fireEvent.click(opener);
  fireEvent.keyDown(screen.getByRole('dialog', { name: 'Cancel this session?' }), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cancel this session?' })).toBeNull());
  expect(asked).toEqual([]);
  expect(screen.getByDisplayValue('I test software.')).toBeTruthy();
  expect(screen.getByDisplayValue('Ask for the book.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('after a window the focus is back where it was opened', async () => {
  page('upcoming', {
    tabs: { upcoming: [named(1, 'Aisyah Rahman', { buttons: [{ button: 'cancel', why_not: null }] })] },
  });
  const opener = screen.getByRole('button', { name: 'Cancel, Aisyah Rahman' });
  opener.focus();
  fireEvent.click(opener);
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
  fireEvent.click(screen.getByRole('button', { name: 'Keep session' }));
  await waitFor(() => expect(document.activeElement).toBe(opener));
});
