import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alpha } from '../programmes/programmes.fixture.tsx';
import { BookingDrawer } from './BookingDrawer.tsx';
import { BookingPage } from './BookingPage.tsx';
import { aBooking, bookingPage, show } from './bookings.fixture.tsx';
import { BookingsPage } from './BookingsPage.tsx';

const links = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('BKG-02 BKG-11 a portal has the sessions of its programme, and its tabs lead to its own page', () => {
  show(<BookingsPage tab="closed" shown={undefined} onShow={() => {}} />, {
    programme: alpha,
    // Cached under the programme's key; the platform's list is not available to show.
    tabs: { closed: [aBooking({ program_id: alpha.id })] },
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Booking Session');
  expect(screen.getByRole('article', { name: 'Session with Aisyah Rahman' })).toBeTruthy();
  expect(links(screen.getByRole('navigation'))).toEqual([
    '/app/acme/alpha/bookings?tab=upcoming',
    '/app/acme/alpha/bookings?tab=to_review',
    '/app/acme/alpha/bookings?tab=closed',
  ]);
});

test('BKG-16 the drawer of a portal is 240 high, and leads to the portal’s page', () => {
  show(<BookingDrawer opened onClose={() => {}} />, { programme: alpha, tabs: { upcoming: [aBooking()] } });
  expect(screen.getByRole('region', { name: 'Bookings' }).style.getPropertyValue('--most')).toBe('240px');
  const dialog = screen.getByRole('dialog');
  expect(links(dialog)).toEqual(['/app/acme/alpha/bookings?booking=41', '/app/acme/alpha/bookings?tab=upcoming']);
});

test('BKG-15 a session of the drawer leads to its page, and closes the drawer that would stand over it', () => {
  let closed = 0;
  const tabs = { upcoming: [aBooking()] };
  const { visited } = show(<BookingDrawer opened onClose={() => (closed += 1)} />, { programme: alpha, tabs });
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('link', { name: /Aisyah Rahman/ }));
  expect(visited).toEqual(['/app/acme/alpha/bookings?booking=41']);
  expect(closed).toBe(1);
});

test('the page of a session in a portal leads back to the portal’s bookings', () => {
  show(<BookingPage id={41} />, { programme: alpha, booking: bookingPage({ program_id: alpha.id }) });
  expect(screen.getByRole('link', { name: 'Bookings' }).getAttribute('href')).toBe(
    '/app/acme/alpha/bookings?tab=upcoming',
  );
});
