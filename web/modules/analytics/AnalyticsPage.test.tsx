import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { adminPath } from '../../lib/paths.ts';
import { refusal, serve } from '../../testing/serve.fixture.ts';
import { mentee } from '../bookings/bookings.fixture.tsx';
import { alpha, inAlpha } from '../programmes/programmes.fixture.tsx';
import { figures, nothing } from './analytics.fixture.ts';
import { AnalyticsPage } from './AnalyticsPage.tsx';
import { type AnalyticsFilter, analyticsSearch } from './search.ts';

afterEach(() => vi.restoreAllMocks());

const open = (filter: AnalyticsFilter = {}, answers: Record<string, object> = figures) => {
  const asked: AnalyticsFilter[] = [];
  const { calls } = serve({ 'GET /users/current': mentee, ...answers });
  inAlpha(<AnalyticsPage filter={filter} zone="Asia/Kuala_Lumpur" onFilter={(next) => asked.push(next)} />);
  return { calls, asked };
};

const card = async (title: string) => within(await screen.findByRole('region', { name: title }));
/** The numbers of a card, as its table has them. */
const tableOf = async (title: string) => {
  const shown = await card(title);
  fireEvent.click(await shown.findByRole('button', { name: 'Show as a table' }));
  const rows = shown.getAllByRole('row').slice(1);
  return rows.map((row) => [...row.children].map(({ textContent }) => textContent));
};

test('ANA-01 five views, each with its own address', async () => {
  const { asked } = open({ view: 'engagement' });
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'Engagement',
    'Mentor-Mentee Health',
    'Learning Progress',
    'User Insights',
  ]);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Engagement');
  for (const tab of tabs) fireEvent.click(tab);
  expect(asked).toEqual([{}, { view: 'engagement' }, { view: 'health' }, { view: 'progress' }, { view: 'insights' }]);
  expect(analyticsSearch.validateSearch({ view: 'overview', type: 'nobody', month: '2026-11' })).toEqual({
    view: 'overview',
    month: '2026-11',
  });
});

test('ANA-03 the sessions of some days are held, ahead and rated', async () => {
  const { calls } = open({ from: '2026-11-01', to: '2026-11-30' });
  expect(await tableOf('Session Completion')).toEqual([
    ['Conducted', '20'],
    ['Upcoming', '5'],
    ['Reflected', '12'],
  ]);
  expect(calls.map(({ path }) => path)).toContain(
    '/dashboard/session_completion?program_id=3&from_date=2026-11-01&to_date=2026-11-30',
  );
});

test('ANA-04 ANA-05 PAR-07 both means lead to the pairs, and the score says from how many it is', async () => {
  open();
  const learning = await card('Learning experience');
  expect((await learning.findByText('4.6')).textContent).toBe('4.6');
  expect(learning.getByText('4.2')).toBeTruthy();
  expect(learning.getByRole('link', { name: /^View more/ }).getAttribute('href')).toBe(
    adminPath(alpha, 'pairing-health'),
  );
  const nps = await card('NPS satisfaction');
  expect(await nps.findByText('38')).toBeTruthy();
  expect(nps.getByText('Standard NPS, where a 6 also counts against: 13')).toBeTruthy();
  expect(nps.getByText('Satisfaction score, from 8 respondents')).toBeTruthy();
  expect(nps.getByRole('link', { name: /^View more/ }).getAttribute('href')).toBe(
    `${adminPath(alpha, 'surveys')}?view=feedback`,
  );
});

test('ANA-06 ANA-07 each slice has its count and its share', async () => {
  open();
  expect(await tableOf('Satisfaction')).toEqual([
    ['Happy', '9', '75%'],
    ['Neutral', '2', '17%'],
    ['Dissatisfied', '1', '8%'],
  ]);
  expect(await tableOf('Users')).toEqual([
    ['Mentees', '8', '57%'],
    ['Mentors', '4', '29%'],
    ['Admins', '2', '14%'],
  ]);
  const donut = screen.getByRole('img', { name: 'Satisfaction' });
  expect([...donut.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
    '75%',
    '17%',
    '8%',
    '12',
    'reviews',
    'Happy',
    '9',
    '75%',
    'Neutral',
    '2',
    '17%',
    'Dissatisfied',
    '1',
    '8%',
  ]);
});

test('ANA-12 ANA-14 ANA-15 goals, the health of pairs or groups, and skills of either side', async () => {
  open({ view: 'progress' });
  expect(await tableOf('Goals')).toEqual([['CV Reviews', '6', '50%']]);
  expect(await tableOf('Learning progress')).toEqual([
    ['Done', '4', '40%'],
    ['Open', '5', '50%'],
    ['Expired', '1', '10%'],
  ]);
});

test('ANA-14 the health of pairs, and the way to that of groups', async () => {
  const { asked, calls } = open({ view: 'health' });
  expect(await tableOf('Mentor-Mentee Health')).toEqual([
    ['Great', '5', '63%'],
    ['Fair', '2', '25%'],
    ['Poor', '1', '13%'],
  ]);
  fireEvent.click(screen.getByRole('radio', { name: 'Groups' }));
  expect(asked).toEqual([{ view: 'health', of: 'group' }]);
  expect(calls.map(({ path }) => path)).toContain('/dashboard/pairing_health_summary?program_id=3&type=pair');
});

test('ANA-01 ANA-15 the insights are of mentees, and of mentors when chosen', async () => {
  const { asked } = open({ view: 'insights' });
  expect(await tableOf('Skills of mentees')).toEqual([['Public Speaking', '3', '38%']]);
  expect(await tableOf('Industries of mentees')).toEqual([['Banking', '2', '25%']]);
  fireEvent.click(screen.getByRole('radio', { name: 'Mentor' }));
  expect(asked).toEqual([{ view: 'insights', type: 'mentor' }]);
});

test('ANA-13 a month has a bar for each day, and the months before it are one press away', async () => {
  const { asked } = open({ view: 'engagement', month: '2026-11' });
  const rows = await tableOf('Activities of a month');
  expect(rows).toHaveLength(30);
  expect(rows[4]).toEqual(['5 Nov 2026', '2', '0', '0', '0', '0', '0', '1', '3']);
  fireEvent.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(asked).toEqual([{ view: 'engagement', month: '2026-10' }]);
  expect(await tableOf('Engagement of mentees')).toEqual([
    ['Met in the last 30 days', '4', '50%'],
    ['A session ahead', '1', '13%'],
    ['Met before, nothing ahead', '2', '25%'],
    ['No session yet', '1', '13%'],
  ]);
  // There are no mentors, and the card of theirs says so.
  const mentors = await card('Engagement of mentors');
  expect(mentors.getByText('No user engagement data found.')).toBeTruthy();
});

test('a cohort is shown step by step, and each step leads to the people who stopped there', async () => {
  const { calls } = open({ view: 'progress' });
  expect(await tableOf('Mentee journey')).toEqual([
    ['Invited', '10', '100%', '2'],
    ['Joined', '8', '80%', '1'],
    ['Paired', '7', '70%', '3'],
    ['First session', '4', '40%', '0'],
    ['Third session', '4', '40%', '3'],
    ['Finished', '1', '10%', '1'],
  ]);
  const way = await card('Mentee journey');
  expect(way.getByRole('link', { name: 'See who: Invited, not joined yet' }).getAttribute('href')).toBe(
    adminPath(alpha, 'user-invites'),
  );
  // Nobody has stopped after one or two sessions.
  expect(way.queryByText(/^Met once or twice/)).toBeNull();
  fireEvent.click(way.getByRole('button', { name: 'See who: Paired, no session yet' }));
  const people = within(await screen.findByRole('dialog', { name: 'Paired, no session yet' }));
  const person = await people.findByRole('link', { name: /Daniel Lim/ });
  expect(person.getAttribute('href')).toBe(adminPath(alpha, 'user_management?search=Daniel%20Lim'));
  expect(person.textContent).toContain('Joined Thu, 1 Oct 2026, 0 sessions');
  expect(calls.map(({ path }) => path)).toContain(
    '/dashboard/funnel_people?program_id=3&type=mentee&step=paired&page=1',
  );
});

test('how long the first session took, and who stays', async () => {
  open({ view: 'progress' });
  expect(await tableOf('Time to the first session')).toEqual([
    ['Within 7 days', '1', '13%'],
    ['8 to 14 days', '2', '25%'],
    ['15 to 30 days', '0', '0%'],
    ['31 to 60 days', '0', '0%'],
    ['More than 60 days', '1', '13%'],
    ['No session yet', '4', '50%'],
  ]);
  expect(screen.getByText('Half of those who have met did so within 9 days, the others later.')).toBeTruthy();
  expect(await tableOf('Who stays, by month of joining')).toEqual([
    ['Dec 2025', '4', '3', '75%', '1', '25%'],
    ['Nov 2026', '4', '4', '100%', '2', '50%'],
  ]);
});

test('sessions per week with the share of no-shows, answers to requests, and what mentors carry', async () => {
  open({ view: 'engagement' });
  const weeks = await tableOf('Sessions per week');
  expect([weeks.length, weeks[0]]).toEqual([6, ['7 Sept 2026', '1', '2', '1']]);
  expect(screen.getByText('No-shows: 9% (2 missed, 21 held in these weeks)')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the missed sessions' }).getAttribute('href')).toBe(
    adminPath(alpha, 'bookings/bookings_list?status=missed&from=2026-09-07'),
  );
  const answers = await card('Answers to requests');
  expect((await answers.findByText('5 hours')).textContent).toBe('5 hours');
  expect(answers.getByText('60% of all requests')).toBeTruthy();
  expect((await tableOf('Mentors by their mentees'))[2]).toEqual(['2 mentees', '1', '25%']);
  expect(screen.getByText('Mentees: 2 of 3, sessions held: 12')).toBeTruthy();
});

test('a chart with one point is not empty', async () => {
  const one = {
    ...figures['GET /dashboard/weekly_sessions'],
    weeks: [{ monday: '2026-11-16', held: 1, missed: 0, cancelled: 0 }],
  };
  open({ view: 'engagement' }, { ...figures, 'GET /dashboard/weekly_sessions': one });
  const chart = await screen.findByRole('img', { name: 'Sessions per week' });
  const bars = [...chart.querySelectorAll('rect')].filter((bar) => Number(bar.getAttribute('height')) > 100);
  expect(bars).toHaveLength(1);
});

const empty = [
  ['Session Completion', {}, 'No data available.'],
  ['Users', {}, 'No data available.'],
  ['Satisfaction', {}, 'No data available.'],
  ['Learning experience', {}, 'No data available.'],
  ['NPS satisfaction', {}, 'No data available.'],
  ['Surveys', {}, 'No summary available'],
  ['Engagement of mentees', { view: 'engagement' }, 'No user engagement data found.'],
  ['Learning progress', { view: 'progress' }, 'No learning progress data found.'],
  ['Goals', { view: 'progress' }, 'No data available.'],
  ['Mentee journey', { view: 'progress' }, 'No data available.'],
  ['Time to the first session', { view: 'progress' }, 'No data available.'],
  ['Who stays, by month of joining', { view: 'progress' }, 'No data available.'],
  ['Sessions per week', { view: 'engagement' }, 'No data available.'],
  ['Answers to requests', { view: 'engagement' }, 'No data available.'],
  ['Mentors by their mentees', { view: 'engagement' }, 'No data available.'],
] as const;

test.each(empty)('ANA-17 where there is nothing, %s says so and has no file', async (title, filter, text) => {
  open(filter, nothing);
  const shown = await card(title);
  expect(await shown.findByText(text)).toBeTruthy();
  expect(shown.queryByRole('button', { name: /^Download/ })).toBeNull();
});

test('ANA-17 activities that cannot be loaded say so, and so does a figure, with the server’s own words', async () => {
  open({}, { ...figures, 'GET /dashboard/activities': refusal('programmes.admins_only', 403) });
  expect(await screen.findByText('Error loading activities')).toBeTruthy();
});

test('a figure that is refused says why, and can be asked for again', async () => {
  let isThere = false;
  const key = 'GET /dashboard/satisfaction';
  const answer = () => (isThere ? figures[key] : refusal('programmes.admins_only', 403));
  open({}, { ...figures, [key]: answer });
  const shown = await card('Satisfaction');
  const retry = await shown.findByRole('button', { name: 'Retry' });
  isThere = true;
  fireEvent.click(retry);
  expect(await shown.findByRole('img', { name: 'Satisfaction' })).toBeTruthy();
});

test('each chart is saved as a table of its numbers', async () => {
  const saved: { name: string; blob: Blob }[] = [];
  let blob = new Blob();
  URL.createObjectURL = (given: Blob) => {
    blob = given;
    return 'blob:chart';
  };
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob });
  });
  open();
  const users = await card('Users');
  fireEvent.click(await users.findByRole('button', { name: 'Download: Users' }));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Download CSV' }));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['alpha-users.csv']));
  // A reader of text takes the mark of its encoding away.
  expect(await saved[0]?.blob.text()).toBe(
    '"Users","Count","Share"\r\n"Mentees","8","57%"\r\n"Mentors","4","29%"\r\n"Admins","2","14%"\r\n',
  );
});
