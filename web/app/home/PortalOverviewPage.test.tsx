import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anAgenda } from '../../../contract/agendas/agendas.fixture.ts';
import type { ProgrammeView } from '../../../contract/programmes/index.ts';
import { setServerTime } from '../../lib/clock.ts';
import { aBooking, mentee, now, zone } from '../../modules/bookings/bookings.fixture.tsx';
import { serve } from '../../testing/serve.fixture.ts';
import { alpha, inAlpha } from '../../modules/programmes/programmes.fixture.tsx';
import { aMenteeCard } from './home.fixture.tsx';
import { mentor } from '../../modules/profiles/profiles.fixture.tsx';
import { PortalOverviewPage } from './PortalOverviewPage.tsx';

const agenda = anAgenda({
  title: 'Mid-year gathering',
  start_time: '2026-12-14T07:00:00Z',
  end_time: '2026-12-14T10:00:00Z',
});

const asMentee: ProgrammeView = {
  ...alpha,
  dashboard_alert: 'The gathering is three weeks away.',
  viewer: { role_id: 4, role_name: 'Mentee', user_type: 'mentee', is_admin: false, is_owner: false },
};

const asMentor: ProgrammeView = {
  ...asMentee,
  viewer: { role_id: 3, role_name: 'Mentor', user_type: 'mentor', is_admin: false, is_owner: false },
};

/** The member has already been welcomed by default. */
const openOverview = (programme = asMentee, onboarded: string | null = '2026-11-01T00:00:00Z') => {
  setServerTime(now);
  const { calls } = serve({
    'GET /users/current': {
      ...mentee,
      onboarded_at: onboarded,
      program_goals: [{ id: 9, mentor_label: 'CV Reviews', image_url: '', program_id: 3 }],
    },
    'GET /goals?program_id=3': [
      { id: 8, mentor_label: 'Mock Interview', image_url: '', image: '' },
      { id: 9, mentor_label: 'CV Reviews', image_url: '', image: '' },
    ],
    'POST /users/current': { message: 'Profile successfully updated', user: mentor },
    'GET /agendas': { agendas: [agenda] },
    'GET /resources': { resources: [] },
    'GET /dashboard/users/mentees?program_id=3': { mentees: [aMenteeCard(5)], total: 1 },
    'GET /api/v2/directory': { data: [], shows: 'mentors', may_pick: true, page: 1, total_pages: 1, total: 0 },
    'GET /api/v2/my/bookings': {
      upcoming: [aBooking({ program_id: alpha.id })],
      to_review: [],
      closed: [],
      display_timezone: zone,
    },
  });
  inAlpha(<PortalOverviewPage />, programme);
  return calls;
};

test('DSH-02 DSH-25 DSH-26 a member reads the alert, their next sessions and the agenda, which they cannot add to', async () => {
  openOverview();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Alpha');
  expect(screen.getByText('The gathering is three weeks away.')).toBeTruthy();
  const session = await screen.findByRole('link', { name: /Aisyah Rahman/ });
  expect(session.getAttribute('href')).toBe('/app/acme/alpha/bookings?booking=41');
  expect(screen.getByRole('heading', { name: 'Programme Structure' })).toBeTruthy();
  const lines = await screen.findByRole('list', { name: 'Upcoming' });
  expect(within(lines).getByText('Mid-year gathering')).toBeTruthy();
  expect(screen.queryByText('Create Agenda')).toBeNull();
});

test('GOL-07 a member chooses among the services that the programme offers', async () => {
  const calls = openOverview();
  const service = (name: string) => screen.findByRole('button', { name });
  expect((await service('CV Reviews')).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(await service('Mock Interview'));
  fireEvent.click(await service('Save'));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ program_id: 3, program_goals: [9, 8] }),
  );
});

test('DSH-19 a mentor finds their own mentees on the overview; a mentee does not', async () => {
  openOverview(asMentor);
  const mine = within(await screen.findByRole('region', { name: 'My Mentees' }));
  expect(await mine.findByText('Mentee 5')).toBeTruthy();
  cleanup();
  openOverview();
  expect(await screen.findByRole('region', { name: 'Mentors' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'My Mentees' })).toBeNull();
});

const first = [
  ['a mentor', asMentor, 'Set your hours', '/app/acme/alpha/availability'],
  ['a mentee who picks', asMentee, 'Find a mentor', '/app/acme/alpha/directory'],
  ['a mentee who is paired', { ...asMentee, pairing_method: 'admin_pairs' } as const, null, null],
] as const;
test.each(first)(
  'DSH-29 %s who is new is welcomed in the portal until they close it',
  async (_who, programme, way, href) => {
    const calls = openOverview(programme, null);
    const dialog = within(await screen.findByRole('dialog', { name: 'Welcome to Alpha, Farid' }));
    expect(dialog.queryByRole('link')?.textContent ?? null).toBe(way);
    expect(dialog.queryByRole('link')?.getAttribute('href') ?? null).toBe(href);
    fireEvent.click(dialog.getByRole('button', { name: 'Look around' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ onboarded: true }));
  },
);

const welcomed = { ...asMentee, viewer: { ...asMentee.viewer, user_type: 'admin', is_admin: true } } as ProgrammeView;
test.each([
  ['who was welcomed already', asMentee, '2026-11-01T00:00:00Z'],
  ['who administers the programme', welcomed, null],
] as const)('DSH-29 %s is welcomed to nothing', async (_who, programme, onboarded) => {
  openOverview(programme, onboarded);
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('PRG-12 PRG-19 the banner that admins have chosen is on the portal of the members, not in its preview alone', async () => {
  openOverview({ ...asMentee, white_label: { ...asMentee.white_label, newsfeed_banner_url: '/files/wide.jpg' } });
  await screen.findByRole('heading', { level: 1 });
  expect(document.querySelector('img[src="/files/wide.jpg"]')).toBeTruthy();
});

test('PRG-12 without a banner there is no empty picture', async () => {
  openOverview();
  await screen.findByRole('heading', { level: 1 });
  expect(document.querySelector('img[src=""], img:not([src])')).toBeNull();
});
