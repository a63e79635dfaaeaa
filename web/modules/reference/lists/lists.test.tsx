import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Entry } from '../../../../contract/reference/index.ts';
import { newQueryClient } from '../../../lib/query-client.ts';
import { answer, refusal, serve } from '../../../testing/serve.fixture.ts';
import { renderUi } from '../../../ui/render.fixture.tsx';
import { ReferenceListsPage } from '../index.ts';
import { withOwn } from '../with-own.ts';
import type { EntryFilter } from './search.ts';

const entry = (id: number, name: string, more: Partial<Entry> = {}): Entry => ({
  id,
  name,
  code: null,
  country: null,
  retired_at: null,
  ...more,
});
const pageOf = (data: Entry[]) => ({ data, page: 1, max_pages: 1, total: data.length });
const malaysia = { id: 132, name: 'Malaysia', iso: 'MY', dial_code: '60' };
const companies = [
  entry(1, 'Petronas', { country: 'MY' }),
  entry(2, 'Kapal Terbang', { retired_at: '2026-11-01T00:00:00Z' }),
];

const show = (answers: Parameters<typeof serve>[0], filter: EntryFilter = { list: 'companies' }) => {
  const asked: EntryFilter[] = [];
  const served = serve({
    'GET /api/v2/admin/reference/companies': pageOf(companies),
    'GET /countries': [malaysia] as unknown as object,
    ...answers,
  });
  renderUi(
    <QueryClientProvider client={newQueryClient()}>
      <ReferenceListsPage filter={filter} onFilter={(next) => asked.push(next)} />
    </QueryClientProvider>,
  );
  return { ...served, filters: asked };
};
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('each entry says its country and whether it is offered; tabs and the search are in the address', async () => {
  const { filters } = show({});
  const rows = await screen.findAllByRole('row');
  await screen.findByText('Malaysia');
  expect(
    rows.slice(1).map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
        .slice(0, 3),
    ),
  ).toEqual([
    ['Petronas', 'Malaysia', 'Offered'],
    ['Kapal Terbang', '–', 'Retired'],
  ]);
  fireEvent.click(screen.getByRole('tab', { name: 'Languages' }));
  expect(filters).toEqual([{ list: 'languages' }]);
});

test('a refused name is shown beside the field, and what was typed stays', async () => {
  const taken = {
    status: 422,
    body: {
      ...refusal('request.invalid').body,
      fields: { name: 'Petronas is already in this list' },
    },
  };
  show({ 'POST /api/v2/admin/reference/companies': taken });
  await press('Add a company');
  const window = within(await screen.findByRole('dialog', { name: 'Add a company' }));
  const field = window.getByLabelText<HTMLInputElement>(/^Name/);
  fireEvent.change(field, { target: { value: 'petro nas' } });
  fireEvent.click(window.getByRole('button', { name: 'Add a company' }));
  expect(await window.findByText('Petronas is already in this list')).toBeTruthy();
  expect(field.value).toBe('petro nas');
});

test('a company is saved under its new name, retired, and offered again', async () => {
  const { bodyOf, calls } = show({
    'PATCH /api/v2/admin/reference/companies/1': answer(entry(1, 'Petronas Berhad', { country: 'MY' })),
    'PATCH /api/v2/admin/reference/companies/1/retired': answer(
      entry(1, 'Petronas', { retired_at: '2026-11-20T10:00:00Z' }),
    ),
    'PATCH /api/v2/admin/reference/companies/2/retired': answer(entry(2, 'Kapal Terbang')),
  });
  await press('Edit Petronas');
  const window = within(await screen.findByRole('dialog', { name: 'Edit company' }));
  fireEvent.change(window.getByLabelText(/^Name/), { target: { value: 'Petronas Berhad' } });
  fireEvent.click(window.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Petronas Berhad was saved')).toBeTruthy();
  expect(bodyOf('PATCH /api/v2/admin/reference/companies/1')).toEqual({ name: 'Petronas Berhad', country: 'MY' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Retire Petronas');
  expect(await screen.findByText('Petronas is no longer offered')).toBeTruthy();
  await press('Offer Kapal Terbang again');
  expect(await screen.findByText('Kapal Terbang is offered again')).toBeTruthy();
  expect(calls.filter(({ path }) => path.endsWith('/retired')).map(({ body }) => body)).toEqual([
    { retired: true },
    { retired: false },
  ]);
});

test('a list that does not come says so and can be asked for again; an empty one says what to do', async () => {
  let times = 0;
  show({
    'GET /api/v2/admin/reference/companies': () => {
      times += 1;
      return times === 1 ? refusal('accounts.platform_admins_only', 403) : pageOf([]);
    },
  });
  expect(await screen.findByText('Only a platform admin may do this.')).toBeTruthy();
  await press('Retry');
  expect(await screen.findByText('There are no companies yet')).toBeTruthy();
});

test('a form offers the list and what the person has beside it', () => {
  const [welding, falconry] = [
    { id: 1, name: 'Welding' },
    { id: 2, name: 'Falconry' },
  ];
  expect(withOwn([welding], [welding, falconry])).toEqual([welding, falconry]);
  expect(withOwn(undefined, [falconry])).toEqual([falconry]);
});
