import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal, serve } from '../../testing/serve.fixture.ts';
import { show } from '../../testing/show.fixture.tsx';
import { ProgrammeProvider } from '../programmes/index.ts';
import { alpha } from '../programmes/programmes.fixture.tsx';
import { aCard, pageOf } from './events.fixture.tsx';
import { MentorClassPage, NextEvents } from './index.ts';

const board = 'GET /dashboard/events/main';
const rows = async () => within(await screen.findByRole('list', { name: 'Events' })).getAllByRole('listitem');

test('DSH-08 DSH-16 B109 the next three events, those for the reader first and marked', async () => {
  const [near, next, match, far] = [
    aCard({ id: 1, title: 'Near', link_path: '/main/events/1' }),
    aCard({ id: 2, title: 'Next', attending: true }),
    aCard({ id: 3, title: 'Match', event_type: 'physical', venue_title: 'Town Hall' }),
    aCard({ id: 4, title: 'Far' }),
  ];
  const upcoming = [near, next, match, far];
  const { calls } = serve({ [board]: { all: upcoming, upcoming, matched: [match] } });
  show(<NextEvents />);
  const texts = (await rows()).map(({ textContent }) => textContent);
  expect(texts).toEqual([
    'Dec4MatchFri, 4 Dec 2026, 7:00 pm – 9:00 pm · Town HallFor you',
    'Dec4NearFri, 4 Dec 2026, 7:00 pm – 9:00 pm · Online',
    'Dec4NextFri, 4 Dec 2026, 7:00 pm – 9:00 pm · OnlineYou are going',
  ]);
  expect(screen.getByRole('link', { name: /Near/ }).getAttribute('href')).toBe('/main/events/1');
  expect(screen.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/main/events');
  expect(calls.map(({ path }) => path)).toEqual(['/dashboard/events/main']);
});

test('DSH-08 DSH-16 in a portal they are those of the program; without any, the card says so', async () => {
  const { calls } = serve({ [board]: { all: [], upcoming: [], matched: [] } });
  show(
    <ProgrammeProvider programme={alpha}>
      <NextEvents />
    </ProgrammeProvider>,
  );
  expect(await screen.findByText('There are no upcoming events')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/app/acme/alpha/events');
  expect(calls.map(({ path }) => path)).toEqual([`/dashboard/events/main?program_id=${alpha.id}`]);
});

test('DSH-16 events that could not be loaded are asked for again', async () => {
  const answers = [refusal('programmes.not_found', 404)];
  serve({ [board]: () => answers.shift() ?? { all: [], upcoming: [aCard()], matched: [] } });
  show(<NextEvents />);
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await rows()).toHaveLength(1);
});

const openClass = (videos: string[], list: 'upcoming' | 'past' = 'upcoming') => {
  const pages: number[] = [];
  const served = serve({
    'GET /main/mentor_class': { videos },
    'GET /main/events': pageOf([aCard({ mentor_class: true })], { max_pages: 2 }),
  });
  show(<MentorClassPage list={list} page={1} onPage={(page) => pages.push(page)} />);
  return { ...served, pages };
};

test('EVT-45 B111 MentorClass has the events of mentors in two tabs, and the videos', async () => {
  const videos = ['a', 'b', 'c'].map((name) => `https://www.youtube-nocookie.com/embed/${name}`);
  const { calls, pages } = openClass(videos, 'past');
  const list = within(await screen.findByRole('list', { name: 'Videos' }));
  expect(list.getAllByTitle(/MentorClass video/).map((video) => video.getAttribute('src'))).toEqual(videos);
  const tabs = within(screen.getByRole('navigation', { name: 'Classes' })).getAllByRole('link');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['Upcoming', '/main/mentor_class'],
    ['Past', '/main/mentor_class?list=past'],
  ]);
  expect(calls.map(({ path }) => path)).toContain('/main/events?list=past&mentor_class=true&page=1');
  await screen.findByRole('list', { name: 'Past' });
  fireEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  await waitFor(() => expect(pages).toEqual([2]));
});

test('EVT-45 without videos the page says so', async () => {
  openClass([]);
  expect(await screen.findByText('There are no videos yet')).toBeTruthy();
});
