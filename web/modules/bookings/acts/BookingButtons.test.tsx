import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import type { MemberButton, Booking } from '../../../../contract/bookings/index.ts';
import { aBooking, show } from '../bookings.fixture.tsx';
import { BookingButtons } from './BookingButtons.tsx';
import type { BookingWindow } from './kinds.ts';

const buttons = (...names: MemberButton[]) => names.map((button) => ({ button, why_not: null }));

const showButtons = (changes: Partial<Booking>) => {
  const opened: (BookingWindow | 'review')[] = [];
  const shown = show(
    <BookingButtons
      booking={aBooking(changes)}
      onOpen={(kind) => opened.push(kind)}
      onReadReview={() => opened.push('review')}
    />,
  );
  const texts = screen.queryAllByRole('button').map((button) => button.textContent);
  return { ...shown, opened, texts };
};

test('BKG-57 the buttons and their order are the server’s, the words those of the documents', () => {
  const { texts, opened } = showButtons({ buttons: buttons('reschedule', 'accept', 'cancel') });
  expect(texts).toEqual(['Reschedule', 'Accept Booking', 'Cancel']);
  fireEvent.click(screen.getByRole('button', { name: /^Reschedule/ }));
  fireEvent.click(screen.getByRole('button', { name: /^Cancel/ }));
  expect(opened).toEqual(['reschedule', 'cancel']);
});

test('BKG-58 Join Meeting stands there disabled, and says why to eye and ear', () => {
  const { texts } = showButtons({
    buttons: [
      ...buttons('add_to_calendar'),
      { button: 'join', why_not: 'bookings.join_too_early' },
      ...buttons('reschedule', 'cancel'),
    ],
  });
  expect(texts).toEqual(['Add to Calendar', 'Join Meeting', 'Reschedule', 'Cancel']);
  const join = screen.getByRole('button', { name: /^Join Meeting/ });
  expect(join.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(join.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'The meeting link will be available 5 minutes before the session starts.',
  );
});

test('BKG-59 while one can join, Join Meeting leads into the room', () => {
  showButtons({
    buttons: buttons('reschedule', 'join'),
    urls: { room_url: '/main/bookings/41/room', rate_url: '/rate' },
  });
  expect(screen.getByRole('link', { name: /^Join Meeting/ }).getAttribute('href')).toBe('/main/bookings/41/room');
});

test('BKG-62 BKG-63 Read Review leads to the reviews, Book New Session to the Book Session window', () => {
  const { texts, opened } = showButtons({ buttons: buttons('read_review', 'book_new_session') });
  expect(texts).toEqual(['Read Review', 'Book New Session']);
  fireEvent.click(screen.getByRole('button', { name: /^Read Review/ }));
  fireEvent.click(screen.getByRole('button', { name: /^Book New Session/ }));
  expect(opened).toEqual(['review', 'book_new_session']);
});

test.each(['completed', 'pending_rating'] as const)(
  'BKG-61 a session that is %s reads Mark as Absent and Rate Now; the one asks who, the other leads to the review',
  (status) => {
    const urls = { room_url: null, rate_url: '/main/bookings/41/feedback' };
    const { texts, opened } = showButtons({ status, buttons: buttons('mark_absent', 'rate'), urls });
    expect(texts).toEqual(['Mark as Absent']);
    fireEvent.click(screen.getByRole('button', { name: /^Mark as Absent/ }));
    expect(opened).toEqual(['mark_absent']);
    const rate = screen.getByRole('link');
    expect([rate.textContent, rate.getAttribute('href')]).toEqual(['Rate Now', '/main/bookings/41/feedback']);
  },
);

test('BKG-60 after a confirmed session: Mark as Absent or Complete Booking', () => {
  const { texts, opened } = showButtons({ buttons: buttons('mark_absent', 'complete') });
  expect(texts).toEqual(['Mark as Absent', 'Complete Booking']);
  fireEvent.click(screen.getByRole('button', { name: /^Complete Booking/ }));
  expect(opened).toEqual(['complete']);
});

test.each(['pending', 'pending_accept'] as const)(
  'BKG-81 a session that is %s is moved in the same window as a confirmed one',
  (status) => {
    const { opened } = showButtons({ status, buttons: buttons('reschedule') });
    fireEvent.click(screen.getByRole('button', { name: /^Reschedule/ }));
    expect(opened).toEqual(['reschedule']);
  },
);

test('BKG-68 where the server sends no button there is none', () => {
  expect(showButtons({ label: 'Pending Review', status: 'pending_rating', buttons: [] }).texts).toEqual([]);
});

test('M17 the words on the buttons are those of the reader’s language', () => {
  onTestFinished(() => i18n.activate('en'));
  showButtons({ buttons: buttons('reschedule', 'cancel') });
  const messages = { [msg`Reschedule`.id]: 'Jadual semula', [msg`Cancel`.id]: 'Batal' };
  act(() => i18n.loadAndActivate({ locale: 'ms', messages }));
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Jadual semula', 'Batal']);
});
