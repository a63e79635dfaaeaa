import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { Availability } from '../../../../contract/availability/index.ts';
import { withRouter } from '../../../lib/router.fixture.tsx';
import { serve } from '../../../testing/serve.fixture.ts';
import { inAlpha } from '../../programmes/programmes.fixture.tsx';
import {
  AvailabilityPage,
  AvailabilitySettings,
  DndSwitch,
  MentorAvailabilityPage,
  ProgrammeAvailabilityPage,
} from '../index.ts';

const usual: Availability = {
  rules: [{ weekday: 1, from: '09:00', to: '12:00' }],
  overrides: [],
  timezone: 'Asia/Kuala_Lumpur',
  notice_minutes: 120,
  buffer_before_minutes: 0,
  buffer_after_minutes: 0,
  sessions_a_week: null,
  dnd: false,
  own_hours: false,
  version: 'one',
};
const others = {
  'GET /timezones': [],
  'GET /users/current/dnd_status': { active: false },
  'GET /users/current': { status: 401, body: { error: 'No', code: 'accounts.not_signed_in' } },
};
/** With a router, because the editor asks before the user leaves it. */
const show = (page: ReactNode) => void inAlpha(withRouter(page));
const radio = (name: string) => screen.findByRole('radio', { name });

test('AVL-02 AVL-05 in a portal the usual hours hold, until a mentor sets others for it alone', async () => {
  const { calls } = serve({
    ...others,
    'GET /api/v2/my/availability?program_id=3': usual,
    'PUT /api/v2/my/availability': {
      message: 'Availability successfully updated',
      availability: { ...usual, own_hours: true, version: 'two' },
    },
  });
  show(<AvailabilityPage programId={3} />);
  expect((await radio('The usual hours')).getAttribute('checked')).not.toBeNull();
  expect(screen.getByText(/^Monday: 9:00 am – 12:00 pm$/i)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Weekly hours' })).toBeNull();
  fireEvent.click(await radio('Other hours'));
  // The programme's hours start as a copy of the usual ones.
  expect(await screen.findByRole('heading', { name: 'Weekly hours' })).toBeTruthy();
  const [save] = await screen.findAllByRole('button', { name: 'Save' });
  if (save) fireEvent.click(save);
  expect(await screen.findByText('Availability successfully updated')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    program_id: 3,
    own_hours: true,
    rules: usual.rules,
    version: 'one',
  });
});

test('AVL-08 AVL-15 an admin turns do-not-disturb on for a mentor, and is told that it is done', async () => {
  const { calls } = serve({
    ...others,
    'GET /api/v2/mentors/12/availability?program_id=3': { ...usual, full_name: 'Aisyah Rahman' },
    'POST /api/v2/mentors/12/dnd': { active: true, message: 'Successfully updated.' },
  });
  show(<MentorAvailabilityPage mentorId={12} />);
  fireEvent.click(await screen.findByRole('switch', { name: /Do not disturb/ }));
  expect(await screen.findByText('Successfully updated.')).toBeTruthy();
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ program_id: 3, active: true }),
  );
});

test('AVL-09 where the switch is refused the server says why, and it stands as before', async () => {
  serve({
    ...others,
    'GET /api/v2/mentors/12/availability?program_id=3': { ...usual, full_name: 'Aisyah Rahman' },
    'POST /api/v2/mentors/12/dnd': { status: 422, body: { error: 'Not this mentor.', code: 'request.invalid' } },
  });
  show(<MentorAvailabilityPage mentorId={12} />);
  const dnd = await screen.findByRole<HTMLInputElement>('switch', { name: /Do not disturb/ });
  fireEvent.click(dnd);
  expect(await screen.findByText('Not this mentor.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('switch', { name: /Do not disturb/ }).checked).toBe(false);
  expect(screen.getByText(/^Off: mentees can book/)).toBeTruthy();
});

test('AVL-09 a mentor’s own switch that is refused says why as well, and stands as before', async () => {
  serve({
    'GET /users/current/dnd_status': { active: false },
    'POST /users/current/toggle_dnd': { status: 422, body: { error: 'Not now.', code: 'request.invalid' } },
  });
  show(<DndSwitch />);
  await screen.findByText(/^Off: mentees can book you/);
  fireEvent.click(screen.getByRole('switch', { name: /Do not disturb/ }));
  expect(await screen.findByText('Not now.')).toBeTruthy();
  expect(screen.getByText(/^Off: mentees can book you/)).toBeTruthy();
});

test('AVL-09 a mentor’s own switch says that it was turned, and stands so', async () => {
  let active = false;
  serve({
    'GET /users/current/dnd_status': () => ({ active }),
    'POST /users/current/toggle_dnd': () => {
      active = true;
      return { active, message: 'Successfully updated.' };
    },
  });
  show(<DndSwitch />);
  await screen.findByText(/^Off: mentees can book you/);
  fireEvent.click(screen.getByRole('switch', { name: /Do not disturb/ }));
  expect(await screen.findByText('Successfully updated.')).toBeTruthy();
  expect(await screen.findByText(/^On: nobody can book you now/)).toBeTruthy();
});

/** The options of a list in the editor, once it is opened. */
const offered = (field: string | RegExp) => {
  // By label: finding by role takes seconds on a page with this many lists.
  const box = screen.getByLabelText(field, { selector: 'input' });
  fireEvent.click(box);
  return within(document.getElementById(box.getAttribute('aria-controls') ?? '') as HTMLElement);
};
const choose = (field: string, option: string) => fireEvent.click(offered(field).getByText(option));

test('AVL-01 AVL-04 AVL-17 in the settings a mentor has schedule, zone and pause, and sets notice, breaks and how much is enough', async () => {
  const zones = [
    { name: 'Europe/Lisbon', offset: '+00:00', offset_minutes: 0 },
    { name: 'Asia/Kuala_Lumpur', offset: '+08:00', offset_minutes: 480 },
  ];
  const { calls } = serve({
    ...others,
    'GET /timezones': zones,
    'GET /api/v2/my/availability': usual,
    'PUT /api/v2/my/availability': { message: 'Availability successfully updated', availability: usual },
  });
  show(<AvailabilitySettings />);
  expect(await screen.findByText('Weekly hours')).toBeTruthy();
  expect(await screen.findByText(/^Off: mentees can book you/)).toBeTruthy();
  choose('Shortest notice', '4 hours');
  choose('Break before a session', '10 minutes');
  choose('Break after a session', '15 minutes');
  fireEvent.change(screen.getByLabelText(/^Most sessions a week/), { target: { value: '5' } });
  const places = offered(/^Time zone/);
  expect(places.getAllByText(/^[A-Z][a-z]+\/[A-Z]/).map(({ textContent }) => textContent)).toEqual([
    'Europe/Lisbon',
    'Asia/Kuala Lumpur',
  ]);
  fireEvent.click(places.getByText('Europe/Lisbon'));
  fireEvent.click((await screen.findAllByText('Save'))[0] as HTMLElement);
  expect(await screen.findByText('Availability successfully updated')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    notice_minutes: 240,
    buffer_before_minutes: 10,
    buffer_after_minutes: 15,
    sessions_a_week: 5,
    timezone: 'Europe/Lisbon',
  });
});

test('AVL-15 SYS-22 the list of a program: its mentors, when they are open, and the ways to them and their hours', async () => {
  const mentor = (user_id: number, full_name: string, changes: object) => ({
    user_id,
    slug: `mentor-${user_id}`,
    full_name,
    profile_photo_url: null,
    rules: usual.rules,
    timezone: usual.timezone,
    dnd: false,
    sessions_a_week: null,
    ...changes,
  });
  const mentors = [
    mentor(12, 'Aisyah Rahman', {}),
    mentor(13, 'Daniel Lim', { dnd: true }),
    mentor(14, 'Mei Ling', { rules: [] }),
  ];
  serve({ 'GET /api/v2/availability?program_id=3': { mentors, total: 3, page: 1, per_page: 20, max_pages: 1 } });
  show(<ProgrammeAvailabilityPage filter={{}} onFilter={() => {}} />);
  await screen.findByText('Aisyah Rahman');
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
    'ARAisyah RahmanMonday: 9:00 am – 12:00 pmAsia/Kuala LumpurOpenEdit',
    'DLDaniel LimMonday: 9:00 am – 12:00 pmAsia/Kuala LumpurDo not disturbEdit',
    'MLMei LingNo open hoursAsia/Kuala LumpurNot openEdit',
  ]);
  const links = within(rows[0] as HTMLElement).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/app/acme/alpha/members/mentor-12',
    '/app/acme/alpha/admin/availability/12',
  ]);
});
