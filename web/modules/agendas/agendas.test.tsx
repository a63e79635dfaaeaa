import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { agendaFields, anAgenda } from '../../../contract/agendas/agendas.fixture.ts';
import { setServerTime } from '../../lib/clock.ts';
import { serve } from '../../testing/serve.fixture.ts';
import { alpha, inAlpha } from '../programmes/programmes.fixture.tsx';
import { AgendasPage, ProgrammeStructure } from './index.ts';

beforeEach(() => setServerTime('2026-11-20T10:00:00Z'));

const kickOff = anAgenda({ start_time: '2026-10-01T02:00:00Z', end_time: '2026-10-01T03:00:00Z' });
const closing = anAgenda({
  id: 6,
  title: 'Closing',
  start_time: '2027-04-01T02:00:00Z',
  end_time: '2027-04-01T03:00:00Z',
  published: false,
});
const broken = { status: 500, body: { error: 'Broken', code: 'request.fault' } };
type Answers = Parameters<typeof serve>[0];

const manage = (answers: Answers = {}) => {
  const { calls } = serve({ ...answers, 'GET /agendas': answers['GET /agendas'] ?? { agendas: [kickOff, closing] } });
  inAlpha(<AgendasPage />);
  return calls;
};
const overview = (answers: Answers = {}, mayCreate = true, programme = alpha) => {
  const { calls } = serve({ ...answers, 'GET /agendas': answers['GET /agendas'] ?? { agendas: [kickOff, closing] } });
  inAlpha(<ProgrammeStructure zone="Asia/Kuala_Lumpur" mayCreate={mayCreate} />, programme);
  return calls;
};
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const windowNamed = async (name: string) => within(await screen.findByRole('dialog', { name }));
const confirm = async () => fireEvent.click((await windowNamed('Delete this agenda?')).getByText('Delete'));

test('AGD-02 the window is called New Agenda, or Edit Agenda with what stands there', async () => {
  manage();
  await press('Add New');
  expect((await windowNamed('New Agenda')).getByLabelText<HTMLInputElement>(/^Title/).value).toBe('');
  fireEvent.click(screen.getByText('Cancel'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Edit Kick-off');
  const edit = await windowNamed('Edit Agenda');
  expect(edit.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Kick-off');
  expect(edit.getByText('Times are in Asia/Kuala Lumpur.')).toBeTruthy();
});

const { start_time: _start, end_time: _end, ...words } = agendaFields;

test.each(Object.entries(words))('AGD-03 what an admin fills in as %s is shown in the list', async (_field, value) => {
  manage();
  const row = (await screen.findByText('Kick-off')).closest('tr') ?? document.body;
  const links = [...row.querySelectorAll('a')].map(({ href }) => href);
  expect([row.textContent, ...links].join(' ')).toContain(value);
});

test.each(Object.entries(words))('AGD-02 the form has an input for the %s of an agenda', async (_field, value) => {
  manage();
  await press('Edit Kick-off');
  expect((await windowNamed('Edit Agenda')).getByDisplayValue(String(value))).toBeTruthy();
});

/** Picks a time on 24 November. */
const chooseMoment = async (end: 'Start' | 'End', time: string) => {
  await press(`${end} date: Choose a date`);
  const picker = within(await screen.findByRole('dialog', { name: `${end} date`, hidden: true }));
  fireEvent.click(picker.getByRole('button', { name: /, 24 November 2026$/, hidden: true }));
  const field = screen.getByRole('combobox', { name: new RegExp(`^${end} time`) });
  fireEvent.click(field);
  await waitFor(() => expect(field.getAttribute('aria-controls')).toBeTruthy());
  const offered = document.getElementById(field.getAttribute('aria-controls') ?? '') as HTMLElement;
  fireEvent.click(await within(offered).findByText(time));
};

test('AGD-10 each act that succeeds says so', async () => {
  const calls = manage({
    'POST /agendas/5/toggle_publish': { ...kickOff, published: false },
    'POST /agendas/6/toggle_publish': { ...closing, published: true },
    'POST /agendas': kickOff,
    'PATCH /agendas/5': kickOff,
    'DELETE /agendas/5': { message: 'Agenda deleted successfully' },
  });
  await press('Unpublish');
  expect(await screen.findByText('Agenda unpublished successfully')).toBeTruthy();
  await press('Publish');
  expect(await screen.findByText('Agenda published successfully')).toBeTruthy();
  await press('Add New');
  fireEvent.change((await windowNamed('New Agenda')).getByLabelText(/^Title/), { target: { value: 'Lunch' } });
  await chooseMoment('Start', '10:00 am');
  await chooseMoment('End', '11:30 am');
  await press('Create agenda');
  expect(await screen.findByText('Agenda created successfully')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Edit Kick-off');
  await press('Save');
  expect(await screen.findByText('Agenda updated successfully')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Delete Kick-off');
  await confirm();
  expect(await screen.findByText('Agenda deleted successfully')).toBeTruthy();
  const made = calls.find(({ method, path }) => method === 'POST' && path === '/agendas');
  expect(made?.body).toMatchObject({
    program_id: alpha.id,
    title: 'Lunch',
    start_time: '2026-11-24T02:00:00Z',
    end_time: '2026-11-24T03:30:00Z',
  });
});

test('AGD-12 the switch hides an agenda and shows it again, by its own call each time, and the list follows', async () => {
  let agenda = kickOff;
  const calls = manage({
    'GET /agendas': () => ({ agendas: [agenda] }),
    'POST /agendas/5/toggle_publish': () => (agenda = { ...agenda, published: !agenda.published }),
  });
  const row = async () => (await screen.findByText('Kick-off')).closest('tr') ?? document.body;
  const state = async () => within(await row()).getByText(/ublished$/).textContent;
  expect(await state()).toBe('Published');
  await press('Unpublish');
  await waitFor(async () => expect(await state()).toBe('Unpublished'));
  expect(within(await row()).queryByRole('button', { name: 'Unpublish' })).toBeNull();
  await press('Publish');
  await waitFor(async () => expect(await state()).toBe('Published'));
  const sent = calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
  expect(sent).toEqual(['POST /agendas/5/toggle_publish', 'POST /agendas/5/toggle_publish']);
});

test('AGD-09 each act that fails says so, and what was typed stays', async () => {
  manage({ 'POST /agendas': broken, 'PATCH /agendas/5': broken, 'DELETE /agendas/5': broken });
  await press('Add New');
  const title = (await windowNamed('New Agenda')).getByLabelText<HTMLInputElement>(/^Title/);
  fireEvent.change(title, { target: { value: 'Lunch' } });
  await press('Create agenda');
  expect(await screen.findByText('Failed to create agenda')).toBeTruthy();
  expect(title.value).toBe('Lunch');
  fireEvent.click(screen.getByText('Cancel'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Edit Kick-off');
  await press('Save');
  expect(await screen.findByText('Failed to update agenda')).toBeTruthy();
  fireEvent.click(screen.getByText('Cancel'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Delete Kick-off');
  await confirm();
  expect(await screen.findByText('Failed to delete agenda')).toBeTruthy();
});

test('B03 who may not write to the members yet is told why', async () => {
  const error = 'You have to confirm your email address before continuing.';
  manage({ 'PATCH /agendas/5': { status: 403, body: { error, code: 'accounts.not_confirmed' } } });
  await press('Edit Kick-off');
  await press('Save');
  expect(await screen.findByText(error)).toBeTruthy();
  expect(screen.queryByText('Failed to update agenda')).toBeNull();
});

test('the calendar of a new agenda opens on today, in the time zone of the program', async () => {
  manage();
  await press('Add New');
  await press('Start date: Choose a date');
  const picker = within(await screen.findByRole('dialog', { name: 'Start date', hidden: true }));
  const marked = picker.getAllByRole('button', { hidden: true }).find((day) => day.getAttribute('aria-current'));
  expect(marked?.dataset['day']).toBe('2026-11-20');
});

test('B85 what is wrong stands beside its field, and the first of them has the focus', async () => {
  const fields = { title: 'Title is required', start_time: 'Start time is required' };
  manage({ 'POST /agendas': { status: 422, body: { error: 'No', code: 'request.invalid', fields } } });
  await press('Add New');
  const open = await windowNamed('New Agenda');
  await press('Create agenda');
  // The day is missing, and so the sentence at its field is about the day.
  expect(await open.findByText('Start date is required')).toBeTruthy();
  expect(open.queryByText('Start time is required')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(open.getByLabelText(/^Title/)));
});

test('AGD-08 a list that could not be fetched says so, and can be asked for again', async () => {
  const calls = manage({ 'GET /agendas': broken });
  const words = 'Failed to fetch data. Please try again.';
  expect(await screen.findByText(words, {}, { timeout: 15_000 })).toBeTruthy();
  const before = calls.length;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(calls.length).toBeGreaterThan(before));
});

test('AGD-05 DSH-26 the overview has what comes and what has been, and admins add to it there', async () => {
  overview();
  expect(await screen.findByRole('heading', { name: 'Programme Structure' })).toBeTruthy();
  expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual(['Upcoming1', 'Past1']);
  expect(screen.getByText('Closing')).toBeTruthy();
  expect(screen.queryByText('Kick-off')).toBeNull();
  fireEvent.click(screen.getByRole('tab', { name: /Past/ }));
  expect(screen.getByText('Kick-off')).toBeTruthy();
  await press('Create Agenda');
  expect(await windowNamed('New Agenda')).toBeTruthy();
});

test('DSH-26 members only read', async () => {
  overview({}, false);
  expect(await screen.findByText('Closing')).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('B68 in a programme that is over admins only read', async () => {
  overview({}, true, { ...alpha, is_active: false });
  expect(await screen.findByText('Closing')).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('AGD-06 what the two tabs say when there is nothing', async () => {
  overview({ 'GET /agendas': { agendas: [] } });
  expect(await screen.findByText('You have no upcoming program agenda')).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: /Past/ }));
  expect(await screen.findByText('You have no past program agenda')).toBeTruthy();
});

test('AGD-07 the list of the overview is at most 600 pixels high, and scrolls', async () => {
  overview();
  const list = await screen.findByRole('region', { name: 'Upcoming' });
  expect(list.style.getPropertyValue('--most')).toBe('600px');
});

test('AGD-11 on the overview a deletion has words of its own', async () => {
  let works = false;
  overview({ 'DELETE /agendas/6': () => (works ? { message: 'Agenda deleted successfully' } : broken) });
  await press('Delete Closing');
  await confirm();
  expect(await screen.findByText('Oops, something went wrong!')).toBeTruthy();
  works = true;
  await confirm();
  expect(await screen.findByText('Successfully deleted.')).toBeTruthy();
  expect(screen.queryByText('Agenda deleted successfully')).toBeNull();
});
