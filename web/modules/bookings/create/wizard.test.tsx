import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BookableGroup } from '../../../../contract/bookings/index.ts';
import type { Person } from '../../../../contract/profiles/index.ts';
import { serve } from '../../../testing/serve.fixture.ts';
import { alpha } from '../../programmes/programmes.fixture.tsx';
import { aBooking, openAt, show } from '../bookings.fixture.tsx';
import { CreateBookingDialog } from './CreateBooking.tsx';

const someone = (id: number, full_name: string, user_type: Person['user_type'] = 'mentee'): Person => ({
  id,
  slug: `p${id}`,
  full_name,
  profile_photo_url: null,
  user_type,
  job_title: null,
  company: null,
  deleted: false,
});
const daniel = someone(1, 'Daniel Lim', 'mentor');
const aina = someone(11, 'Aina Zulkifli');
const circle: BookableGroup = {
  id: 7,
  name: 'Data Circle',
  mentors: [daniel],
  mentees: ['Aina Zulkifli', 'Bala Rajan', 'Chen Wei', 'Devi Nair'].map((name, at) => someone(11 + at, name)),
};
const groups = [circle, { ...circle, id: 8, name: 'Writers', mentees: [someone(11, 'Aina Zulkifli')] }];

const mentors = 'GET /api/v2/admin/mentors?';
const made = 'POST /api/v2/admin/bookings';
const open = (answers: Parameters<typeof serve>[0] = {}) => {
  const { calls } = serve({
    ...answers,
    [mentors]: answers[mentors] ?? { mentors: [daniel], groups },
    'GET /api/v2/admin/mentees?': { mentees: [{ ...aina, paired: true }] },
    // 2 December, 9:00 in Kuala Lumpur.
    'GET /api/v2/mentors/1/available_slots': openAt('2026-12-02T01:00:00Z'),
  });
  const done: number[] = [];
  show(<CreateBookingDialog onDone={({ id }) => done.push(id)} onClose={() => {}} />, { programme: alpha });
  return { calls, done };
};
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string) => fireEvent.click(await screen.findByRole('radio', { name }));
const write = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
/** Checks that exactly these of the wizard's missing-field messages are shown. */
const missing = async (...said: string[]) => {
  for (const words of said) expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryAllByText(/ is required$/).map(({ textContent }) => textContent)).toEqual(said);
};

const pick = async (label: RegExp, option: RegExp) => {
  const field = await screen.findByRole('combobox', { name: label });
  await waitFor(() => expect(field.closest('[data-loading]')).toBeNull());
  fireEvent.focus(field);
  fireEvent.click(field);
  fireEvent.click(await screen.findByRole('option', { name: option, hidden: true }));
};
const sentBody = (calls: ReturnType<typeof open>['calls']) => calls.find(({ method }) => method === 'POST')?.body;

test('ADB-43 mentors that cannot be loaded are said so, and asked for again', async () => {
  let broken = true;
  open({
    [mentors]: () =>
      broken
        ? { status: 403, body: { error: 'Only an admin of this program may do this.', code: 'programmes.admins_only' } }
        : { mentors: [daniel], groups },
  });
  expect(await screen.findByText('Error loading mentors: Only an admin of this program may do this.')).toBeTruthy();
  broken = false;
  await press('Retry');
  expect(await screen.findByRole('radiogroup', { name: /Booking type/ })).toBeTruthy();
});

test('ADB-33 ADB-35 ADB-36 Next says in the printed words what each step lacks', async () => {
  const { calls } = open();
  await press('Next');
  await missing('Booking type is required');
  await choose('One on one');
  await press('Next');
  await press('Next');
  await missing('Mentor is required', 'Mentee is required', 'Booking method is required', 'Date is required');
  await press('Back');
  await choose('Group');
  await press('Next');
  await press('Next');
  await missing('Group is required', 'Booking method is required', 'Date is required');
  await press('Choose #7 Data Circle');
  await choose('Video call');
  await press('Wednesday, 2 December 2026');
  await missing('Time is required');
  await press('9:00 am');
  await press('Next');
  await press('Book Session');
  await missing('Topic is required', 'Learning objective is required');
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('ADB-44 groups are looked for by name; each is told by its number, its name, three faces and how many more', async () => {
  const { calls } = open();
  await choose('Group');
  await press('Next');
  const rows = within(await screen.findByRole('list', { name: 'Groups' })).getAllByRole('listitem');
  expect(rows.map((row) => within(row).getByText(/^#/).textContent)).toEqual(['#7 Data Circle', '#8 Writers']);
  const faces = rows.map((row) => [...within(row).getByRole('img').children].map(({ textContent }) => textContent));
  expect(faces).toEqual([
    ['DL', 'AZ', 'BR', '+2'],
    ['DL', 'AZ'],
  ]);
  fireEvent.change(screen.getByPlaceholderText('Search group name'), { target: { value: 'cIRcle' } });
  await waitFor(() => expect(calls.at(-1)?.path).toContain('search=cIRcle'));
});

test('ADB-32 ADB-42 while the session is on its way it says so; then the wizard is done', async () => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  const { calls, done } = open({ [made]: () => gate.then(() => ({ booking: aBooking({ id: 77 }) })) });
  await choose('Group');
  await press('Next');
  await press('Choose #7 Data Circle');
  await choose('Video call');
  await press('Wednesday, 2 December 2026');
  await press('9:00 am');
  await press('Next');
  write('Topic', 'A first job');
  write('Learning objective 1', 'A plan');
  expect(screen.queryByText('Creating booking...')).toBeNull();
  await press('Book Session');
  expect(await screen.findByText('Creating booking...')).toBeTruthy();
  expect(done).toEqual([]);
  release();
  await waitFor(() => expect(done).toEqual([77]));
  expect(sentBody(calls)).toMatchObject({
    booking: { booking_type: 'group', group_id: 7, booking_date: '2026-12-02', booking_time: '09:00', duration: 60 },
  });
});

/** A one-on-one session, filled in up to the third step. */
const arrange = async (method: string, [field, where]: [name: string, value: string]) => {
  await choose('One on one');
  await press('Next');
  await pick(/^Mentor/, /Daniel Lim/);
  await pick(/^Mentee/, /Aina Zulkifli/);
  await choose(method);
  write(field, where);
  await pick(/^Duration/, /^90 minutes$/);
  await press('Wednesday, 2 December 2026');
  await press('9:00 am');
  await press('Next');
  write('Topic', 'A first job');
  write('Learning objective 1', 'A plan');
};

test('ADB-32 ADB-38 ADB-40 ADB-45 a session of two is arranged: the mentor as requestee, the mentee as requester, with all that was typed and attached', async () => {
  const { calls, done } = open({ [made]: { booking: aBooking({ id: 77 }) } });
  await arrange('In person', ['Location', 'Kopi Place']);
  write('Link 1', 'https://lantern.test/plan');
  const files = [new File(['%PDF-1.7'], 'plan.pdf', { type: 'application/pdf' })];
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  fireEvent.change(input ?? document.body, { target: { files } });
  await press('Book Session');
  await waitFor(() => expect(done).toEqual([77]));
  const said = [...(sentBody(calls) as FormData)].map(([field, value]) => [
    field,
    typeof value === 'string' ? value : value.name,
  ]);
  expect(Object.fromEntries(said)).toEqual({
    'booking[program_id]': '3',
    'booking[booking_type]': 'one_on_one',
    'booking[requestee_id]': String(daniel.id),
    'booking[requester_id]': String(aina.id),
    'booking[booking_method]': 'in_person',
    'booking[meetup_location]': 'Kopi Place',
    'booking[booking_date]': '2026-12-02',
    'booking[booking_time]': '09:00',
    'booking[user_timezone]': 'Asia/Kuala_Lumpur',
    'booking[duration]': '90',
    'booking[topic]': 'A first job',
    'booking[learning_objectives_attributes][0][objective]': 'A plan',
    'booking[booking_links_attributes][0][internal_link]': 'https://lantern.test/plan',
    'booking[booking_attachments_attributes][][attachment_link]': 'plan.pdf',
  });
});

test('ADB-37 ADB-40 ADB-43 three objectives are the most; a creation that is refused says why and is tried again', async () => {
  const refused = { status: 422, body: { error: 'This program is no longer active.', code: 'programmes.inactive' } };
  const { calls, done } = open({ [made]: refused });
  await arrange('Phone', ['Phone number', '+60 12 345 6789']);
  await press('Add objective');
  await press('Add objective');
  write('Learning objective 2', 'A portfolio');
  write('Learning objective 3', 'An interview');
  const reason = 'Maximum 3 learning objectives are allowed';
  expect(screen.getByRole('button', { name: 'Add objective', description: reason })).toBeTruthy();
  await press('Book Session');
  expect(await screen.findByText('Error: This program is no longer active.')).toBeTruthy();
  await press('Retry');
  await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2));
  expect(sentBody(calls)).toMatchObject({ booking: { booking_method: 'phone', contact_info: '+60 12 345 6789' } });
  expect(done).toEqual([]);
});

test('ADB-39 ADB-40 the ways to meet and the lengths of the form are the printed ones', async () => {
  open({ [mentors]: { mentors: [daniel], groups: [] } });
  const methods = within(await screen.findByRole('radiogroup', { name: /Booking method/ }));
  expect(methods.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual([
    'Video call',
    'Phone',
    'In person',
  ]);
  fireEvent.click(screen.getByRole('combobox', { name: /^Duration/ }));
  const options = await screen.findAllByRole('option', { name: /minutes$/, hidden: true });
  expect(options.map(({ textContent }) => textContent)).toEqual([30, 45, 60, 90].map((one) => `${one} minutes`));
});
