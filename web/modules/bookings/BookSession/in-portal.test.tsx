import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alpha } from '../../programmes/programmes.fixture.tsx';
import { aBooking, mentor, show } from '../bookings.fixture.tsx';
import { answer, refusal, serve } from '../../../testing/serve.fixture.ts';
import { BookSession } from './BookSession.tsx';
import type { Preset } from './wizard.ts';

// 2 December, 9:00 in Kuala Lumpur, and the same time on the next day.
const slots = ['2026-12-02T01:00:00Z', '2026-12-03T01:00:00Z'];
const free = { price: 0, balance: 0, short: false, on_confirming: 0 };
const book = (preset: Preset = {}, open: readonly string[] = slots) =>
  show(<BookSession mentor={mentor} preset={preset} onClose={() => {}} />, {
    programme: alpha,
    slots: open,
    credits: free,
  });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const title = () => screen.getAllByRole('heading', { level: 2 }).at(-1)?.textContent;

test('BKG-20 in a portal the window opens at the times of the first open day, and Back leads to the dates', () => {
  book();
  expect(title()).toBe('Pick a time');
  press('9:00 am');
  expect(screen.getAllByText(/Wednesday, 2 December 2026/)[0]).toBeTruthy();
  press('Back');
  expect(title()).toBe('Pick a date');
  press('Thursday, 3 December 2026');
  press('Next');
  expect(title()).toBe('Pick a time');
  expect(screen.getAllByText(/Thursday, 3 December 2026/)[0]).toBeTruthy();
});

test('BKG-20 without an open day it says so; a time that was chosen before keeps its own beginning', () => {
  const shown = book({}, []);
  expect(screen.getByText("I'm currently not available.")).toBeTruthy();
  shown.unmount();
  book({ slot: '2026-12-02T01:00:00Z' });
  expect(title()).toBe('Topic and learning objectives');
});

/** BKG-37: portals have their own address for requests. */
const call = 'POST /bookings/booking_submission';
const known = { slot: '2026-12-02T01:00:00Z', topic: 'My next job', objectives: ['A plan'] };

test('BKG-13 BKG-36 BKG-37 a request of a portal goes to its address, names its programme, and leads to its bookings', async () => {
  const { bodyOf } = serve({ [call]: answer({ booking: aBooking({ id: 77, status: 'pending' }) }) });
  const { visited } = book(known);
  press('Request');
  expect(await screen.findByText('Booking request succesfully sent!')).toBeTruthy();
  expect(visited).toEqual(['/app/acme/alpha/bookings']);
  expect(bodyOf(call)).toMatchObject({ booking: { program_id: 3, requestee_id: mentor.id } });
});

test('PAR-34 a mentor who has no place any more: the server’s words, with everything typed still there', async () => {
  serve({ [call]: refusal('pairings.mentor_full') });
  const { visited } = book(known);
  press('Request');
  expect(await screen.findByText('This mentor is not taking new mentees.')).toBeTruthy();
  expect(visited).toEqual([]);
  expect(screen.getByText('My next job')).toBeTruthy();
});

test.each([
  ['2026-12-03', true],
  ['2026-12-02', false],
  [null, false],
])('whoever chooses 2 December is told when the program begins on %s: %s', (first, told) => {
  show(<BookSession mentor={mentor} preset={known} onClose={() => {}} />, {
    programme: { ...alpha, start_date: first },
    slots,
    credits: free,
  });
  const said = screen.queryByText('Alpha starts on 3 Dec 2026. This time is before that.');
  expect(said !== null).toBe(told);
});
