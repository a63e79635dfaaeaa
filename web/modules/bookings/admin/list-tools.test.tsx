import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { setServerTime } from '../../../lib/clock.ts';
import { ProgrammeFilter } from '../../programmes/index.ts';
import { serve } from '../../../testing/serve.fixture.ts';
import { alpha, inAlpha } from '../../programmes/programmes.fixture.tsx';
import { PlatformBookingsPage } from './AdminBookingsPage.tsx';
import type { BookingFilter } from './search.ts';
import { booking, listed, listOf, open, press, zone } from './admin.fixture.tsx';

beforeEach(() => setServerTime('2026-11-20T10:00:00Z'));

const list = { [listed]: listOf([booking(41)]) };

test('ADB-07 the oldest first says so, and turns back', async () => {
  const { asks } = open(list, { sort: 'asc', status: 'missed' });
  await screen.findByText('Daniel Lim');
  expect(screen.queryByText('Newest First')).toBeNull();
  press('Oldest First');
  await waitFor(() => expect(asks).toEqual([{ status: 'missed' }]));
});

test('ADB-07 BKG-124 SYS-08 the other order is asked for half a second after it is chosen, and not when it is turned back', async () => {
  const { asks } = open(list);
  await screen.findByText('Daniel Lim');
  vi.useFakeTimers();
  press('Newest First');
  act(() => void vi.advanceTimersByTime(400));
  press('Oldest First');
  act(() => void vi.advanceTimersByTime(600));
  expect(asks).toEqual([]);
  press('Newest First');
  act(() => void vi.advanceTimersByTime(499));
  expect(asks).toEqual([]);
  act(() => void vi.advanceTimersByTime(1));
  expect(asks).toEqual([{ sort: 'asc' }]);
});

test('ADB-08 today is the day where the admin lives', async () => {
  setServerTime('2026-11-20T17:00:00Z');
  open(list, { from: '2026-11-02', to: '2026-11-20' });
  await screen.findByText('Daniel Lim');
  fireEvent.click(screen.getByRole('button', { name: /^To: / }));
  const picker = within(await screen.findByRole('dialog', { name: 'To', hidden: true }));
  const marked = picker.getAllByRole('button', { hidden: true }).filter((day) => day.ariaCurrent === 'date');
  expect(marked.map((day) => day.getAttribute('aria-label'))).toEqual(['Saturday, 21 November 2026']);
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
  const { calls } = serve({ ...list, 'GET /main/admins/programs.json': programmes });
  const chosen: (number | null)[] = [];
  const programmeFilter = <ProgrammeFilter value={3} onChange={(id) => chosen.push(id)} />;
  const filter = { program: 3 };
  inAlpha(<PlatformBookingsPage {...{ filter, zone, programmeFilter }} onFilter={() => {}} />);
  const row = within((await screen.findByText('Daniel Lim')).closest('tr') ?? document.body);
  expect(calls.find(({ path }) => path.startsWith('/api'))?.path).toContain('program_id=3');
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(row.getAllByRole('cell')[heads.indexOf('Program')]?.textContent).toBe('Alpha');
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Program' });
  await waitFor(() => expect(field.value).toBe('Alpha'));
  fireEvent.click(field);
  fireEvent.click(await screen.findByRole('option', { name: /Beta/, hidden: true }));
  expect(chosen).toEqual([4]);
  // Without a pointer there is no cross: the first choice takes it back.
  fireEvent.click(field);
  fireEvent.click(await screen.findByRole('option', { name: 'All programs', hidden: true }));
  expect(chosen).toEqual([4, null]);
});

test('ADB-01 ADB-49 once a program is chosen its wizard stands open, and leads back to the list', async () => {
  const { calls } = serve({ ...list, 'GET /programs?program_id=3': alpha });
  const page = (filter: BookingFilter) => (
    <PlatformBookingsPage {...{ filter, zone }} programmeFilter={null} onFilter={() => {}} />
  );
  inAlpha(
    <>
      {page({})}
      {page({ program: 3 })}
    </>,
  );
  // The list of all programs has no such link: a session belongs to one program.
  const [create, ...more] = await screen.findAllByRole<HTMLAnchorElement>('link', { name: 'Create Booking' });
  expect(more).toEqual([]);
  const from = encodeURIComponent('/main/admins/bookings?program=3');
  expect(create?.getAttribute('href')).toBe(`/app/acme/alpha/admin/bookings/new?from=${from}`);
  expect(calls.filter(({ path }) => path.startsWith('/programs'))).toHaveLength(1);
});
