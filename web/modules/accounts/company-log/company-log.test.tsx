import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { refusals } from '../../../../contract/messages.ts';
import { actKinds, type CompanyAuditLine } from '../../../../contract/screens/index.ts';
import { setServerTime } from '../../../lib/clock.ts';
import { newQueryClient } from '../../../lib/query-client.ts';
import { refusal, serve, underWay } from '../../../testing/serve.fixture.ts';
import { renderUi } from '../../../ui/render.fixture.tsx';
import { CompanyAuditPage } from '../index.ts';
import { type AuditFilter, kinds } from './search.ts';

beforeEach(() => setServerTime('2026-11-20T10:00:00Z'));

/** Whether the end of the list is in view. */
const endIs = (seen: boolean) =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.tell([{ isIntersecting: seen }]);
      }
      disconnect() {}
    },
  );

const list = 'GET /api/v2/audit_log';
const choices = 'GET /api/v2/audit_log/choices';
const alpha = { id: 3, name: 'Alpha' };
const line = (id: number, more: Partial<CompanyAuditLine> = {}): CompanyAuditLine => ({
  id,
  at: '2026-11-19T17:30:00Z',
  what: `Added the role R${id}`,
  who: 'Mei Tan',
  kind: 'people',
  program: alpha,
  ...more,
});
const here = {
  people: [
    { id: 7, name: 'Mei Tan' },
    { id: 8, name: 'Ali Rahman' },
  ],
  support: true,
  programs: [alpha, { id: 4, name: 'Gamma' }],
};

const open = (
  answers: Parameters<typeof serve>[0],
  { filter = {}, programId = null }: { filter?: AuditFilter; programId?: number | null } = {},
) => {
  const { calls } = serve({ [choices]: here, ...answers });
  const asks: AuditFilter[] = [];
  renderUi(
    <QueryClientProvider client={newQueryClient()}>
      <CompanyAuditPage
        filter={filter}
        programId={programId}
        zone="Asia/Kuala_Lumpur"
        onFilter={(next) => asks.push(next)}
      />
    </QueryClientProvider>,
  );
  return { asks, asked: () => calls.map(({ path }) => path).filter((path) => !path.includes('choices')) };
};

const cells = () => screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));

test('SYS-19 the log of a company says when what was done, by whom and in which program, in the reader’s zone', async () => {
  endIs(false);
  open({
    [list]: { lines: [line(2), line(1, { who: 'Lantern support', kind: 'settings', program: null })], next: null },
  });
  await screen.findByText('Added the role R2');
  expect(cells()).toEqual([
    ['When', 'What was done', 'Who', 'Kind', 'Program'],
    ['Fri, 20 Nov 2026, 1:30 am', 'Added the role R2', 'Mei Tan', 'People and roles', 'Alpha'],
    ['Fri, 20 Nov 2026, 1:30 am', 'Added the role R1', 'Lantern support', 'Settings', '–'],
  ]);
});

test('SYS-19 a program’s own log asks for that program alone, and has no column and no filter of programs', async () => {
  endIs(false);
  const { asked } = open({ [list]: { lines: [line(2)], next: null } }, { programId: 3, filter: { kind: 'people' } });
  await screen.findByText('Added the role R2');
  expect(asked()).toEqual(['/api/v2/audit_log?program_id=3&kind=people']);
  expect(cells()[0]).toEqual(['When', 'What was done', 'Who', 'Kind']);
  expect(screen.queryByRole('combobox', { name: 'Program' })).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Kind' })).toHaveProperty('value', 'People and roles');
});

test('SYS-19 SYS-14 the list goes on below its last line when its end comes into view', async () => {
  endIs(true);
  const { asked } = open({
    [`${list}?after=2`]: { lines: [line(1)], next: null },
    [list]: { lines: [line(3), line(2)], next: 2 },
  });
  await screen.findByText('Added the role R1');
  expect(
    cells()
      .slice(1)
      .map(([, what]) => what),
  ).toEqual(['Added the role R3', 'Added the role R2', 'Added the role R1']);
  expect(asked()).toEqual(['/api/v2/audit_log', '/api/v2/audit_log?after=2']);
});

test('SYS-19 when nothing matches, search and filters can be cleared', async () => {
  endIs(false);
  const { asks } = open({ [list]: { lines: [], next: null } }, { filter: { search: 'zzz' } });
  await screen.findByText('Nothing matches');
  fireEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(asks).toEqual([{}]);
});

test('SYS-19 a log without lines says what will be in it', async () => {
  endIs(false);
  open({ [list]: { lines: [], next: null } });
  await screen.findByText('Nothing has been done yet');
  expect(screen.getByText('What admins change from now on is listed here.')).toBeTruthy();
});

test('SYS-19 what may not be read, or cannot be, says so and is asked for again', async () => {
  endIs(false);
  let denied = true;
  const { asked } = open({
    [list]: () => (denied ? refusal('programmes.admins_only', 403) : { lines: [line(2)], next: null }),
  });
  await screen.findByText(refusals['programmes.admins_only']);
  denied = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Added the role R2');
  expect(asked()).toHaveLength(2);
});

test('SYS-19 a list under way has a place for its rows', () => {
  endIs(false);
  open({ [list]: () => underWay() });
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByText('Nothing has been done yet')).toBeNull();
});

test('SYS-19 the filters offer who acted, the support among them, and the programs; a choice begins again from the top', async () => {
  endIs(false);
  const { asks } = open({ [list]: { lines: [line(2)], next: null } }, { filter: { search: 'mei' } });
  await screen.findByText('Added the role R2');
  fireEvent.click(screen.getByRole('button', { name: 'Show filters' }));
  fireEvent.click(screen.getByRole('combobox', { name: 'Who' }));
  const people = within(await screen.findByRole('listbox', { name: 'Who', hidden: true }));
  expect(people.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'Mei Tan',
    'Ali Rahman',
    'Lantern support',
  ]);
  fireEvent.click(people.getByRole('option', { name: 'Lantern support', hidden: true }));
  await waitFor(() => expect(asks).toEqual([{ search: 'mei', by: 'support' }]));
});

test('SYS-04 SYS-19 the file has what the filter leaves', async () => {
  endIs(false);
  const { asked } = open(
    { [list]: { lines: [line(2)], next: null }, 'GET /api/v2/audit_log.csv': new Response('x') },
    { filter: { kind: 'people', by: '7', from: '2026-11-01', program: 3 } },
  );
  await screen.findByText('Added the role R2');
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  const query = 'program_id=3&kind=people&by=7&from=2026-11-01';
  await waitFor(() =>
    expect(asked()).toEqual([`/api/v2/audit_log?${query}`, `/api/v2/audit_log.csv?is_csv=true&${query}`]),
  );
});

test('SYS-19 every kind of act can be filtered by', () => {
  expect<readonly string[]>(kinds).toEqual(Object.keys(actKinds));
});
