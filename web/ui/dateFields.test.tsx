import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { DateField, DateRangeField } from './dateFields.tsx';
import { renderUi } from './render.fixture.tsx';

const Start = ({ first }: { first: string | null }) => {
  const [day, setDay] = useState(first);
  return <DateField label="Start date" value={day} onChange={setDay} min="2026-11-20" max="2027-02-10" clearable />;
};

test('a day is chosen from a window that opens on the day that stands there', async () => {
  renderUi(<Start first="2026-12-02" />);
  await userEvent.click(screen.getByRole('button', { name: 'Start date: 2 Dec 2026' }));
  const picker = await screen.findByRole('dialog', { name: 'Start date', hidden: true });
  await waitFor(() => expect(document.activeElement?.getAttribute('data-day')).toBe('2026-12-02'));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByRole('button', { name: 'Start date: 9 Dec 2026' })).toBeTruthy();
  await waitFor(() => expect(picker.isConnected).toBe(false));
});

test('days before the first and after the last cannot be chosen, and years beyond are brought back', async () => {
  renderUi(<Start first="2026-12-02" />);
  await userEvent.click(screen.getByRole('button', { name: 'Start date: 2 Dec 2026' }));
  const picker = within(await screen.findByRole('dialog', { name: 'Start date', hidden: true }));
  const month = picker.getByRole('combobox', { name: 'Month', hidden: true });
  await userEvent.selectOptions(month, 'January');
  expect(month).toHaveProperty('value', '11');
  const days = picker.getAllByRole<HTMLButtonElement>('button', { name: /November 2026/, hidden: true });
  expect(days.filter((day) => !day.disabled).map((day) => day.textContent)).toEqual([
    '20',
    '21',
    '22',
    '23',
    '24',
    '25',
    '26',
    '27',
    '28',
    '29',
    '30',
  ]);
});

test('the cross empties the field', async () => {
  renderUi(<Start first="2026-12-02" />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear Start date' }));
  expect(screen.getByRole('button', { name: 'Start date: Choose a date' })).toBeTruthy();
});

test('the end of a range cannot lie before its beginning', async () => {
  const onChange = vi.fn();
  renderUi(<DateRangeField label="Period" value={['2026-12-10', '2026-12-20']} onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'To: 20 Dec 2026' }));
  const picker = within(await screen.findByRole('dialog', { name: 'To', hidden: true }));
  const early = picker.getByRole<HTMLButtonElement>('button', { name: 'Wednesday, 9 December 2026', hidden: true });
  expect(early.disabled).toBe(true);
  await userEvent.click(picker.getByRole('button', { name: 'Friday, 11 December 2026', hidden: true }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['2026-12-10', '2026-12-11']);
});
