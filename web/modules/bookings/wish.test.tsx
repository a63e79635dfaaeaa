import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setServerTime } from '../../lib/clock.ts';
import { takeReturnAddress } from '../../lib/take-return-address.ts';
import { WishedBooking } from './BookSession/WishedBooking.tsx';
import { mentee, mentor, show } from './bookings.fixture.tsx';
import { keepWish, readWish, type Wish } from './wish.ts';

const slots = ['2026-12-02T01:00:00Z', '2026-12-02T06:00:00Z'];
const wish = (changes: Partial<Wish> = {}): Wish => ({
  userId: null,
  programId: null,
  mentor,
  preset: { slot: '2026-12-02T06:00:00Z', zone: 'Asia/Kuala_Lumpur' },
  ...changes,
});

test('M29 the wish leads back to its page, for 24 hours, and is for nobody else', () => {
  setServerTime('2026-11-20T10:00:00Z');
  history.replaceState(null, '', '/main/mentors?tab=all');
  keepWish(wish({ userId: 7 }));
  expect(takeReturnAddress()).toBe('/main/mentors?tab=all#book');
  expect(readWish(7, null)).toMatchObject({ mentor: { id: mentor.id } });
  expect(readWish(8, null)).toBeNull();
  // Another place has other hours and other prices.
  expect(readWish(7, 1)).toBeNull();
  setServerTime('2026-11-21T10:00:01Z');
  expect(readWish(7, null)).toBeNull();
});

test('M29 a visitor’s wish is for whoever signs in, unless that is the mentor', () => {
  keepWish(wish(), '/mentor_profile/aisyah-rahman');
  expect(takeReturnAddress()).toBe('/mentor_profile/aisyah-rahman#book');
  expect(readWish(7, null)?.preset.slot).toBe('2026-12-02T06:00:00Z');
  expect(readWish(mentor.id, null)).toBeNull();
});

test('M29 what another version of the product kept is no wish', () => {
  localStorage.setItem('kept:anyone:wish', '{"until":"2099-01-01T00:00:00Z","value":{"mentor":"Aisyah"}}');
  expect(readWish(7, null)).toBeNull();
});

test('M29 the page that the address leads to opens the window at that time; with nothing kept it opens none', async () => {
  history.replaceState(null, '', '/mentor_profile/aisyah-rahman?tab=reviews#book');
  const page = <WishedBooking />;
  show(page, { slots, me: mentee });
  await waitFor(() => expect(location.hash).toBe(''));
  expect(location.pathname + location.search).toBe('/mentor_profile/aisyah-rahman?tab=reviews');
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();

  keepWish(wish());
  // An address without the wish opens nothing, whatever is kept.
  show(page, { slots, me: mentee });
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();

  history.replaceState(null, '', '/mentor_profile/aisyah-rahman#book');
  show(page, { slots, me: mentee });
  expect(screen.getByRole('heading', { name: 'Topic and learning objectives' })).toBeTruthy();
  expect(screen.getByText(/2:00 pm – 3:00 pm/)).toBeTruthy();
});
