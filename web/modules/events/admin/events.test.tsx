import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mentee } from '../../../testing/people.fixture.ts';
import { refusal, serve } from '../../../testing/serve.fixture.ts';
import { show } from '../../../testing/show.fixture.tsx';
import type { TableFilter } from '../../../ui/frames/tablePageProps.ts';
import { currentToasts } from '../../../ui/toastList.ts';
import { alpha, inAlpha } from '../../programmes/programmes.fixture.tsx';
import { anEvent, pageOf } from './admin.fixture.tsx';
import { EventsPage, ProgrammeEventsPage } from './index.ts';

type Answers = Parameters<typeof serve>[0];

const listed = 'GET /main/admins/events.json';
const zone = 'Asia/Kuala_Lumpur';
const admin = { ...mentee, is_platform_admin: true };
const toasts = () => currentToasts().map(({ message }) => message);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const open = (answers: Answers, { asked = {}, of = zone }: { asked?: TableFilter; of?: string } = {}) => {
  const served = serve(answers);
  const asks: TableFilter[] = [];
  const page = <EventsPage asked={asked} zone={of} onAsk={(next) => asks.push(next)} />;
  return { ...served, asks, ...show(page, { me: admin }) };
};

const openMenu = async (title: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `Actions for ${title}` }));
  return within(await screen.findByRole('menu'));
};

test('EVT-44 EVT-38 B97 the list says whose event it is, when it is on its own clock, and whether it is over', async () => {
  open({
    [listed]: pageOf([
      anEvent(),
      anEvent({
        id: 42,
        title: 'Old town walk',
        program: null,
        program_id: null,
        event_type: 'physical',
        privacy: 'is_private',
        start_time: '2026-06-05T17:00:00Z',
        end_time: '2026-06-06T01:30:00Z',
        timezone: 'Europe/London',
        taken: 3,
        checked_in: 2,
        event_ended: true,
      }),
    ]),
  });
  await screen.findByText('Careers in climate');
  const [, first = document.body, second = document.body] = screen.getAllByRole('row');
  for (const words of ['Alpha', 'Online', 'Public', '12', 'Ongoing', 'Fri, 4 Dec 2026, 7:00 pm – 9:00 pm'])
    expect(within(first).getByText(words)).toBeTruthy();
  expect(within(first).queryByText(/Your time/)).toBeNull();
  for (const words of [
    'Platform',
    'In person',
    'Private',
    '3',
    '2 checked in',
    'Event Ended',
    // British summer time, past midnight.
    'Fri, 5 Jun 2026, 6:00 pm – Sat, 6 Jun 2026, 2:30 am',
    'Europe/London (UTC+01:00)',
    'Your time: Sat, 6 Jun 2026, 1:00 am – 9:30 am',
  ])
    expect(within(second).getByText(words)).toBeTruthy();
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'New event' }).pathname).toBe('/main/admins/events/new');
});

test('EVT-44 each event can be edited, seen, checked in at, announced, and its attendees read', async () => {
  open({ [listed]: pageOf([anEvent(), anEvent({ id: 42, title: 'Quiet', active: false })]) });
  const menu = await openMenu('Careers in climate');
  const leads = menu
    .getAllByRole<HTMLAnchorElement>('menuitem')
    .map((item) => [item.textContent, item.getAttribute('href')]);
  expect(leads).toEqual([
    ['Edit', '/main/admins/events/41'],
    ['View', '/main/events/41'],
    ['Attendees and check-in', '/events/41/check_in'],
    ['Notify', null],
    ['Orders', '/main/admins/event_data?event_id=41'],
    ['Duplicate', null],
    ['Cancel event', null],
    ['DeletePeople have taken tickets for it.', null],
  ]);
  press('Actions for Careers in climate');
  const quiet = await openMenu('Quiet');
  expect(quiet.getByText('Publish the event first.')).toBeTruthy();
});

test('EVT-37 publishing and hiding again say so by what the server answers, and its refusal is shown', async () => {
  const answers = [
    { response: true, message: 'Event is Published' },
    { response: false, message: 'Event is no longer Published' },
    refusal('programmes.inactive'),
  ];
  const { bodyOf } = open({
    [listed]: pageOf([anEvent({ active: false })]),
    'POST /events/activity': () => answers.shift(),
  });
  const turn = async () => fireEvent.click(await screen.findByRole('switch', { name: 'Published' }));
  const isFree = () =>
    waitFor(() => expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Published' }).disabled).toBe(false));
  await turn();
  await waitFor(() => expect(toasts()).toContain('Event is Published'));
  expect(bodyOf('POST /events/activity')).toEqual({ event_id: 41 });
  await isFree();
  await turn();
  await waitFor(() => expect(toasts()).toContain('Event is no longer Published'));
  await isFree();
  await turn();
  await waitFor(() => expect(toasts()).toContain('This program is no longer active.'));
});

test('EVT-37 hiding an event that people have tickets for is asked first, with how many they are', async () => {
  const { calls } = open({
    [listed]: pageOf([anEvent({ taken: 36 })]),
    'POST /events/activity': { response: false, message: 'Event is no longer Published' },
  });
  fireEvent.click(await screen.findByRole('switch', { name: 'Published' }));
  const question = within(await screen.findByRole('dialog', { name: 'Hide Careers in climate?' }));
  expect(question.getByText(/^36 people have tickets\./)).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  fireEvent.click(question.getByRole('button', { name: 'Hide it' }));
  await waitFor(() => expect(toasts()).toContain('Event is no longer Published'));
});

test('EVT-44 a search begins at the first page, and one that finds nothing can be cleared', async () => {
  const { asks, calls } = open({ [listed]: pageOf([]) }, { asked: { query: 'clim', page: 2 } });
  expect(await screen.findByText('No events match')).toBeTruthy();
  expect(calls.find(({ path }) => path.startsWith('/main/admins/events'))?.path).toBe(
    '/main/admins/events.json?page=2&query=clim',
  );
  press('Show all events');
  const field = screen.getByRole('searchbox', { name: 'Search events' });
  fireEvent.change(field, { target: { value: 'walk' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(asks).toEqual([{}, { query: 'walk' }]));
});

test('EVT-44 whoever administers nothing is told so, without a list', async () => {
  open({ [listed]: refusal('events.admins_only', 403) });
  expect(await screen.findByText('Only admins can do this.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('EVT-44 the portal asks for the events of its program, and makes none once that is over', async () => {
  const { calls } = serve({ [listed]: pageOf([]) });
  inAlpha(<ProgrammeEventsPage asked={{}} zone={zone} onAsk={() => {}} />, { ...alpha, is_active: false });
  expect(await screen.findByText('There are no events yet')).toBeTruthy();
  expect(calls[0]?.path).toBe('/main/admins/events.json?program_id=3');
  const button = screen.getByRole('button', { name: 'New event' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('This program is no longer active.')).toBeTruthy();
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Event data' }).pathname).toBe(
    '/app/acme/alpha/admin/event_data',
  );
});
