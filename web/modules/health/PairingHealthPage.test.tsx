import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal, serve } from '../../testing/serve.fixture.ts';
import { mentee } from '../bookings/bookings.fixture.tsx';
import { inAlpha } from '../programmes/programmes.fixture.tsx';
import { groupRow, healthPage, overview, pairRow } from './health.fixture.ts';
import { PairingHealthPage } from './PairingHealthPage.tsx';
import { type HealthFilter, healthSearch } from './search.ts';

const main = 'GET /sessions_management/main';
const send = 'POST /feedback_management/send_notification';

const open = (answers: Record<string, object>, filter: HealthFilter = {}, onFilter = (_next: HealthFilter) => {}) => {
  const { calls } = serve({
    'GET /users/current': mentee,
    'GET /sessions_management/overview': overview(),
    [main]: healthPage(),
    ...answers,
  });
  inAlpha(<PairingHealthPage filter={filter} zone="Asia/Kuala_Lumpur" onFilter={onFilter} />);
  return calls;
};
const pairs = (...rows: ReturnType<typeof pairRow>[]) => ({ [main]: healthPage({ program_pairs: rows }) });
const cellsOf = async (label: string) => {
  const table = within(await screen.findByRole('region', { name: label })).getByRole('table');
  const [, row] = within(table).getAllByRole('row');
  if (!row) throw new Error('the table has no row');
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
};

test('PAR-02 PAR-04 three tabs, and the reminder only on the second', async () => {
  open({});
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent?.replace(/\d+$/, ''))).toEqual([
    'Overview',
    'One on One Pairing',
    'Group Pairing',
  ]);
  expect(screen.queryByRole('button', { name: 'Send a Feedback Reminder' })).toBeNull();
});

test.each([
  ['pair', true],
  ['group', false],
] as const)('PAR-04 on the tab of each %s the reminder is there: %s', async (tab, there) => {
  open({}, { tab });
  await screen.findByRole('button', { name: 'Download CSV' });
  expect(screen.queryByRole('button', { name: 'Send a Feedback Reminder' }) !== null).toBe(there);
});

test('PAR-09 PAR-10 PAR-14 PAR-17 a pair in its columns, with the way to its ratings and its summary', async () => {
  open(pairs(pairRow({ reminder_sent_at: '2026-11-10T02:00:00Z' })), { tab: 'pair' });
  expect((await cellsOf('One on One Pairing')).slice(0, 9)).toEqual([
    expect.stringContaining('Nur Aisyah'),
    expect.stringContaining('Daniel Lim'),
    'Great82',
    'Tue, 10 Nov 2026',
    '1',
    '5',
    '3 (60%)',
    '2 (40%)',
    expect.stringContaining('4.4'),
  ]);
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads).toEqual([
    'Mentee',
    'Mentor',
    'Pairing Health',
    'Reminder sent',
    'Confirmed Sessions',
    'Completed Sessions',
    'Mentee Feedback',
    'Mentor Feedback',
    'Avg. Rating',
    'Action',
  ]);
  expect(screen.getByRole('link', { name: 'Summary of Nur Aisyah, Daniel Lim' }).getAttribute('href')).toBe(
    '/app/acme/alpha/admin/pairing-health/41',
  );
  expect(screen.getByRole('region', { name: 'One on One Pairing' }).getAttribute('data-roomy')).toBe('true');
});

test('PAR-11 without a completed session feedback is a dash, and so is an average of 0', async () => {
  open(pairs(pairRow({ completed_bookings_count: 0, average_ratings_score: 0 })), { tab: 'pair' });
  expect((await cellsOf('One on One Pairing')).slice(3, 9)).toEqual(['-', '1', '0', '-', '-', '-']);
});

test('PAR-17 M16 why a pair is judged otherwise than by its number is said beside it; a new one is grey', async () => {
  const silent = { number: 8240, confidence: 'low', reason: 'silent', silent_days: 71 } as const;
  open(pairs(pairRow({ pairing_health_score: 3, health: silent })), { tab: 'pair' });
  expect((await cellsOf('One on One Pairing'))[2]).toBe('Poor82No session for 71 days');
});

test('PAR-08 PAR-12 PAR-18 the address says what is asked for: words, health, order and page', async () => {
  expect(healthSearch.validateSearch({ tab: 'group', health: 'poor', sort: '-completed', page: '2' })).toEqual({
    tab: 'group',
    health: 'poor',
    sort: '-completed',
    page: 2,
  });
  const turned: HealthFilter[] = [];
  const calls = open(pairs(pairRow()), { tab: 'pair', search: 'tan' }, (next) => turned.push(next));
  await screen.findByRole('region', { name: 'One on One Pairing' });
  expect(calls.find(({ path }) => path.includes('/main'))?.path).toContain('program_id=3&type=pair&search=tan&page=1');
  fireEvent.click(screen.getByRole('button', { name: 'Poor' }));
  fireEvent.click(screen.getByRole('button', { name: 'Completed Sessions' }));
  expect(turned).toEqual([
    { tab: 'pair', search: 'tan', health: 'poor' },
    { tab: 'pair', search: 'tan', sort: 'completed' },
  ]);
});

test('PAR-15 a group by its name, with the mentee whose number is the lowest', async () => {
  open({ [main]: healthPage({ program_group_pairs: [groupRow()] }) }, { tab: 'group' });
  const cells = await cellsOf('Group Pairing');
  expect(cells[0]).toContain('Data Circle');
  expect(cells[2]).toContain('Lowest: Mei Tan, 41');
});

test('PAR-19 what the server refuses is said in its words', async () => {
  open({ [main]: refusal('programmes.admins_only', 403) }, { tab: 'pair' });
  const said = await screen.findByText(refusal('programmes.admins_only').body['error' as never]);
  expect(said.closest('[role="alert"]')).not.toBeNull();
});

test('PAR-05 PAR-06 the first reminder goes out at one press, and the server’s message is shown', async () => {
  const calls = open({ [send]: { message: 'Feedback reminder sent to 3 participant(s).' } }, { tab: 'pair' });
  const button = await screen.findByRole('button', { name: 'Send a Feedback Reminder' });
  await waitFor(() => expect(calls.some(({ path }) => path.includes('/main'))).toBe(true));
  fireEvent.click(button);
  expect(await screen.findByText('Feedback reminder sent to 3 participant(s).')).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ program_id: 3 }]);
});

test('PAR-05 within 24 hours it asks first, and only the answer sends', async () => {
  const last = { sent_at: '2026-11-20T02:00:00Z', asks_first: true };
  const calls = open(
    {
      [main]: healthPage({ program_pairs: [pairRow()], feedback_reminders: last }),
      [send]: refusal('health.nothing_pending'),
    },
    { tab: 'pair' },
  );
  await screen.findByRole('region', { name: 'One on One Pairing' });
  fireEvent.click(screen.getByRole('button', { name: 'Send a Feedback Reminder' }));
  const question = await screen.findByRole('dialog', { name: 'Send another reminder?' });
  expect(question.textContent).toContain('Fri, 20 Nov 2026, 10:00 am');
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  fireEvent.click(within(question).getByRole('button', { name: 'Send it' }));
  expect(await screen.findByText('No pending feedback to remind.')).toBeTruthy();
});

test('PAR-02 the overview: figures with what they count, the trend as numbers too, and the silent pair first', async () => {
  open({});
  expect(await screen.findByText('of 100, over all pairs and groups')).toBeTruthy();
  expect(screen.getByText('below 50, 1 of them silent')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show as a table' }));
  const numbers = screen.getByRole('table', { name: 'Average health over the last six months' });
  expect(
    within(numbers)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual(['1 Oct 202670', '20 Nov 202660']);
  expect((await cellsOf('Pairs and groups that need attention')).slice(2, 4)).toEqual([
    'Poor31No session for 71 days',
    '71',
  ]);
});

test('M16 what the numbers foretold stands beside the surveys’, labelled while it is too little', async () => {
  open({});
  const table = await screen.findByRole('region', { name: 'What the number foretold' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    '30 days old60120.810.580.80Calibrated',
    '60 days old81–––Not yet calibrated',
  ]);
  expect(screen.getByText(/Surveys alone reach a sensitivity of 0.43 and a specificity of 0.75/)).toBeTruthy();
});

test('PAR-02 a program without pairs has an overview that says so', async () => {
  const none = { total: 0, great: 0, fair: 0, poor: 0, new: 0, silent: 0, paused: 0, average: null };
  open({ 'GET /sessions_management/overview': overview({ pairs: none, trend: [], attention: [] }) });
  expect(await screen.findByText('Nobody needs attention right now')).toBeTruthy();
  expect(screen.getByText('The first point appears tomorrow.')).toBeTruthy();
});

const settings = {
  rhythm_days: 30,
  rhythm_weight: 30,
  felt_weight: 30,
  reliability_weight: 15,
  forward_weight: 15,
  goals_weight: 10,
  ends_silent: false,
};

test('M16 the program’s rhythm is changed in a window that keeps what was typed when it is refused', async () => {
  const fields = { rhythm_days: 'Please use 7 or more' };
  const calls = open({
    'GET /api/v2/health_settings': settings,
    'PUT /api/v2/health_settings': {
      status: 422,
      body: { error: 'Please check the marked fields.', code: 'request.invalid', fields },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Rhythm and weights' }));
  const days = await screen.findByRole('textbox', { name: /Days between sessions/ });
  fireEvent.change(days, { target: { value: '14' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please use 7 or more')).toBeTruthy();
  expect((days as HTMLInputElement).value).toBe('14');
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ program_id: 3, ...settings, rhythm_days: 14 });
});
