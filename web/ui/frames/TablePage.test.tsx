import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../render.fixture.tsx';
import { TablePage } from './TablePage.tsx';
import type { TableFilter, TablePageProps } from './tablePageProps.ts';

interface Person {
  id: number;
  name: string;
  email: string;
}

const people: Person[] = [{ id: 7, name: 'Aisyah', email: 'aisyah@lantern.test' }];

interface Given {
  rows?: Person[];
  onSave?: (columns: readonly string[]) => Promise<void>;
  failure?: Pick<TablePageProps<Person>, 'state' | 'errorText' | 'onRetry'>;
}

const table = (asked: TableFilter, { rows = people, onSave = async () => {}, failure = {} }: Given = {}) => {
  const onAsk = vi.fn();
  const part = (
    <TablePage
      title="Users"
      name="users"
      asked={asked}
      onAsk={onAsk}
      columns={[
        { key: 'name', header: 'Name', card: 'title', cell: ({ name }) => name },
        { key: 'email', header: 'Email', cell: ({ email }) => email },
        { key: 'acts', header: 'Actions', headerHidden: true, cell: () => 'Acts' },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
      empty="Nobody"
      pages={3}
      total={201}
      pageSize={100}
      fields={[{ value: 'email', label: 'Email' }]}
      firstYear={2025}
      lastYear={2026}
      delay={1500}
      onSave={onSave}
      {...failure}
    />
  );
  renderUi(part);
  return onAsk;
};

test('SYS-08 a search waits until nobody has typed for the time it is told, and begins at the first page', () => {
  vi.useFakeTimers();
  const onAsk = table({ page: 2, field: 'email' });
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search in Users' }), { target: { value: 'ais' } });
  vi.advanceTimersByTime(1499);
  expect(onAsk).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onAsk.mock.calls).toEqual([[{ field: 'email', query: 'ais' }]]);
});

test('SYS-06 the pages follow the rows, and the filter stays', () => {
  const onAsk = table({ query: 'a' });
  expect(screen.getByText('1–1 of 201')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  expect(onAsk.mock.calls).toEqual([[{ query: 'a', page: 3 }]]);
});

test('SYS-04 a hidden column is neither shown nor saved, and stays hidden', async () => {
  const onSave = vi.fn(async () => {});
  localStorage.setItem('hidden_columns:users', 'email');
  table({}, { onSave });
  expect(screen.queryByRole('columnheader', { name: 'Email' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
  const email = await screen.findByRole('checkbox', { name: 'Email' });
  expect((screen.getByRole('checkbox', { name: 'Name' }) as HTMLInputElement).disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV', hidden: true }));
  expect(onSave.mock.calls).toEqual([[['name']]]);
  fireEvent.click(email);
  expect(localStorage.getItem('hidden_columns:users')).toBe('');
  expect(screen.getByRole('columnheader', { name: 'Email', hidden: true })).toBeTruthy();
});

test('SYS-05 a file that cannot be had says so, and is logged', async () => {
  const logged: unknown[] = [];
  vi.stubGlobal('reportError', (error: unknown) => logged.push(error));
  const gone = new Error('gone');
  table({}, { onSave: () => Promise.reject(gone) });
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  expect(await screen.findByText('Oops, something went wrong!')).toBeTruthy();
  expect(logged).toEqual([gone]);
});

test('SYS-05 a table that cannot be had shows its error state, with the way to try again', () => {
  const onRetry = vi.fn();
  table({}, { rows: [], failure: { state: 'error', errorText: 'The table is away.', onRetry } });
  expect(screen.getByText('The table is away.')).toBeTruthy();
  expect(screen.queryByText('Nobody')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('SYS-07 half a month and a turned range are told beside their fields, and narrow nothing', async () => {
  const onAsk = table({ date_from: '2026-11', date_to: '2026-02', query: 'a' });
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Show results' }));
  expect(screen.getByText('This month is before the first one')).toBeTruthy();
  expect(onAsk).not.toHaveBeenCalled();
  fireEvent.click(screen.getAllByRole('button', { name: 'Clear all' }).at(-1) as HTMLElement);
  fireEvent.click(screen.getByRole('button', { name: 'Show results' }));
  expect(onAsk.mock.calls).toEqual([[{ query: 'a' }]]);
});

test('with no filter set there is nothing to clear, and the button says so', async () => {
  table({ query: 'a' });
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const clear = await screen.findByRole('button', { name: 'Clear all' });
  expect(clear.ariaDisabled).toBe('true');
  expect(document.getElementById(clear.getAttribute('aria-describedby') ?? '')?.textContent).toBe('No filter is set');
});

test('SYS-07 what a filter leaves empty is another thing than an empty table', () => {
  const onAsk = table({ query: 'zz' }, { rows: [] });
  expect(screen.queryByText('Nobody')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(onAsk.mock.calls).toEqual([[{}]]);
});
