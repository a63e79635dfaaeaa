import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { withRouter } from '../../../lib/router.fixture.tsx';
import { answer, refusal, serve } from '../../../testing/serve.fixture.ts';
import { show } from '../bookings.fixture.tsx';
import { alpha, mine } from '../../programmes/programmes.fixture.tsx';
import { OfflineSessionsPage } from './OfflineSessionsPage.tsx';

const base = '/api/v2/my/offline_bookings';
const person = { id: 3, name: 'Aisyah Rahman', user_type: 'mentor', photo_url: null };
const group = { id: 5, name: 'Data circle', participants: [person] };
/** Yesterday at 10:00 and 16:00 in Kuala Lumpur; the second one is too late in the day for a long session. */
const times = ['2026-11-19T02:00:00Z', '2026-11-19T08:00:00Z'];
const data = {
  program_participants: [person],
  groups: [group],
  learning_modules: [{ id: 9, name: 'Foundations' }],
  role_type: 'mentee',
};
const sent = `POST ${base}`;

const open = (answers: Parameters<typeof serve>[0] = {}) => {
  let asked = 0;
  const server = serve({
    [`GET ${base}/session_data`]: answer(data),
    [`GET ${base}/summary`]: answer({ booked: 4, conducted: 3, reflected: 2 }),
    [`GET ${base}/slots`]: () => {
      asked += 1;
      return answer({ slots: asked > 1 ? times.slice(0, 1) : times, has_hours: true, timezone: 'Asia/Kuala_Lumpur' });
    },
    ...answers,
  });
  return { ...server, ...show(withRouter(<OfflineSessionsPage />), { programme: alpha }) };
};
const choose = async (name: string) => fireEvent.click(await screen.findByRole('radio', { name }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pick = async (label: RegExp, option: string | RegExp) => {
  const field = await screen.findByRole('combobox', { name: label });
  fireEvent.focus(field);
  fireEvent.click(field);
  fireEvent.click(await screen.findByRole('option', { name: option, hidden: true }));
};
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const pickTime = async (time: string) => {
  fireEvent.click(await screen.findByLabelText('Thursday, 19 November 2026'));
  fireEvent.click(await screen.findByText(time));
};

test('OFF-03 OFF-13 type and method must be chosen; another type clears whom one chose', async () => {
  const { asked } = open();
  expect(await screen.findByText('4')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Log session' }));
  // The form's validation is loaded when it is first needed.
  for (const words of ['Booking type is required', 'Booking method is required', 'Time is required'])
    expect(await screen.findByText(words, undefined, { timeout: 10_000 })).toBeTruthy();
  await choose('One on one');
  await pick(/Mentor/, 'Aisyah Rahman');
  await choose('Group');
  expect(screen.queryByRole('combobox', { name: /Mentor/ })).toBeNull();
  await choose('One on one');
  expect((await screen.findByRole<HTMLInputElement>('combobox', { name: /Mentor/ })).value).toBe('');
  press('Log session');
  expect(await screen.findByText('Select a participant')).toBeTruthy();
  expect(asked(sent)).toEqual([]);
  await choose('Group');
  await pick(/Group/, /Data circle/);
  await choose('One on one');
  await choose('Group');
  expect((await screen.findByRole<HTMLInputElement>('combobox', { name: /Group/ })).value).toBe('');
});

test('OFF-09 only the days that have times can be chosen, each with the times of its own', async () => {
  const two = ['2026-11-17T17:00:00Z', ...times]; // one in the night of the 18th in Kuala Lumpur
  open({
    [`GET ${base}/slots`]: answer({ slots: two, has_hours: true, timezone: 'Asia/Kuala_Lumpur' }),
  });
  await choose('One on one');
  await pick(/Mentor/, 'Aisyah Rahman');
  const days = within(await screen.findByRole('group', { name: 'Dates' }));
  await waitFor(() => expect(days.getByLabelText<HTMLButtonElement>(/^Thursday, 19 Nov/).disabled).toBe(false));
  const ofMonth = days.getAllByRole<HTMLButtonElement>('button', { name: /2026$/ });
  expect(ofMonth.filter(({ disabled }) => !disabled).map((day) => day.getAttribute('aria-label'))).toEqual([
    'Wednesday, 18 November 2026',
    'Thursday, 19 November 2026',
  ]);
  fireEvent.click(days.getByLabelText(/^Wednesday, 18 Nov/));
  expect(await screen.findByText('1:00 am')).toBeTruthy();
  expect(screen.queryByText('10:00 am')).toBeNull();
  fireEvent.click(days.getByLabelText(/^Thursday, 19 Nov/));
  expect(await screen.findByText('10:00 am')).toBeTruthy();
  expect(screen.queryByText('1:00 am')).toBeNull();
});

test('OFF-02 OFF-09 OFF-11 OFF-15 what is filled in is sent; a time that a longer session has not is chosen no longer', async () => {
  const { asked, bodyOf, visited } = open({ [sent]: answer({ booking: { id: 1 }, redirectUrl: '/there' }) });
  await choose('One on one');
  await pick(/Mentor/, 'Aisyah Rahman');
  await choose('In person');
  type('Location', 'Kopi Place');
  await pickTime('4:00 pm');
  press('90 minutes');
  await waitFor(() => expect(screen.queryByText('4:00 pm')).toBeNull());
  type('Learning objective 1', 'A portfolio');
  await pick(/Learning module/, 'Foundations');
  press('Log session');
  expect(await screen.findByText('Time is required', undefined, { timeout: 10_000 })).toBeTruthy();
  expect(asked(sent)).toEqual([]);
  fireEvent.click(await screen.findByText('10:00 am'));
  press('Log session');
  expect(await screen.findByText('Offline booking created successfully!')).toBeTruthy();
  expect(visited).toEqual(['/there']);
  expect(bodyOf(sent)).toEqual({
    booking: {
      user_id: 7,
      program_id: alpha.id,
      booking_type: 'one_on_one',
      booking_method: 'physical',
      participant_id: 3,
      group_id: null,
      meetup_location: 'Kopi Place',
      start_time: times[0],
      duration: 90,
      agenda_id: 9,
      learning_objectives_attributes: [{ objective: 'A portfolio' }],
      role_type: 'mentee',
      service_id: 2,
      status: 'completed',
    },
  });
});

const fillInAndSend = async () => {
  await choose('One on one');
  await pick(/Mentor/, 'Aisyah Rahman');
  await choose('Online');
  await pickTime('10:00 am');
  type('Learning objective 1', 'A portfolio');
  press('Log session');
};

test('OFF-16 where the server said nothing, the printed sentence stands, and one stays', async () => {
  const { visited } = open({ [sent]: refusal('request.fault', 500) });
  await fillInAndSend();
  expect(await screen.findByText('Oops, something went wrong')).toBeTruthy();
  expect(visited).toEqual([]);
});

test('OFF-18 how many were booked, conducted and reflected on', async () => {
  open();
  await screen.findByText('4');
  const figure = (label: string) => screen.getByText(label).parentElement?.textContent;
  expect(['Booked', 'Conducted', 'Reflected'].map(figure)).toEqual(['Booked4', 'Conducted3', 'Reflected2']);
});

test('OFF-16 a refusal is said, and leads where it says; nothing typed is lost', async () => {
  const refused = {
    status: 422,
    body: { error: 'Not now', code: 'bookings.already_logged', redirectUrl: '/elsewhere' },
  };
  const { visited } = open({ [sent]: refused });
  await fillInAndSend();
  expect(await screen.findByText('Not now')).toBeTruthy();
  expect(visited).toEqual(['/elsewhere']);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Learning objective 1' }).value).toBe('A portfolio');
});

test('OFF-01 on the platform another program has other people; what was said of the session stays', async () => {
  const programs = ['Alpha', 'Beta'].map((name, at) => mine(3 + at, name));
  const server = serve({
    'GET /api/v2/my/programs': answer({ programs }),
    [`GET ${base}/session_data`]: answer(data),
    [`GET ${base}/summary`]: answer({ booked: 4, conducted: 3, reflected: 2 }),
  });
  show(withRouter(<OfflineSessionsPage />));
  await pick(/Program/, 'Alpha');
  await choose('One on one');
  await pick(/Mentor/, 'Aisyah Rahman');
  await choose('In person');
  type('Location', 'Kopi Place');
  await pick(/Program/, 'Beta');
  expect((await screen.findByRole<HTMLInputElement>('combobox', { name: /Mentor/ })).value).toBe('');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Location' }).value).toBe('Kopi Place');
  expect(server.asked(sent)).toEqual([]);
});

test('OFF-01 who is an admin in one program and a member in another logs their own session there', async () => {
  const programs = ['Alpha', 'Beta'].map((name, at) => mine(3 + at, name));
  let answered = 0;
  const { bodyOf } = serve({
    'GET /api/v2/my/programs': answer({ programs }),
    [`GET ${base}/session_data`]: () => {
      answered += 1;
      return answer({ ...data, role_type: answered === 1 ? 'admin' : 'mentee' });
    },
    [`GET ${base}/summary`]: answer({ booked: 4, conducted: 3, reflected: 2 }),
    [`GET ${base}/slots`]: answer({ slots: times, has_hours: true, timezone: 'Asia/Kuala_Lumpur' }),
    [sent]: answer({ booking: { id: 1 }, redirectUrl: '/there' }),
  });
  show(withRouter(<OfflineSessionsPage />));
  await pick(/Program/, 'Alpha');
  await choose('One on one');
  expect(await screen.findByRole('combobox', { name: /Mentee/ })).toBeTruthy();
  await pick(/Program/, 'Beta');
  await waitFor(() => expect(screen.queryByRole('combobox', { name: /Mentee/ })).toBeNull());
  await pick(/Mentor/, 'Aisyah Rahman');
  await choose('Online');
  await pickTime('10:00 am');
  type('Learning objective 1', 'A plan');
  press('Log session');
  await waitFor(() => expect(bodyOf(sent)).toBeTruthy());
  expect(bodyOf(sent)).toMatchObject({ booking: { program_id: 4, user_id: 7, participant_id: 3 } });
});

const aina = { id: 11, name: 'Aina Zulkifli', user_type: 'mentee', photo_url: null };
const asAdmin = {
  [`GET ${base}/session_data`]: answer({
    ...data,
    program_participants: [aina, person],
    groups: [{ ...group, participants: [aina, person] }],
    role_type: 'admin',
  }),
  [sent]: answer({ booking: { id: 1 }, redirectUrl: '/there' }),
};
const logged = async () => {
  await choose('Online');
  await pickTime('10:00 am');
  type('Learning objective 1', 'A plan');
  press('Log session');
  expect(await screen.findByText('Offline booking created successfully!')).toBeTruthy();
};

test('ADB-45 OFF-02 an admin logs for a mentor and a mentee', async () => {
  const { bodyOf } = open(asAdmin);
  await choose('One on one');
  await pick(/Mentor/, 'Aisyah Rahman');
  await pick(/Mentee/, 'Aina Zulkifli');
  await logged();
  const booking = { user_id: person.id, participant_id: aina.id, group_id: null, role_type: 'admin' };
  expect(bodyOf(sent)).toMatchObject({ booking });
});

test('ADB-45 OFF-02 of a group that an admin logs it is the mentor’s session', async () => {
  const { bodyOf } = open(asAdmin);
  await choose('Group');
  await pick(/Group/, /Data circle/);
  await logged();
  const booking = { user_id: person.id, participant_id: null, group_id: group.id, role_type: 'admin' };
  expect(bodyOf(sent)).toMatchObject({ booking });
});
