import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alpha } from '../../modules/programmes/programmes.fixture.tsx';
import { show } from '../../modules/bookings/bookings.fixture.tsx';
import { QuickLinks } from './QuickLinks.tsx';

const links = () =>
  within(screen.getByRole('navigation', { name: 'Quick links' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const three = [
  ['Bookings', '/main/bookings?tab=upcoming'],
  ['Offline Sessions', '/main/offline_sessions'],
  ['Feedbacks', '/main/reviews'],
];

test('OFF-19 REV-32 the four quick links of a mentor; a mentee has no hours', () => {
  const { unmount } = show(<QuickLinks isMentor />);
  expect(links()).toEqual([...three, ['Manage Availability', '/main/availability']]);
  unmount();
  show(<QuickLinks isMentor={false} />);
  expect(links()).toEqual(three);
});

test('OFF-19 REV-32 in a portal they lead to its own pages', () => {
  show(<QuickLinks isMentor />, { programme: alpha });
  expect(links()).toEqual([
    ['Bookings', '/app/acme/alpha/bookings?tab=upcoming'],
    ['Offline Sessions', '/app/acme/alpha/offline_sessions'],
    ['Feedbacks', '/app/acme/alpha/reviews'],
    ['Manage Availability', '/app/acme/alpha/availability'],
  ]);
});
