import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { DayCalendar } from './DayCalendar.tsx';
import { dayAfterKey, weeksOf } from './month.ts';
import { renderUi } from './render.fixture.tsx';

const open = ['2026-12-01', '2026-12-02', '2026-12-10', '2026-12-23', '2026-12-30', '2027-01-04'];

const Days = () => {
  const [month, setMonth] = useState('2026-12');
  const [day, setDay] = useState<string | null>(null);
  return (
    <>
      <DayCalendar month={month} onMonth={setMonth} openDays={open} value={day} onChange={setDay} lastMonth="2027-01" />
      <output>{day}</output>
    </>
  );
};

const focused = () => document.activeElement?.getAttribute('data-day');

test('AVL-13 only open days can be chosen', async () => {
  renderUi(<Days />);
  const days = screen.getAllByRole<HTMLButtonElement>('button', { name: /December 2026/ });
  expect(days).toHaveLength(31);
  expect(days.filter((day) => !day.disabled).map((day) => day.textContent)).toEqual(['1', '2', '10', '23', '30']);
  await userEvent.click(screen.getByRole('button', { name: 'Thursday, 3 December 2026' }));
  expect(screen.getByText('', { selector: 'output' }).textContent).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Wednesday, 2 December 2026' }));
  expect(screen.getByText('2026-12-02')).toBeTruthy();
  expect(screen.getByRole('gridcell', { selected: true }).textContent).toBe('2');
});

test('the keyboard goes from open day to open day and over the edge of the month', async () => {
  renderUi(<Days />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(focused()).toBe('2026-12-01');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(focused()).toBe('2026-12-10');
  await userEvent.keyboard('{End}{ArrowUp}');
  expect(focused()).toBe('2026-12-23');
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(focused()).toBe('2027-01-04');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('2027-01-04')).toBeTruthy();
  await userEvent.keyboard('{PageDown}');
  expect(focused()).toBe('2027-01-04');
});

test('a month without an open day says so, and the last month says that nothing follows', async () => {
  renderUi(
    <DayCalendar
      month="2027-02"
      onMonth={() => undefined}
      openDays={open}
      value={null}
      onChange={() => undefined}
      lastMonth="2027-02"
    />,
  );
  expect(screen.getByText('No open days in this month.')).toBeTruthy();
  const next = screen.getByRole('button', { name: 'Next month: There are no later days yet' });
  expect(next.getAttribute('aria-disabled')).toBe('true');
});

test('weeks begin on Monday', () => {
  const [first, , , , last] = weeksOf('2026-12');
  expect(first).toEqual([null, '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06']);
  expect(last).toEqual(['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', null, null, null]);
  expect(weeksOf('2027-02')).toHaveLength(4);
});

test('up and down keep the weekday when they can', () => {
  const days = ['2026-12-02', '2026-12-10', '2026-12-23'];
  expect(dayAfterKey('ArrowDown', '2026-12-02', days)).toBe('2026-12-23');
  expect(dayAfterKey('ArrowDown', '2026-12-10', days)).toBe('2026-12-23');
  expect(dayAfterKey('ArrowUp', '2026-12-02', days)).toBeUndefined();
  expect(dayAfterKey('a', '2026-12-02', days)).toBeNull();
});
