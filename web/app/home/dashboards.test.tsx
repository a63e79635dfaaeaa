import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CurrentUser } from '../../../contract/me/index.ts';
import { serve } from '../../testing/serve.fixture.ts';
import { aCard, show } from '../../modules/discovery/discovery.fixture.tsx';
import { aMenteeCard, aMenteeHere, aMentorHere, knowDashboard, type Lists } from './home.fixture.tsx';
import { LandingPage } from './LandingPage.tsx';
import { MemberDashboard } from './MemberDashboard.tsx';

const open = (me: CurrentUser, known: Parameters<typeof knowDashboard>[1] = {}) =>
  show(<MemberDashboard />, { me, know: knowDashboard(me, known) });
const region = (name: string) => within(screen.getByRole('region', { name }));
const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);
const cardNames = () =>
  within(screen.getByRole('tabpanel'))
    .queryAllByRole('heading')
    .map((heading) => heading.textContent);
const turnTo = (name: RegExp) => fireEvent.click(screen.getByRole('tab', { name }));
const named = (id: number, full_name: string) => aCard({ id, slug: `m${id}`, full_name, fullname: full_name });
const lists: Lists = {
  suggested: [named(1, 'Ana Lim'), named(2, 'Ben Ong')],
  my_mentors: [named(3, 'Cleo Tan')],
  following: [named(4, 'Dan Yap'), named(5, 'Eva Koh'), named(6, 'Fay Ng')],
};

test.each([aMenteeHere, aMentorHere])(
  'DSH-01 DSH-09 REV-32 the dashboard of $user_type has the ways of every day and the next sessions',
  (me) => {
    open(me);
    const links = within(screen.getByRole('navigation', { name: 'Quick links' }));
    expect(links.getByRole('link', { name: 'Feedbacks' }).getAttribute('href')).toBe('/main/reviews');
    expect(links.queryByRole('link', { name: 'Manage Availability' }) !== null).toBe(me.is_fl_mentor);
    expect(region('Upcoming sessions').getByText('There are no upcoming bookings.')).toBeTruthy();
  },
);

test('DSH-14 the three lists are asked for at their printed address', async () => {
  const { calls: asked } = serve({
    'GET /dashboard/users/mentors': {
      suggested: lists.suggested,
      my_mentors: lists.my_mentors,
      following: lists.following,
      latest_recommendation: null,
    },
  });
  show(<MemberDashboard />, { me: aMenteeHere });
  await waitFor(() => expect(cardNames()).toEqual(['Ana Lim', 'Ben Ong']));
  expect(tabs()).toEqual(['Matched2', 'My Mentors1', 'Following3']);
  expect(asked.map(({ path }) => path)).toContain('/dashboard/users/mentors?timezone=Asia%2FKuala_Lumpur');
});

test('DSH-03 DIS-28 a mentee has matched, own and followed mentors in three tabs, with their counts and the note on the time', () => {
  open(aMenteeHere, { lists });
  expect(tabs()).toEqual(['Matched2', 'My Mentors1', 'Following3']);
  expect(cardNames()).toEqual(['Ana Lim', 'Ben Ong']);
  expect(within(screen.getByRole('tabpanel')).getByText('Time shown are based on your local time.')).toBeTruthy();
  turnTo(/My Mentors/);
  expect(cardNames()).toEqual(['Cleo Tan']);
  turnTo(/Following/);
  expect(cardNames()).toEqual(['Dan Yap', 'Eva Koh', 'Fay Ng']);
});

test.each([
  ['mentee', aMenteeHere],
  ['mentor', aMentorHere],
])('BKG-18 DSH-09 the next sessions stand on the dashboard of a %s', (_who, me) => {
  open(me);
  expect(screen.getByRole('heading', { name: 'Upcoming sessions' })).toBeTruthy();
  expect(screen.getByText('There are no upcoming bookings.')).toBeTruthy();
});

test('DSH-11 DSH-12 what an empty list says, and the way out of it', () => {
  open(aMenteeHere);
  const panel = () => within(screen.getByRole('tabpanel'));
  expect(panel().getByText('You do not have any suggested mentors at the moment.')).toBeTruthy();
  expect(panel().getByRole('link', { name: 'Find a mentor' }).getAttribute('href')).toBe('/discover/mentors');
  turnTo(/My Mentors/);
  expect(
    panel().getByText('You are not currently connected with any mentors. Speak to your first mentor now!'),
  ).toBeTruthy();
  turnTo(/Following/);
  expect(panel().getByText('You do not follow any mentors yet.')).toBeTruthy();
});

test('DSH-10 a mentor of the platform networks with mentors, and is not sent to find one', () => {
  open(aMentorHere);
  expect(screen.getByRole('heading', { name: 'Network with mentors' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Your mentors' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Find a mentor' })).toBeNull();
});

test('DSH-10 everybody else has mentors of their own, and a way to find one', () => {
  open(aMenteeHere, { lists });
  expect(screen.getByRole('heading', { name: 'Your mentors' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Network with mentors' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Find a mentor' }).getAttribute('href')).toBe('/discover/mentors');
});

test('OFF-19 the quick links stand on both dashboards; only a mentor has hours to manage', () => {
  open(aMentorHere);
  const links = () =>
    within(screen.getByRole('navigation', { name: 'Quick links' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(links()).toEqual(['Bookings', 'Offline Sessions', 'Feedbacks', 'Manage Availability']);
  cleanup();
  open(aMenteeHere);
  expect(links()).toEqual(['Bookings', 'Offline Sessions', 'Feedbacks']);
});

test('DSH-04 a mentor has My Mentees, six of them and the way to all', () => {
  const mentees = [1, 2, 3, 4, 5, 6, 7].map((id) => aMenteeCard(id, { next_session_at: `2026-12-0${id}T20:00:00Z` }));
  open(aMentorHere, { mentees });
  const names = region('My Mentees')
    .getAllByText(/^Mentee \d$/)
    .map((name) => name.textContent);
  expect(names).toEqual(['Mentee 1', 'Mentee 2', 'Mentee 3', 'Mentee 4', 'Mentee 5', 'Mentee 6']);
  // In Kuala Lumpur it is already the next day.
  expect(region('My Mentees').getByText('Next session Wed, 2 Dec 2026')).toBeTruthy();
  expect(region('My Mentees').getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/main/mentees');
});

test('DSH-04 a mentor who has met nobody reads what to do; a mentee has no such list', () => {
  open(aMentorHere);
  expect(region('My Mentees').getByText('You have no mentees yet.')).toBeTruthy();
  expect(region('My Mentees').getByRole('link', { name: 'Check your availability' })).toBeTruthy();
  expect(region('My Mentees').queryByRole('link', { name: 'See all' })).toBeNull();
});

test('DSH-05 DSH-06 a mentee has neither impact nor hours nor mentees', () => {
  open(aMenteeHere);
  for (const name of ['My Mentees', 'Your availability']) expect(screen.queryByRole('region', { name })).toBeNull();
  expect(screen.queryByText('Mentees helped')).toBeNull();
  expect(screen.queryByRole('switch')).toBeNull();
});

const figure = (label: string) => screen.getByText(label).parentElement?.textContent;

test('DSH-05 the five figures of a mentor', () => {
  open(aMentorHere);
  expect(figure('Average rating')).toBe('Average rating4.3');
  expect(figure('Mentees helped')).toBe('Mentees helped11');
  expect(figure('Mentoring sessions')).toBe('Mentoring sessions13');
  expect(figure('Profile views')).toBe('Profile views204');
  expect(figure('Reviews')).toBe('Reviews37');
});

test.each([null, 0])('PRO-36 DSH-05 an average of %s reads N/A', (average) => {
  open({ ...aMentorHere, impact_stats: { ...aMentorHere.impact_stats, average_rating: average } });
  expect(figure('Average rating')).toBe('Average ratingN/A');
});

test('DSH-06 AVL-16 a mentor switches do-not-disturb on the dashboard, and finds their hours', async () => {
  open(aMentorHere);
  const hours = region('Your availability');
  const dnd = hours.getByRole<HTMLInputElement>('switch', { name: /Do not disturb/ });
  expect(dnd.checked).toBe(false);
  expect(hours.getByText('Off: mentees can book you in your hours. Switch it on to take a pause.')).toBeTruthy();
  expect(hours.getByRole('link', { name: 'Manage Availability' }).getAttribute('href')).toBe('/main/availability');
  serve({
    'POST /users/current/toggle_dnd': { active: true, message: 'Do-not-disturb is on.' },
    'GET /users/current/dnd_status': { active: true },
  });
  fireEvent.click(dnd);
  expect(await screen.findByText('Do-not-disturb is on.')).toBeTruthy();
  await waitFor(() => expect(dnd.checked).toBe(true));
});

const social =
  /credits fund the video calls, the servers and the improvements of the platform.*spans\s+Southeast Asia/s;

test('DSH-24 a mentee reads what the credits are for', () => {
  open(aMenteeHere);
  expect(region('A social enterprise').getByText(social)).toBeTruthy();
});

test('DSH-22 DSH-24 the start page counts what has come of it, and says what the credits are for', () => {
  show(<LandingPage />, {
    me: null,
    know: (client) =>
      client.setQueryData(['impact'], { mentors: 70, mentees: 4321, completed_sessions: 1234567, countries: 8 }),
  });
  expect(figure('Mentors')).toBe('Mentors70');
  expect(figure('Mentees')).toBe('Mentees4,321');
  expect(figure('Sessions held')).toBe('Sessions held1,234,567');
  expect(figure('Countries')).toBe('Countries8');
  expect(region('A social enterprise').getByText(social)).toBeTruthy();
});

test('DSH-29 who is new is welcomed until they close it', async () => {
  open({ ...aMenteeHere, onboarded_at: null });
  const dialog = screen.getByRole('dialog', { name: 'Welcome to Lantern, Farid' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Look around' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('DSH-29 nobody is welcomed twice', () => {
  open(aMenteeHere);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('ACC-03 the front page shows companies their way in, as long as nobody is signed in', () => {
  show(<LandingPage />, { me: null });
  expect(screen.getByRole('link', { name: 'run a mentoring program of your own' }).getAttribute('href')).toBe(
    '/register',
  );
});
