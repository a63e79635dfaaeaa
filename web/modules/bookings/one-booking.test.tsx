import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BookingPage } from './BookingPage.tsx';
import { BookingRequestedPage } from './BookingRequestedPage.tsx';
import { aBooking, bookingPage, show } from './bookings.fixture.tsx';
import { aMeeting } from '../meetings/meetings.fixture.ts';
import { answer, refusal, serve, underWay } from '../../testing/serve.fixture.ts';

const pageOf = (id: number | undefined) => <BookingPage id={id} />;
const title = () => screen.findByRole('heading', { level: 1 });

test('BKG-113 BKG-119 the page of a booking asks for that booking alone, and holds one’s own note on it', async () => {
  const { asked } = serve({
    'GET /bookings/41': answer(bookingPage()),
    'GET /dashboard/booking_note': answer({ booking_id: 41, note: 'Ask for the slides.' }),
  });
  show(pageOf(41));
  expect((await title()).textContent).toBe('Session with Aisyah Rahman');
  expect(asked('GET /bookings/41')).toHaveLength(1);
  expect(asked('GET /api/v2/my/bookings')).toEqual([]);
  const note = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'My notes' });
  expect(note.value).toBe('Ask for the slides.');
});

test('MTG-02 BKG-55 the page of a booking, and the one after a request, wear its colour; its meetings stand with their badge', () => {
  const booking = bookingPage({ tone: 'orange', meetings: [aMeeting()] });
  const worn = () => screen.getByText('Confirmed').closest('[data-tone]')?.getAttribute('data-tone');
  const page = show(pageOf(41), { booking });
  expect(within(screen.getByRole('list', { name: 'Meetings' })).getByText('Completed')).toBeTruthy();
  expect(worn()).toBe('orange');
  page.unmount();
  show(<BookingRequestedPage id={41} />, { booking });
  expect(worn()).toBe('orange');
});

test.each([
  ['the page of a booking', pageOf],
  ['the page after a request', (id: number | undefined) => <BookingRequestedPage id={id} />],
])('%s that is not there, or is somebody else’s, says so and leads back', async (_name, of) => {
  serve({ 'GET /bookings/99': refusal('bookings.not_found', 404) });
  const known = show(of(99));
  expect((await title()).textContent).toBe('This booking does not exist.');
  expect(screen.getByRole('link', { name: 'Return to Bookings' }).getAttribute('href')).toBe(
    '/main/bookings?tab=upcoming',
  );
  known.unmount();
  // An address without a booking id: the server is not asked.
  const { asked } = serve({});
  show(of(undefined));
  expect((await title()).textContent).toBe('This booking does not exist.');
  expect(asked('GET /bookings/0')).toEqual([]);
});

test('a booking that could not be loaded is asked for again', async () => {
  let broken = true;
  serve({ 'GET /bookings/41': () => (broken ? refusal('request.fault', 500) : answer(bookingPage())) });
  show(pageOf(41));
  const again = await screen.findByRole('button', { name: 'Retry' });
  broken = false;
  fireEvent.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: 'Session with Aisyah Rahman' })).toBeTruthy();
});

test('BKG-70 what an act answers stands on the page at once', async () => {
  const pending = { status: 'pending_accept', label: 'Pending Your Approval' } as const;
  serve({
    'POST /api/v2/my/bookings/41/accept': answer({ booking: aBooking() }),
    // The page is loaded again, and its answer is not awaited.
    'GET /bookings/41': underWay,
  });
  show(pageOf(41), { booking: bookingPage({ ...pending, buttons: [{ button: 'accept', why_not: null }] }) });
  fireEvent.click(screen.getByRole('button', { name: /^Accept Booking/ }));
  expect(await screen.findByText('Confirmed')).toBeTruthy();
  expect(screen.queryByText('Pending Your Approval')).toBeNull();
});
