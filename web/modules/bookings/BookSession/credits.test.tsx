import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { takeReturnAddress } from '../../../lib/take-return-address.ts';
import { serve } from '../../../testing/serve.fixture.ts';
import { mentee, mentor, openAt, show } from '../bookings.fixture.tsx';
import { readWish } from '../wish.ts';
import { BookSession } from './BookSession.tsx';
import type { Preset } from './wizard.ts';

const slots = ['2026-12-02T01:00:00Z', '2026-12-02T06:00:00Z', '2026-12-02T16:30:00Z'];
const words = { topic: 'From testing into product management', objectives: ['A plan'] };
const enough = { price: 10, balance: 30, short: false, on_confirming: 0 };

const book = (preset: Preset, known: Parameters<typeof show>[1] = {}) =>
  show(<BookSession mentor={mentor} preset={preset} onClose={() => {}} />, { slots, credits: enough, ...known });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const title = () => screen.getAllByRole('heading', { level: 2 }).at(-1)?.textContent;

test('BKG-23 CRD-08 M29 with too few credits it reads Top up Credit, leads to where they are bought, and comes back to this very window', async () => {
  history.replaceState(null, '', '/mentor_profile/aisyah-rahman');
  const { visited } = book(
    { slot: '2026-12-02T01:00:00Z', ...words },
    { credits: { price: 10, balance: 9, short: true, on_confirming: 0 } },
  );
  expect(screen.queryByRole('button', { name: 'Request' })).toBeNull();
  expect(screen.getByText(/^This session costs 1 credit\./).textContent).toBe(
    'This session costs 1 credit. You have 0. Top up, and you come back here: what you typed is kept.',
  );
  press('Top up Credit');
  await waitFor(() => expect(visited).toEqual(['/package/10/purchase_page']));
  expect(takeReturnAddress()).toBe('/mentor_profile/aisyah-rahman#book');
  expect(readWish(mentee.id, null)).toMatchObject({ preset: { slot: '2026-12-02T01:00:00Z', step: 3 } });
});

test('BKG-39 BKG-44 credits that are gone meanwhile: the request leads to where they are bought, too', async () => {
  history.replaceState(null, '', '/mentor_profile/aisyah-rahman');
  serve({
    'POST /api/v2/my/bookings': {
      status: 422,
      body: {
        error: 'You do not have enough credits.',
        code: 'credits.not_enough',
        redirectUrl: '/package/10/purchase_page',
      },
    },
  });
  const { visited } = book({ slot: '2026-12-02T01:00:00Z', ...words });
  press('Request');
  await waitFor(() => expect(visited).toEqual(['/package/10/purchase_page']));
  expect(takeReturnAddress()).toBe('/mentor_profile/aisyah-rahman#book');
});

test('M28 M29 whoever has a credit coming reads that the address is to be confirmed, and comes back to this very window', () => {
  history.replaceState(null, '', '/mentor_profile/aisyah-rahman');
  book(
    { slot: '2026-12-02T01:00:00Z', ...words },
    { credits: { price: 10, balance: 0, short: true, on_confirming: 10 } },
  );
  expect(
    screen.getByText('Once your email address is confirmed, you get 1 credit for your first session.'),
  ).toBeTruthy();
  expect(screen.getByText('Confirm your email address first')).toBeTruthy();
  expect(takeReturnAddress()).toBe('/mentor_profile/aisyah-rahman#book');
  expect(readWish(mentee.id, null)).toMatchObject({ preset: { slot: '2026-12-02T01:00:00Z', step: 3 } });
});

test('M28 every step says what the session costs and what one has', () => {
  book({});
  for (const step of ['Pick a date', 'Pick a time']) {
    expect(title()).toBe(step);
    expect(screen.getByText('Session price: 1 credit · You have 3')).toBeTruthy();
    if (step === 'Pick a date') {
      press('Wednesday, 2 December 2026');
      press('Next');
    }
  }
});

test('M29 a time that is gone when the window opens is said to be gone, and the nearest ones are offered', async () => {
  book({ slot: '2026-12-05T01:00:00Z' });
  expect(await screen.findByText('This time slot is no longer available.')).toBeTruthy();
  expect(title()).toBe('Pick a time');
});

test('M28 whoever says that the address is confirmed has the credit that comes with it asked for', async () => {
  const confirmed = { price: 10, balance: 10, short: false, on_confirming: 0 };
  serve({
    'GET /users/current': mentee,
    [`GET /api/v2/mentors/${mentor.id}/available_slots`]: { ...openAt('2026-12-02T01:00:00Z'), credits: confirmed },
  });
  book(
    { slot: '2026-12-02T01:00:00Z', ...words },
    { credits: { price: 10, balance: 0, short: true, on_confirming: 10 } },
  );
  press('I have confirmed it');
  expect(await screen.findByRole('button', { name: 'Request' })).toBeTruthy();
});
