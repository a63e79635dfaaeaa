import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { CurrentUser } from '../../../contract/me/index.ts';
import { mentee } from '../../testing/people.fixture.ts';
import { refusal, serve, underWay } from '../../testing/serve.fixture.ts';
import { show } from '../../testing/show.fixture.tsx';
import { ProgrammeProvider } from '../programmes/index.ts';
import { alpha } from '../programmes/programmes.fixture.tsx';
import { aCard, pageOf } from './events.fixture.tsx';
import { EventsPage, type eventSearch } from './index.ts';

type Filter = ReturnType<typeof eventSearch.validateSearch>;

/** The page, whose route keeps the filter in the address. */
const Routed = ({ first }: { first: Filter }) => {
  const [filter, setFilter] = useState(first);
  return <EventsPage filter={filter} onFilter={setFilter} />;
};

interface Opened {
  me?: CurrentUser | null;
  first?: Filter;
}
const open = (answers: Parameters<typeof serve>[0], { me = mentee, first = {} }: Opened = {}) => ({
  ...serve(answers),
  ...show(<Routed first={first} />, { me }),
});
const cards = async () =>
  within(await screen.findByRole('list', { name: /Upcoming|Past|My tickets/ })).getAllByRole('listitem');
const listed = 'GET /main/events';

test('EVT-01 DSH-08 a card says what, when, where and for how much, and leads to the event', async () => {
  open({ [listed]: pageOf([aCard()]) });
  const [card] = await cards();
  expect(card?.textContent).toBe('Your first ninety daysFri, 4 Dec 20267:00 pm – 9:00 pmOnlineFree');
  expect(
    within(card as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/main/events/5');
});

test('EVT-01 DSH-08 a meeting in person has its place and the lowest price, and the hours there for readers elsewhere', async () => {
  const inLondon = aCard({
    event_type: 'physical',
    venue_title: 'Town Hall',
    timezone: 'Europe/London',
    from_price: 12.5,
    paid_from_price: 12.5,
    photo: '/files/9',
  });
  open({ [listed]: pageOf([inLondon]) });
  const [card] = await cards();
  expect(card?.textContent).toContain('7:00 pm – 9:00 pm11:00 am – 1:00 pm in London');
  expect(card?.textContent).toContain('Town Hall');
  expect(card?.textContent).toContain('From RM12.50');
  expect(card?.querySelector('img')?.getAttribute('src')).toBe('/files/9');
});

test.each([
  ['no tickets', { from_price: null, paid_from_price: null }, null],
  ['free ones', { from_price: 0, paid_from_price: null }, 'Free'],
  ['paid ones', { from_price: 20, paid_from_price: 20 }, 'From RM20.00'],
  ['both', { from_price: 0, paid_from_price: 20 }, 'Free, or from RM20.00'],
])('DSH-08 what a card says of the price with %s', async (_case, prices, words) => {
  open({ [listed]: pageOf([aCard(prices)]) });
  const [card] = await cards();
  expect(within(card as HTMLElement).queryByText(/Free|From RM/)?.textContent ?? null).toBe(words);
});

test.each([
  ['sold out', { sold_out: true }, ['Sold out']],
  ['going', { attending: true, sold_out: true }, ['You are going']],
  ['over', { event_ended: true, attending: true }, ['Event Ended', 'You were there']],
] as const)('EVT-01 DSH-08 B106 what a card says of an event: %s', async (_case, changes, words) => {
  open({ [listed]: pageOf([aCard(changes)]) });
  const [card] = await cards();
  for (const word of words) expect(within(card as HTMLElement).getByText(word)).toBeTruthy();
  expect(within(card as HTMLElement).queryByText('Sold out') !== null).toBe(
    (words as readonly string[]).includes('Sold out'),
  );
});

test('EVT-01 the tabs are addresses, and each asks for its own list', async () => {
  const { calls } = open({ [listed]: pageOf([aCard()]) }, { first: { list: 'mine' } });
  await cards();
  const tabs = within(screen.getByRole('navigation', { name: 'Events' })).getAllByRole('link');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['Upcoming', '/main/events'],
    ['Past', '/main/events?list=past'],
    ['My tickets', '/main/events?list=mine'],
  ]);
  expect(calls[0]?.path).toBe('/main/events?list=mine&page=1');
});

test('EVT-01 NAV-26 visitors see events, and have no tickets of their own', async () => {
  const { calls } = open({ [listed]: pageOf([aCard()]) }, { me: null, first: { list: 'mine' } });
  await cards();
  expect(screen.queryByRole('link', { name: 'My tickets' })).toBeNull();
  expect(calls[0]?.path).toBe('/main/events?list=upcoming&page=1');
});

test('EVT-01 a search asks for events with these words from the first page on, and can be cleared', async () => {
  const { calls } = open(
    { 'GET /main/events?list=upcoming&search=': pageOf([]), [listed]: pageOf([aCard()], { page: 2, max_pages: 2 }) },
    { first: { page: 2 } },
  );
  await cards();
  const field = screen.getByRole('searchbox', { name: 'Search events' });
  fireEvent.change(field, { target: { value: ' zebra ' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(await screen.findByText('No events match')).toBeTruthy();
  expect(calls.at(-1)?.path).toBe('/main/events?list=upcoming&search=zebra&page=1');
  const clears = screen.getAllByRole('button', { name: 'Clear search' });
  fireEvent.click(clears.at(-1) as HTMLElement);
  expect(await cards()).toHaveLength(1);
});

test('EVT-01 the pages of a list are turned over', async () => {
  const { calls } = open({ [listed]: pageOf([aCard()], { max_pages: 3 }) });
  await cards();
  fireEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  await waitFor(() => expect(calls.at(-1)?.path).toBe('/main/events?list=upcoming&page=3'));
});

test('EVT-01 a page that is gone leads to the last one there is', async () => {
  const { calls } = open(
    { 'GET /main/events?list=upcoming&page=9': pageOf([], { page: 9, max_pages: 2 }), [listed]: pageOf([aCard()]) },
    { first: { page: 9 } },
  );
  await waitFor(() => expect(calls.at(-1)?.path).toBe('/main/events?list=upcoming&page=2'));
  expect(await cards()).toHaveLength(1);
});

test('EVT-01 in a portal the events are those of its program', async () => {
  const { calls } = serve({ [listed]: pageOf([aCard()]) });
  show(
    <ProgrammeProvider programme={alpha}>
      <Routed first={{}} />
    </ProgrammeProvider>,
  );
  await cards();
  expect(calls[0]?.path).toBe(`/main/events?list=upcoming&program_id=${alpha.id}&page=1`);
  expect(screen.getByRole('link', { name: 'Past' }).getAttribute('href')).toBe(
    `/app/${alpha.enterprise.slug}/${alpha.slug}/events?list=past`,
  );
  expect(screen.queryByRole('link', { name: 'MentorClass' })).toBeNull();
});

test('EVT-01 a list that loads says so', async () => {
  open({ [listed]: underWay });
  expect(await screen.findByText('Loading…')).toBeTruthy();
});

test('EVT-01 somebody without tickets is shown the way to some', async () => {
  open({ [listed]: pageOf([]) }, { first: { list: 'mine' } });
  expect(await screen.findByText('You have no tickets yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See upcoming events' }).getAttribute('href')).toBe('/main/events');
});

test('EVT-01 a list that could not be loaded says why, and is asked for again', async () => {
  const answers = [refusal('programmes.not_found', 404)];
  open({ [listed]: () => answers.shift() ?? pageOf([aCard()]) });
  expect(await screen.findByText('This could not be loaded')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await cards()).toHaveLength(1);
});
