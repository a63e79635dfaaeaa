import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aTicket } from './events.fixture.tsx';
import { amountOf, openTickets, reserve, row } from './taking.fixture.tsx';

test('EVT-46 what is sold out can be waited for', async () => {
  const { asked } = await openTickets([aTicket({ tickets_left: 0, max_amount: 5, cap: 0, available: false })], {
    answers: { 'POST /tickets/12/waiting': { message: 'ok' } },
  });
  expect(row('General').getByText('Sold out')).toBeTruthy();
  fireEvent.click(row('General').getByRole('button', { name: 'Join the waiting list for General' }));
  expect(await screen.findByText(/You are on the waiting list/)).toBeTruthy();
  expect(asked('POST /tickets/12/waiting')).toHaveLength(1);
});

const soldOut = { tickets_left: 0, max_amount: 5, cap: 0, available: false };

test('EVT-46 whoever waits reads their place, and can leave', async () => {
  const waiting = { state: 'waiting', position: 3, offer_expires_at: null } as const;
  const { asked } = await openTickets([aTicket({ ...soldOut, waiting })], {
    answers: { 'DELETE /tickets/12/waiting': { message: 'ok' } },
  });
  expect(row('General').getByText('You are number 3 on the waiting list.')).toBeTruthy();
  fireEvent.click(row('General').getByRole('button', { name: 'Leave the waiting list' }));
  expect(await screen.findByText('You are no longer on the waiting list.')).toBeTruthy();
  expect(asked('DELETE /tickets/12/waiting')).toHaveLength(1);
});

test('EVT-46 a place that has come free is kept for a while, and can be taken', async () => {
  const waiting = { state: 'offered', position: 1, offer_expires_at: '2026-11-20T22:00:00Z' } as const;
  const { asked } = await openTickets([aTicket({ ...soldOut, cap: 1, waiting }), aTicket({ id: 14, name: 'Second' })], {
    answers: { 'DELETE /tickets/12/waiting': { message: 'ok' } },
  });
  expect(row('General').getByText('A place is kept for you until Sat, 21 Nov 2026, 6:00 am')).toBeTruthy();
  expect(amountOf('General')).toBe('1');
  expect(reserve().getAttribute('aria-disabled')).toBeNull();
  expect(row('General').queryByText('Sold out')).toBeNull();
  // Giving it up is asked first.
  fireEvent.click(row('General').getByRole('button', { name: 'I don’t want it' }));
  expect(asked('DELETE /tickets/12/waiting')).toEqual([]);
  const question = within(await screen.findByRole('dialog', { name: 'Give up this place?' }));
  fireEvent.click(question.getByRole('button', { name: 'Give it up' }));
  expect(await screen.findByText('You are no longer on the waiting list.')).toBeTruthy();
});

test('EVT-46 B106 once it has begun nobody is asked to wait; whoever has their ticket is told so', async () => {
  await openTickets([aTicket(soldOut), aTicket({ id: 14, name: 'Second', cap: 0 })], { changes: { has_begun: true } });
  expect(row('General').queryByRole('button')).toBeNull();
  expect(row('Second').getByText('You already have the maximum number of these tickets.')).toBeTruthy();
});
