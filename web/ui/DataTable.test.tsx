import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Link } from './navigation.tsx';
import { type Column, DataTable } from './DataTable.tsx';
import { renderUi } from './render.fixture.tsx';

interface Booking {
  id: number;
  mentor: string;
}

const rows: Booking[] = [
  { id: 7, mentor: 'Aisyah' },
  { id: 9, mentor: 'Daniel' },
];
const columns: Column<Booking>[] = [
  { key: 'id', header: 'ID', sortable: true, cell: ({ id }) => id },
  { key: 'mentor', header: 'Mentor', cell: ({ mentor }) => <Link href={`/mentors/${mentor}`}>{mentor}</Link> },
];
const rowKey = ({ id }: Booking) => id;

test('SYS-06 arrow keys scroll the table by 800 pixels, with shift they turn the page', async () => {
  const scrolled = vi.fn();
  Element.prototype.scrollBy = scrolled;
  const onPage = vi.fn();
  renderUi(
    <DataTable label="Bookings" columns={columns} rows={rows} rowKey={rowKey} page={1} pages={3} onPage={onPage} />,
  );
  screen.getByRole('region', { name: 'Bookings' }).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
  expect(scrolled.mock.calls.map(([to]) => to.left)).toEqual([800, -800]);
  expect(onPage).not.toHaveBeenCalled();
  await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowRight}{/Shift}');
  expect(onPage.mock.calls).toEqual([[2]]);
});

const Turned = () => {
  const [page, setPage] = useState(1);
  return (
    <DataTable label="Bookings" columns={columns} rows={rows} rowKey={rowKey} page={page} pages={3} onPage={setPage} />
  );
};

test('whoever turns the page goes on where its rows begin, and hears which page it is', async () => {
  renderUi(<Turned />);
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Page 2 of 3' }));
  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Page 3 of 3' }));
});

test('a click on a row opens it, a click on a link in it goes where the link says', async () => {
  const { visited } = renderUi(
    <DataTable
      label="Bookings"
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      rowHref={({ id }) => `/bookings/${id}`}
    />,
  );
  await userEvent.click(screen.getByRole('cell', { name: '9' }));
  await userEvent.click(screen.getByRole('link', { name: 'Aisyah' }));
  expect(visited).toEqual(['/bookings/9', '/mentors/Aisyah']);
});

test('the sorted column says its order, and a sortable header asks for another', async () => {
  const onSort = vi.fn();
  const sort = { key: 'id', direction: 'desc' } as const;
  renderUi(<DataTable label="Bookings" columns={columns} rows={rows} rowKey={rowKey} sort={sort} onSort={onSort} />);
  const header = screen.getByRole('columnheader', { name: 'ID' });
  expect(header.getAttribute('aria-sort')).toBe('descending');
  await userEvent.click(within(header).getByRole('button'));
  expect(onSort).toHaveBeenCalledExactlyOnceWith('id');
});

const wide = window.matchMedia;
afterEach(() => {
  window.matchMedia = wide;
});

test('cards on a phone have no headings: their order is chosen from a list that says what it is now', async () => {
  window.matchMedia = (media: string) => Object.assign(wide(media) as object, { matches: true }) as MediaQueryList;
  const onSort = vi.fn();
  const sort = { key: 'id', direction: 'desc' } as const;
  const table = { label: 'Bookings', columns, rows, rowKey };
  const { update } = renderUi(<DataTable {...table} sort={sort} onSort={onSort} />);
  const order = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
  expect(order.selectedOptions[0]?.text).toBe('ID, descending');
  expect(within(order).getAllByRole('option')).toHaveLength(2);
  await userEvent.selectOptions(order, 'ID, ascending');
  expect(onSort).toHaveBeenCalledExactlyOnceWith('id', 'asc');
  await userEvent.selectOptions(order, 'ID, descending');
  expect(onSort).toHaveBeenLastCalledWith('id', 'desc');
  update(<DataTable {...table} />);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByRole('list', { name: 'Bookings' })).toBeTruthy();
});

test('empty, failed and loading tables say so', async () => {
  const onRetry = vi.fn();
  const table = (state?: 'loading' | 'error') => (
    <DataTable
      label="Bookings"
      columns={columns}
      rows={[]}
      rowKey={rowKey}
      state={state ?? 'ready'}
      errorText="Oops, something went wrong!"
      onRetry={onRetry}
    />
  );
  const { update } = renderUi(table());
  expect(screen.getByText('No data available.')).toBeTruthy();
  update(table('error'));
  expect(screen.getByText('Oops, something went wrong!')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  update(table('loading'));
  expect(screen.getByText('Loading…')).toBeTruthy();
  expect(screen.queryByText('No data available.')).toBeNull();
});
