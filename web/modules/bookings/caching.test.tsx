import type { QueryKey } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { BookingRequestedPage } from './BookingRequestedPage.tsx';
import { bookingPage, mentee, show, zone } from './bookings.fixture.tsx';
import { DashboardBookings } from './DashboardBookings.tsx';
import { bookingKeys } from './queries.ts';
import { answer, serve } from '../../testing/serve.fixture.ts';

const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000));
const tabs = { upcoming: [], to_review: [], closed: [], display_timezone: zone };

beforeEach(() => void vi.useFakeTimers());

/** How often the server was asked: at first, after 29 seconds, after 31, and again after five minutes unmounted. */
const askedOver = async (part: ReactElement, call: string, key: QueryKey) => {
  const { asked } = serve({ 'GET /api/v2/my/bookings': answer(tabs), 'GET /bookings/41': answer(bookingPage()) });
  const counts: number[] = [];
  const { client, unmount, again } = show(part);
  await seconds(0);
  counts.push(asked(call).length);
  unmount();
  for (const pause of [29, 2]) {
    await seconds(pause);
    const shown = again();
    await seconds(0);
    counts.push(asked(call).length);
    shown.unmount();
  }
  await seconds(298);
  const kept = [client.getQueryData(key) !== undefined];
  await seconds(3);
  kept.push(client.getQueryData(key) !== undefined);
  return { counts, kept };
};

test('BKG-11 the lists are fresh for 30 seconds and kept for 5 minutes', async () => {
  const key = bookingKeys.list(mentee.id, null, zone);
  const { counts, kept } = await askedOver(<DashboardBookings />, 'GET /api/v2/my/bookings', key);
  expect(counts).toEqual([1, 1, 2]);
  expect(kept).toEqual([true, false]);
});

test('BKG-12 a booking is fresh for 30 seconds and kept for 5 minutes', async () => {
  const { counts, kept } = await askedOver(<BookingRequestedPage id={41} />, 'GET /bookings/41', bookingKeys.one(41));
  expect(counts).toEqual([1, 1, 2]);
  expect(kept).toEqual([true, false]);
});

test('BKG-11 lists are apart by person, by programme and by zone', async () => {
  const { asked } = serve({ 'GET /api/v2/my/bookings': answer(tabs) });
  const { client } = show(<DashboardBookings />);
  await seconds(0);
  expect(screen.getByText('There are no upcoming bookings.')).toBeTruthy();
  for (const me of [
    { ...mentee, id: 8 },
    { ...mentee, timezone: 'Europe/London' },
  ]) {
    await act(async () => client.setQueryData(['me'], me));
    await seconds(0);
  }
  expect(asked('GET /api/v2/my/bookings')).toHaveLength(3);
  const keys = client
    .getQueryCache()
    .findAll({ queryKey: ['bookings'] })
    .map(({ queryKey }) => queryKey);
  expect(keys).toEqual([
    ['bookings', 7, null, zone],
    ['bookings', 8, null, zone],
    ['bookings', 7, null, 'Europe/London'],
  ]);
  expect(bookingKeys.list(7, 3, zone)).not.toEqual(bookingKeys.list(7, null, zone));
  cleanup();
});
