import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mentee } from '../../../../testing/people.fixture.ts';
import { refusal, serve } from '../../../../testing/serve.fixture.ts';
import { show } from '../../../../testing/show.fixture.tsx';
import { inAlpha } from '../../../programmes/programmes.fixture.tsx';
import { anEditable } from '../admin.fixture.tsx';
import { EditEventPage, NewEventPage } from '../index.ts';
import { box, card, fillTo, list, next, openNew, openSaved, press, step, type, noEntries } from './wizard.fixture.tsx';

const reading = 'GET /main/admins/events/41';
const steps = ['Event Details', 'Tickets', 'Additional Data'];

const goTo = async (name: string) => {
  await step('Event Info');
  for (const one of steps.slice(0, steps.indexOf(name) + 1)) {
    next();
    await step(one);
  }
};

test('EVT-22 EVT-33 EVT-34 EVT-36 what is taken off is flagged and hidden, what is new goes outright', async () => {
  const { bodyOf, visited } = openSaved({ [reading]: anEditable(), 'POST /events': { id: 41 } });
  await goTo('Tickets');
  expect(card('Ticket 1').getByText('7 have been taken')).toBeTruthy();
  expect(box(/^Price/).value).toBe('25.5');
  press('Add a ticket');
  press('Remove ticket 2');
  expect(screen.queryByRole('heading', { name: 'Ticket 2' })).toBeNull();
  // Nothing that is wrong in it holds anybody up once it goes.
  type(/^Ticket name/, '');
  press('Remove ticket 1');
  expect(await screen.findByText('There are no tickets yet')).toBeTruthy();
  next();
  await step('Additional Data');
  expect(box(/^Question 1/).value).toBe('What do you eat?');
  press('Remove question 1');
  press('Add a question');
  type(/^Question 1/, 'Do you need a lift?');
  press('Add a question');
  press('Remove question 2');
  press('Save');
  await waitFor(() => expect(visited).toEqual(['/main/admins/events']));
  expect(bodyOf('POST /events')).toMatchObject({
    event_id: 41,
    tickets: [{ id: 61, name: 'Early bird', active: false, _destroy: true }],
    extra_fields: [
      { id: 71, title: 'What do you eat?', active: false, _destroy: true },
      { title: 'Do you need a lift?' },
    ],
    event_speakers: [{ user_id: 8, name: 'Daniel Lim', title: 'Engineer' }],
    event_tags: { skill_tags: [3], industry_tags: [], company_tags: [], country_tags: [] },
    venue_title: 'Menara Ken',
    geocode: '3.1579, 101.7116',
  });
  expect((bodyOf('POST /events') as { tickets: object[] }).tickets).toHaveLength(1);
});

test('EVT-33 what was taken off before is not offered, and a ticket that people have stays free or paid', async () => {
  const [ticket] = anEditable().tickets;
  if (!ticket) throw new Error('the fixture has a ticket');
  openSaved({
    [reading]: anEditable({
      tickets: [ticket, { ...ticket, id: 62, name: 'Gone', active: false }],
      extra_fields: [{ id: 71, title: 'Gone?', active: false }],
    }),
  });
  await goTo('Tickets');
  expect(screen.queryByRole('heading', { name: 'Ticket 2' })).toBeNull();
  const free = card('Ticket 1').getByRole<HTMLInputElement>('radio', { name: 'Free' });
  expect(free.disabled).toBe(true);
  expect(card('Ticket 1').getByText('People have taken this ticket already.')).toBeTruthy();
  next();
  await step('Additional Data');
  expect(screen.queryByRole('textbox', { name: /^Question/ })).toBeNull();
});

test('EVT-36 a message of the server leads to the step and the field that it is about', async () => {
  const words = 'More tickets than that have been taken already.';
  const refused = { error: words, code: 'events.not_enough_tickets', fields: { 'tickets.0.max_amount': words } };
  openSaved({ [reading]: anEditable(), 'POST /events': { status: 422, body: refused } });
  await goTo('Additional Data');
  press('Save');
  await step('Tickets');
  expect(await screen.findByText(words)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(box(/^Quantity/)));
  expect(box(/^Quantity/).value).toBe('40');
});

test('EVT-30 a mentor who is found brings name, title and is asked for within the program', async () => {
  const emily = {
    id: 9,
    slug: 'emily-carter',
    full_name: 'Emily Carter',
    user_type: 'mentor',
    job_title: 'Geologist',
    company: null,
    profile_photo_url: null,
    deleted: false,
  };
  const { calls } = serve({
    'GET /users/current': mentee,
    'GET /api/v2/admin/mentors': { mentors: [emily], groups: [] },
    ...noEntries,
  });
  inAlpha(<NewEventPage />);
  await fillTo(2);
  press('Add a speaker');
  const field = screen.getByRole('combobox', { name: 'Mentor' });
  fireEvent.click(field);
  fireEvent.change(field, { target: { value: 'emil' } });
  fireEvent.click(await screen.findByRole('option', { name: /Emily Carter/, hidden: true }));
  const speaker = card('Speaker 1');
  await waitFor(() =>
    expect(speaker.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Emily Carter'),
  );
  expect(speaker.getByRole<HTMLInputElement>('textbox', { name: 'Job title' }).value).toBe('Geologist');
  expect(calls.some(({ path }) => path === '/api/v2/admin/mentors?program_id=3')).toBe(true);
});

test('EVT-25 in a portal the event is on the clock of the program, and belongs to it', async () => {
  const { bodyOf } = serve({
    'GET /users/current': { ...mentee, timezone: 'Europe/London' },
    'GET /api/v2/admin/mentors': { mentors: [], groups: [] },
    ...noEntries,
    'POST /events': { id: 5 },
  });
  inAlpha(<NewEventPage />);
  await step('Event Info');
  expect(list(/^Time zone/).value).toBe('Asia/Kuala Lumpur');
  expect(within(screen.getByRole('radiogroup', { name: 'Privacy' })).getByText(/members of the program/)).toBeTruthy();
  await fillTo(4);
  press('Create');
  await waitFor(() => expect(bodyOf('POST /events')).toMatchObject({ program_id: 3 }));
});

test('EVT-22 an event that is not there, not for this reader, or of another program is not opened', async () => {
  openSaved({ [reading]: refusal('events.admins_only', 403) });
  expect(await screen.findByText('Only admins can do this.')).toBeTruthy();
  openSaved({ 'GET /main/admins/events/999': refusal('events.not_found', 404) }, 999);
  expect(await screen.findByRole('heading', { name: 'This event does not exist.' })).toBeTruthy();
  cleanup();
  serve({ 'GET /users/current': mentee, [reading]: anEditable({ program_id: 4 }) });
  inAlpha(<EditEventPage id={41} />);
  expect(await screen.findByText('This event does not exist.')).toBeTruthy();
});

test('EVT-35 only JPG and PNG pictures of at most 2MB are taken', async () => {
  openNew();
  await fillTo(2);
  expect(screen.getByText('Recommended 1600x900')).toBeTruthy();
  const field = screen.getByLabelText(/^Picture/);
  const choose = (name: string, mime: string, bytes: number) =>
    fireEvent.change(field, { target: { files: [new File([new Uint8Array(bytes)], name, { type: mime })] } });
  choose('move.gif', 'image/gif', 10);
  expect(await screen.findByText('Only JPG and PNG pictures are allowed.')).toBeTruthy();
  choose('big.png', 'image/png', 2 * 1024 * 1024 + 1);
  expect(await screen.findByText('File exceeds 2MB')).toBeTruthy();
  choose('good.png', 'image/png', 2 * 1024 * 1024);
  expect(await screen.findByRole('dialog', { name: 'Crop the picture' })).toBeTruthy();
});

const program = (id: number, name: string, is_admin: boolean) => ({
  id,
  name,
  photo_url: null,
  is_active: true,
  is_draft: false,
  role_name: 'Admin',
  is_admin,
  enterprise: { id: 2, name: 'Acme', slug: 'acme' },
  slug: name.toLowerCase(),
  url: `/app/acme/${name.toLowerCase()}/overviews`,
});

test('B97 EVT-22 whoever administers programs alone makes an event of one of them', async () => {
  const { bodyOf } = serve({
    'GET /api/v2/my/programs': {
      programs: [program(3, 'Alpha', true), program(4, 'Beta', false), program(5, 'Gamma', true)],
    },
    'GET /api/v2/admin/mentors': { mentors: [], groups: [] },
    ...noEntries,
    'POST /events': { id: 5 },
  });
  show(<NewEventPage />, { me: mentee });
  await step('Event Info');
  fireEvent.click(list(/^Program/));
  expect(screen.queryByRole('option', { name: /Beta/, hidden: true })).toBeNull();
  fireEvent.click(await screen.findByRole('option', { name: /Gamma/, hidden: true }));
  await fillTo(4);
  press('Create');
  await waitFor(() => expect(bodyOf('POST /events')).toMatchObject({ program_id: 5 }));
});

test('B97 whoever administers nothing makes no event', async () => {
  serve({ 'GET /api/v2/my/programs': { programs: [program(4, 'Beta', false)] } });
  show(<NewEventPage />, { me: mentee });
  expect(await screen.findByText('Only admins can do this.')).toBeTruthy();
});
