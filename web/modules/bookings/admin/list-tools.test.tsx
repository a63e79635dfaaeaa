import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { setServerTime } from '../../../lib/clock.ts';
import { ProgrammeFilter } from '../../programmes/index.ts';
import { inAlpha, serve } from '../../programmes/programmes.fixture.tsx';
import { PlatformBookingsPage } from './AdminBookingsPage.tsx';
import { booking, listed, listOf, open, press, Reviews, zone } from './admin.fixture.tsx';

beforeEach(() => setServerTime('2026-11-20T10:00:00Z'));

const list = { [listed]: listOf([booking(41)]) };

test('ADB-07 the oldest first says so, and turns back', async () => {
  const { asks } = open(list, { sort: 'asc', status: 'missed' });
  await screen.findByText('Daniel Lim');
  expect(screen.queryByText('Newest First')).toBeNull();
  press('Oldest First');
  expect(asks).toEqual([{ status: 'missed' }]);
});

test('ADB-10 what is typed is searched for from the first page, and emptied it is not', async () => {
  const { asks } = open(list, { status: 'missed', search: 'ana', page: 3 });
  await screen.findByText('Daniel Lim');
  const field = screen.getByRole('searchbox', { name: 'Search bookings' });
  fireEvent.change(field, { target: { value: ' lim ' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  press('Clear search');
  expect(asks).toEqual([{ status: 'missed', search: 'lim' }, { status: 'missed' }]);
});

const choose = async (end: 'From' | 'To', day: string) => {
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${end}: `) }));
  const picker = within(await screen.findByRole('dialog', { name: end, hidden: true }));
  fireEvent.click(picker.getByRole('button', { name: day, hidden: true }));
};

test('ADB-08 ADB-10 the days chosen are asked for, from the first page', async () => {
  const { asks } = open(list, { from: '2026-11-02', to: '2026-11-20', page: 2 });
  await screen.findByText('Daniel Lim');
  await choose('From', 'Wednesday, 4 November 2026');
  await choose('To', 'Friday, 6 November 2026');
  expect(asks).toEqual([
    { from: '2026-11-04', to: '2026-11-20' },
    { from: '2026-11-02', to: '2026-11-06' },
  ]);
});

const programme = (id: number, name: string) => ({
  id,
  name,
  slug: name.toLowerCase(),
  enterprise: { id: 2, slug: 'acme', name: 'Acme' },
  status: 'Active',
  pairing_method_type: 'Mentee picks',
  mentees: 1,
  mentors: 1,
  admins: 1,
  start_date: null,
  end_date: null,
  created_at: '2026-01-01T00:00:00Z',
});

test('ADB-49 the platform’s list says in which program a session is, and one of all programs is chosen', async () => {
  const programmes = { data: [programme(3, 'Alpha'), programme(4, 'Beta')], page: 1, max_pages: 1, total: 2 };
  const calls = serve({ ...list, 'GET /main/admins/programs.json': programmes });
  const chosen: (number | null)[] = [];
  const filter = <ProgrammeFilter value={3} onChange={(id) => chosen.push(id)} />;
  const asked = { program: 3 };
  inAlpha(<PlatformBookingsPage {...{ asked, zone, Reviews, filter }} onAsk={() => {}} />);
  const row = within((await screen.findByText('Daniel Lim')).closest('tr') ?? document.body);
  expect(calls.find(({ path }) => path.startsWith('/api'))?.path).toContain('program_id=3');
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(row.getAllByRole('cell')[heads.indexOf('Program')]?.textContent).toBe('Alpha');
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Program' });
  await waitFor(() => expect(field.value).toBe('Alpha'));
  fireEvent.click(field);
  fireEvent.click(await screen.findByRole('option', { name: /Beta/, hidden: true }));
  expect(chosen).toEqual([4]);
});
