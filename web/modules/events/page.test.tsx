import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Event } from '../../../contract/events/index.ts';
import type { CurrentUser } from '../../../contract/me/index.ts';
import { mentee } from '../../testing/people.fixture.ts';
import { refusal, serve, underWay } from '../../testing/serve.fixture.ts';
import { show } from '../../testing/show.fixture.tsx';
import { returnAddress } from '../../lib/take-return-address.ts';
import { aHeldOrder, anAdmission, anEvent, anOrder, aSpeaker, own, inTurn } from './events.fixture.tsx';
import { EventPage } from './index.ts';
import type { EventPageSearch } from './page/search.ts';

interface Opened extends EventPageSearch {
  me?: CurrentUser | null;
  answers?: Parameters<typeof serve>[0];
}
const open = (changes: Partial<Event> = {}, { me = mentee, answers = {}, ...search }: Opened = {}) => {
  const served = serve({ 'GET /tickets/7': own(), ...answers, 'GET /events/5': anEvent(changes) });
  return { ...served, ...show(<EventPage {...search} id={5} />, { me }) };
};
const opened = () => screen.findByRole('heading', { level: 1, name: 'Your first ninety days' });
const region = (name: string) => within(screen.getByRole('region', { name }));

test('EVT-02 EVT-04 the page of an event: when, where, how many tickets are taken, about it, and whom to ask', async () => {
  const { calls } = open();
  await opened();
  expect(screen.getByText('Fri, 4 Dec 2026, 7:00 pm – 9:00 pm, Kuala Lumpur (UTC+08:00)')).toBeTruthy();
  expect(screen.getByText('Online')).toBeTruthy();
  expect(screen.getByText('12 tickets taken')).toBeTruthy();
  expect(region('About').getByText(/What to do first\.\s+And what to leave\./)).toBeTruthy();
  expect(region('Organiser').getByText('Lantern Events')).toBeTruthy();
  const ways = region('Organiser')
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['mailto:events@lantern.test', 'tel:+60312345678']);
  expect(calls.map(({ path }) => path)).toContain('/events/5?user_id=7');
});

test('EVT-02 SYS-15 a reader elsewhere reads the hours on both clocks', async () => {
  open({ timezone: 'Europe/London' });
  await opened();
  expect(screen.getByText('Fri, 4 Dec 2026, 7:00 pm – 9:00 pm (your time)')).toBeTruthy();
  expect(screen.getByText('Fri, 4 Dec 2026, 11:00 am – 1:00 pm, London (UTC+00:00)')).toBeTruthy();
});

test('EVT-02 a meeting in person has its place, and a map', async () => {
  open({ event_type: 'physical', venue_title: 'Town Hall', geocode: '3.1579, 101.7116' });
  await opened();
  expect(screen.getByText(/Town Hall/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See on the map' }).getAttribute('href')).toBe(
    'https://www.google.com/maps/search/?api=1&query=3.1579%2C%20101.7116',
  );
  expect(screen.queryByText('Online')).toBeNull();
});

test('EVT-02 the link to share is copied, and handed to the browser where it can share', async () => {
  const copied: string[] = [];
  const shared: unknown[] = [];
  Object.defineProperty(navigator, 'share', {
    value: async (what: unknown) => void shared.push(what),
    configurable: true,
  });
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (text: string) => void copied.push(text) },
    configurable: true,
  });
  open();
  await opened();
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied to clipboard')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(copied).toEqual(['https://lantern.test/events/5']);
  Reflect.deleteProperty(navigator, 'share');
  expect(shared).toEqual([{ title: 'Your first ninety days', url: 'https://lantern.test/events/5' }]);
});

test('EVT-03 a name of more than 17 characters is cut, and heard in full', async () => {
  open({
    speakers: [aSpeaker({ name: 'Maximiliana Konstantinopolos' }), aSpeaker({ id: 32, name: 'Seventeen letters' })],
  });
  await opened();
  const [long, exact] = region('Speakers').getAllByRole('listitem');
  expect(
    within(long as HTMLElement)
      .getByText('Maximiliana Konst…')
      .getAttribute('aria-hidden'),
  ).toBe('true');
  expect(within(long as HTMLElement).getByTitle('Maximiliana Konstantinopolos')).toBeTruthy();
  expect(within(exact as HTMLElement).getByRole('link', { name: 'Seventeen letters' })).toBeTruthy();
});

test('EVT-03 EVT-48 the follow control is not there for oneself, nor where there is nothing to follow', async () => {
  open({
    speakers: [
      aSpeaker({ id: 1, user_id: 7, name: 'Farid Osman' }),
      aSpeaker({ id: 2, user_id: 4, name: 'Ben Ong', is_following: null }),
      aSpeaker({ id: 3, user_id: null, slug: null, name: 'A Guest', is_following: null }),
      aSpeaker({ id: 4, name: 'Aisyah Rahman' }),
    ],
  });
  await opened();
  const names = region('Speakers')
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Follow Aisyah Rahman']);
  expect(region('Speakers').queryByRole('link', { name: 'A Guest' })).toBeNull();
});

test('EVT-48 DIS-32 following shows at once, says so, and is taken back if the server refuses', async () => {
  const answer = inTurn<object>({ active: true }, refusal('request.fault', 500));
  vi.stubGlobal('reportError', () => {});
  const { bodyOf } = open({ speakers: [aSpeaker()] }, { answers: { 'POST /users/current/set_follow': answer } });
  await opened();
  fireEvent.click(screen.getByRole('button', { name: 'Follow Aisyah Rahman' }));
  expect(await screen.findByText('You are following this mentor.')).toBeTruthy();
  expect(bodyOf('POST /users/current/set_follow')).toEqual({ mentor_id: 3 });
  fireEvent.click(screen.getByRole('button', { name: 'Following Aisyah Rahman' }));
  expect(await screen.findByText('An error occurred')).toBeTruthy();
});

test('EVT-02 EVT-05 EVT-19 your tickets: each with its code, and the orders with day, number and amount', async () => {
  const { calls } = open(
    {},
    {
      answers: {
        'GET /tickets/7': own({
          tickets: [anOrder({ ticket: 'Front row', amount: 2, total_paid: 54 })],
          admissions: [
            anAdmission({ ticket: 'Front row' }),
            anAdmission({ id: 72, status: 'used', checked_in_at: '2026-12-04T11:02:00Z' }),
          ],
        }),
      },
    },
  );
  await opened();
  const own5 = within(await screen.findByRole('region', { name: 'Your tickets' }));
  const [order] = within(own5.getByRole('list', { name: 'Your orders' })).getAllByRole('listitem');
  expect(order?.textContent).toBe('2 × Front rowFri, 20 Nov 2026RM54.00');
  expect(own5.getByText('Checked in Fri, 4 Dec 2026, 7:02 pm')).toBeTruthy();
  expect(own5.getAllByRole('img').map((code) => code.getAttribute('aria-label'))).toEqual([
    'QR code of Front row, Farid Osman',
  ]);
  const code = own5.getByRole('img');
  await waitFor(() => expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M2 2h1v1h-1z/));
  expect(own5.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe('/events/5/calendar.ics');
  expect(calls.map(({ path }) => path)).toContain('/tickets/7?event_id=5');
  fireEvent.click(own5.getByRole('button', { name: 'Show the code of Front row, Farid Osman' }));
  const big = within(await screen.findByRole('dialog', { name: 'Front row' }));
  expect(big.getByRole('img', { name: 'QR code of this ticket' })).toBeTruthy();
});

test('EVT-05 tickets that could not be loaded can be asked for again', async () => {
  const answers = [refusal('accounts.not_found', 404)];
  const tickets = () => answers.shift() ?? own({ admissions: [anAdmission()] });
  open({ attending: true }, { answers: { 'GET /tickets/7': tickets } });
  await opened();
  const failed = within(await screen.findByRole('region', { name: 'Your tickets' }));
  fireEvent.click(failed.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Show the code of General, Farid Osman' })).toBeTruthy();
});

test('EVT-02 D15 holders read where the webinar is, and its password; nobody else does', async () => {
  open({ webinar_link: 'https://meet.example.com/5', webinar_password: 'open sesame', attending: true });
  await opened();
  const join = region('Join online');
  expect(join.getByRole('link', { name: 'Open the webinar' }).getAttribute('href')).toBe('https://meet.example.com/5');
  expect(join.getByText('open sesame')).toBeTruthy();
});

test('EVT-02 D15 without a ticket there is no webinar link', async () => {
  open();
  await opened();
  expect(screen.queryByRole('region', { name: 'Join online' })).toBeNull();
});

test('B106 an event that is over says so, and nothing can be reserved', async () => {
  open({ event_ended: true, has_begun: true });
  await opened();
  expect(screen.getByText('Event Ended')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Reserve my spot' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'One more' })).toBeNull();
});

test('EVT-15 whoever comes from reserving is told so', async () => {
  open({}, { reserved: '1', answers: { 'GET /tickets/7': own({ admissions: [anAdmission()] }) } });
  await opened();
  expect(await screen.findByText('Your spot is reserved.')).toBeTruthy();
});

test('EVT-15 once the ticket is given back nothing is reserved any more', async () => {
  open({}, { reserved: '1', answers: { 'GET /tickets/7': own() } });
  await opened();
  expect(screen.queryByText('Your spot is reserved.')).toBeNull();
});

test('EVT-15 M44 a payment that is still being confirmed is said to be', async () => {
  open({}, { reserved: '1', answers: { 'GET /tickets/7': own({ held: [aHeldOrder()] }) } });
  await opened();
  expect(await screen.findByText('Your payment is being confirmed')).toBeTruthy();
  expect(screen.queryByText('Your spot is reserved.')).toBeNull();
});

test('EVT-15 M44 a payment that failed is said to have charged nothing', async () => {
  open({}, { payment: 'failed' });
  await opened();
  expect(screen.getByText('The payment did not go through')).toBeTruthy();
});

test('B105 EVT-47 a visitor who does not see an event can sign in and come back', async () => {
  serve({ 'GET /events/5': refusal('events.not_found', 404) });
  show(<EventPage id={5} />, { me: null });
  expect(await screen.findByRole('heading', { name: 'This event does not exist.' })).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(returnAddress()).toBe('/');
});

test('B105 EVT-47 the link of a private event is shown once, where the event is not open yet', async () => {
  const link = '7d3f6a52-8f3d-4d49-8f0e-6d2c3b1a9f10';
  let isOpen = false;
  const { bodyOf, asked } = serve({
    'POST /events/5/link': () => {
      isOpen = true;
      return { message: 'ok' };
    },
    'GET /events/5': () => (isOpen ? anEvent({ title: 'Behind a link' }) : refusal('events.not_found', 404)),
    'GET /tickets/7': own(),
  });
  const { update } = show(<EventPage id={5} link={link} />);
  expect(await screen.findByRole('heading', { name: 'Behind a link' })).toBeTruthy();
  expect(bodyOf('POST /events/5/link')).toEqual({ key: link });
  update(<EventPage id={5} />);
  expect(asked('POST /events/5/link')).toHaveLength(1);
});

test('B105 EVT-47 a link that opens nothing says that there is no such event', async () => {
  serve({
    'POST /events/5/link': refusal('events.not_found', 404),
    'GET /events/5': refusal('events.not_found', 404),
  });
  show(<EventPage id={5} link="7d3f6a52-8f3d-4d49-8f0e-6d2c3b1a9f10" />);
  expect(await screen.findByRole('heading', { name: 'This event does not exist.' })).toBeTruthy();
});

test('EVT-02 an event that loads says so, one that fails can be asked again, and no number is no event', async () => {
  serve({ 'GET /events/5': underWay });
  const { update } = show(<EventPage id={5} />);
  expect(await screen.findByText('Loading…')).toBeTruthy();
  update(<EventPage id={undefined} />);
  expect(screen.getByRole('heading', { name: 'This event does not exist.' })).toBeTruthy();
});

test('EVT-37 what is not published is said to be, and whoever manages it finds the door', async () => {
  open({ active: false, can_manage: true });
  await opened();
  expect(screen.getByText('Not published')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Check in' }).getAttribute('href')).toBe('/events/5/check_in');
});

test('EVT-37 a cancelled event says so, with what its organizer wrote, and offers nothing any more', async () => {
  serve({
    'GET /tickets/7': own({ tickets: [anOrder({ status: 'refunded', refunded: 1, total_paid: 27 })] }),
    'GET /events/5': anEvent({
      active: false,
      cancelled_at: '2026-11-20T10:00:00Z',
      cancel_note: 'The speaker is ill.',
      total_attendees: 0,
    }),
  });
  show(<EventPage id={5} />);
  expect(await screen.findByText('This event is cancelled.')).toBeTruthy();
  expect(screen.getByText('The speaker is ill.')).toBeTruthy();
  expect(screen.getByText('Cancelled')).toBeTruthy();
  expect(await screen.findByText('Refunded')).toBeTruthy();
  for (const never of ['Not published', 'Be the first to reserve a spot', 'Admission tickets'])
    expect(screen.queryByText(never)).toBeNull();
});
