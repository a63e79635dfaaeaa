import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mentor, show } from '../bookings.fixture.tsx';
import { BookSession } from './BookSession.tsx';

const slot = '2026-12-02T01:00:00Z';
const words = { topic: 'From testing into product management', objectives: ['A plan'] };
const note = 'Calendar unknown, please confirm by hand';
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const book = (preset: object, calendarUnknown: boolean) =>
  show(<BookSession mentor={mentor} preset={preset} onClose={() => {}} />, { slots: [slot], calendarUnknown });

test('CAL-10 where times are picked, and before the request is sent, it says that the calendar is unknown', () => {
  book({}, true);
  expect(screen.getByText(note)).toBeTruthy();
  press('Wednesday, 2 December 2026');
  press('Next');
  expect(screen.getByText(note)).toBeTruthy();
});

test('CAL-10 so does the summary', () => {
  book({ slot, ...words }, true);
  expect(screen.getByText(note)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Request' })).toBeTruthy();
});

test('CAL-10 nothing is said of a calendar that is read', () => {
  book({}, false);
  expect(screen.queryByText(note)).toBeNull();
});
