import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '../../../../testing/serve.fixture.ts';
import { currentToasts } from '../../../../ui/toastList.ts';
import { anEditable } from '../admin.fixture.tsx';
import { box, card, fillTo, list, next, openNew, openSaved, press, step, type } from './wizard.fixture.tsx';

const toasts = () => currentToasts().map(({ message }) => message);
const shown = (words: string) => screen.findByText(words);
const isChecked = (name: RegExp) => box(name).checked;

test('EVT-22 EVT-23 EVT-25 the first of four steps begins with the printed defaults', async () => {
  openNew();
  await step('Event Info');
  expect(screen.getByText('Step 1 of 4')).toBeTruthy();
  expect(isChecked(/^Online/)).toBe(true);
  expect(isChecked(/^Public/)).toBe(true);
  // Ten o'clock in London is six in the evening in Kuala Lumpur, where this reader is.
  expect(screen.getByLabelText('Start date: 20 Nov 2026')).toBeTruthy();
  expect(list(/^Start time/).value).toBe('6:00 pm');
  expect(screen.getByLabelText('End date: 20 Nov 2026')).toBeTruthy();
  expect(list(/^End time/).value).toBe('7:00 pm');
  expect(list(/^Time zone/).value).toBe('Asia/Kuala Lumpur');
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
});

test('EVT-23 EVT-24 EVT-26 EVT-28 a step is only left once it is right, and Back keeps what was typed', async () => {
  openNew();
  await step('Event Info');
  next();
  expect(await shown('Title is required')).toBeTruthy();
  type(/^Title/, 'Careers in climate');
  await waitFor(() => expect(screen.queryByText('Title is required')).toBeNull());
  next();
  await step('Event Details');
  next();
  expect(await shown('Description is required')).toBeTruthy();
  for (const words of ['Organizer name is required', 'Organizer email is required'])
    expect(screen.getByText(words)).toBeTruthy();
  type(/^Organizer email/, 'hana');
  expect(await shown('Please enter a valid email address')).toBeTruthy();
  press('Back');
  await step('Event Info');
  expect(box(/^Title/).value).toBe('Careers in climate');
  next();
  await step('Event Details');
  expect(box(/^Organizer email/).value).toBe('hana');
});

test('EVT-27 EVT-29 the times are required, and the end is after the start', async () => {
  openNew();
  await step('Event Info');
  type(/^Title/, 'Careers in climate');
  press('Clear Start date');
  press('Clear End date');
  next();
  expect(await shown('Start time is required')).toBeTruthy();
  expect(screen.getByText('End time is required')).toBeTruthy();
  expect(screen.getByText('Event Info', { selector: 'h1' })).toBeTruthy();
});

test('EVT-29 an end before the start is refused at its time, and another start day brings the end along', async () => {
  openNew();
  await step('Event Info');
  type(/^Title/, 'Careers in climate');
  const end = list(/^End time/);
  fireEvent.click(end);
  const times = within(document.getElementById(end.getAttribute('aria-controls') ?? '') ?? document.body);
  fireEvent.click(await times.findByRole('option', { name: '5:45 pm', hidden: true }));
  next();
  expect(await shown('The end must be after the start')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('Start date: 20 Nov 2026'));
  const picker = within(await screen.findByRole('dialog', { name: 'Start date', hidden: true }));
  fireEvent.click(picker.getByRole('button', { name: /25 November 2026/, hidden: true }));
  expect(await waitFor(() => screen.getByLabelText('End date: 25 Nov 2026'))).toBeTruthy();
  fireEvent.click(screen.getByLabelText('End date: 25 Nov 2026'));
  const ends = within(await screen.findByRole('dialog', { name: 'End date', hidden: true }));
  const before = ends.getByRole<HTMLButtonElement>('button', { name: /24 November 2026/, hidden: true });
  expect(before.disabled).toBe(true);
});

test('EVT-29 when the zone changes the typed times stay, and are meant there', async () => {
  const { bodyOf } = openSaved({
    'GET /main/admins/events/41': anEditable({
      timezone: 'Europe/London',
      start_time: '2026-12-04T19:00:00Z',
      end_time: '2026-12-04T21:00:00Z',
    }),
    'POST /events': { id: 41 },
  });
  await step('Event Info');
  expect(screen.getByText('Your time: Sat, 5 Dec 2026, 3:00 am – 5:00 am')).toBeTruthy();
  fireEvent.click(list(/^Time zone/));
  fireEvent.change(list(/^Time zone/), { target: { value: 'Tokyo' } });
  fireEvent.click(await screen.findByRole('option', { name: /Asia\/Tokyo/, hidden: true }));
  expect(list(/^Start time/).value).toBe('7:00 pm');
  for (const name of ['Event Details', 'Tickets', 'Additional Data']) {
    next();
    await step(name);
  }
  press('Save');
  await waitFor(() => expect(bodyOf('POST /events')).toBeTruthy());
  expect(bodyOf('POST /events')).toMatchObject({
    timezone: 'Asia/Tokyo',
    start_time: '2026-12-04T10:00:00Z',
    end_time: '2026-12-04T12:00:00Z',
  });
});

test('EVT-30 a sixth speaker is refused in the printed words, and each needs a name', async () => {
  openNew();
  await fillTo(2);
  const add = () => press('Add a speaker');
  for (const _one of [1, 2, 3, 4]) add();
  expect(screen.queryByText("You've exceeded the number of speakers allowed")).toBeNull();
  add();
  expect(screen.getByText("You've exceeded the number of speakers allowed")).toBeTruthy();
  add();
  expect(screen.getAllByRole('heading', { name: /^Speaker \d/ })).toHaveLength(5);
  next();
  expect(await screen.findAllByText('Name of the speaker is required')).toHaveLength(5);
  press('Remove speaker 5');
  expect(screen.getAllByRole('heading', { name: /^Speaker \d/ })).toHaveLength(4);
});

test('EVT-31 EVT-32 a ticket is free until it is paid, which begins at 1; what is typed has to be a number', async () => {
  openNew();
  await fillTo(3);
  press('Add a ticket');
  const ticket = card('Ticket 1');
  expect(ticket.queryByRole('textbox', { name: /^Price/ })).toBeNull();
  fireEvent.click(ticket.getByRole('radio', { name: 'Paid' }));
  expect(box(/^Price/).value).toBe('1');
  type(/^Price/, 'a lot');
  type(/^Quantity/, 'some');
  next();
  expect(await shown('Ticket name is required')).toBeTruthy();
  expect(screen.getByText('Price must be a number')).toBeTruthy();
  expect(screen.getByText('Quantity must be a number')).toBeTruthy();
  type(/^Price/, '-0.01');
  type(/^Quantity/, '-1');
  expect(await shown('Price must be between 0 and 10000')).toBeTruthy();
  expect(await shown('Quantity must be a whole number between 0 and 100000')).toBeTruthy();
  // Sen are the smallest step.
  type(/^Price/, '0.01');
  await waitFor(() => expect(screen.queryByText(/^Price must be/)).toBeNull());
  type(/^Price/, '0.001');
  next();
  expect(await shown('Price must have at most two decimals')).toBeTruthy();
  type(/^Price/, '');
  type(/^Quantity/, '');
  expect(await shown('Price is required')).toBeTruthy();
  expect(await shown('Quantity is required')).toBeTruthy();
  fireEvent.click(ticket.getByRole('radio', { name: 'Free' }));
  fireEvent.click(ticket.getByRole('radio', { name: 'Paid' }));
  expect(box(/^Price/).value).toBe('1');
});

test('EVT-13 EVT-34 Name, Email and Phone number are always asked; further questions need words', async () => {
  openNew();
  await fillTo(4);
  const always = screen.getByRole('list', { name: 'Always asked' });
  expect([...always.children].map(({ textContent }) => textContent)).toEqual(['Name', 'Email', 'Phone number']);
  press('Add a question');
  press('Create');
  expect(await shown('Question is required')).toBeTruthy();
  press('Remove question 1');
  expect(screen.queryByRole('textbox', { name: /^Question 1/ })).toBeNull();
});

test('EVT-36 B108 a new event is sent once, and the reader is told that it is not published yet', async () => {
  const { asked, bodyOf, visited } = openNew({ 'POST /events': { id: 77 } });
  await fillTo(3);
  press('Add a ticket');
  type(/^Ticket name/, 'Free entry');
  type(/^Limit for each person/, '');
  next();
  expect(await shown('The limit must be a whole number between 0 and 100')).toBeTruthy();
  type(/^Limit for each person/, '1');
  next();
  await step('Additional Data');
  press('Create');
  await waitFor(() => expect(visited).toEqual(['/main/admins/events']));
  expect(toasts()).toContain('Your event is saved. Publish it when it is ready.');
  expect(asked('POST /events')).toHaveLength(1);
  expect(asked('POST /events')[0]?.key).toBeTruthy();
  expect(bodyOf('POST /events')).toEqual({
    event_type: 'webinar',
    title: 'Careers in climate',
    privacy: 'is_public',
    timezone: 'Asia/Kuala_Lumpur',
    start_time: '2026-11-20T10:00:00Z',
    end_time: '2026-11-20T11:00:00Z',
    mentor_class: false,
    description: 'An evening about work that matters.',
    webinar_link: '',
    webinar_password: '',
    venue_title: '',
    geocode: '',
    organizer_name: 'Hana Yusof',
    inquiry_email: 'hana@lantern.test',
    inquiry_number: '',
    event_speakers: [],
    tickets: [{ name: 'Free entry', ticket_type: 'free', price: 0, max_amount: '0', max_per_user: '1' }],
    extra_fields: [],
    event_tags: { skill_tags: [], industry_tags: [], company_tags: [], country_tags: [] },
  });
  expect(localStorage.length).toBe(0);
});

test('EVT-36 B108 a failure shows the server’s words, or the printed ones, and loses nothing', async () => {
  const answers = [
    refusal('events.platform_admins_only', 403),
    { status: 500, body: { error: 'x', code: 'request.fault' } },
  ];
  openNew({ 'POST /events': () => answers.shift() ?? { id: 1 } });
  await fillTo(4);
  press('Create');
  await waitFor(() => expect(toasts()).toContain('Events outside a program are made by the admins of the platform.'));
  press('Create');
  await waitFor(() => expect(toasts()).toContain('Oops, something went wrong!'));
  expect(screen.getByText('Additional Data', { selector: 'h1' })).toBeTruthy();
});

test('EVT-22 what was typed is there again when the page is opened the next time, until it is discarded', async () => {
  const first = openNew();
  await step('Event Info');
  type(/^Title/, 'Careers in climate');
  await waitFor(() => expect(localStorage.length).toBe(1));
  first.update(<p>elsewhere</p>);
  openNew();
  await shown('What you typed last time is here again. It is not saved yet.');
  expect(box(/^Title/).value).toBe('Careers in climate');
  press('Discard');
  expect(box(/^Title/).value).toBe('');
  expect(localStorage.length).toBe(0);
});
