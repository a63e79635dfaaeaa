import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mentee, mentor, show } from '../../../modules/bookings/bookings.fixture.tsx';
import { serve } from '../../../testing/serve.fixture.ts';
import { alpha } from '../../../modules/programmes/programmes.fixture.tsx';
import { ConnectBar, ConnectPanel } from './ConnectPanel.tsx';

const slots = {
  available_dates: [],
  timeslots: {},
  slots: ['2026-12-02T01:00:00Z'],
  timezone: 'Asia/Kuala_Lumpur',
  duration: 60,
  credits: null,
  calendar_unknown: false,
};
const connected = (viewer_is: 'mentor' | 'mentee', paired = false) => ({
  'GET /pairings/connection': {
    connection: {
      pairing_id: paired ? 1 : null,
      mentor_id: 12,
      mentee_id: 7,
      viewer_is,
      paired,
      why_not: { connect: null, book: null },
    },
  },
  'POST /pairings': {
    id: 1,
    program_id: 3,
    mentor_id: 12,
    mentee_id: 7,
    status: 'active',
    created_at: '2026-11-20T10:00:00Z',
  },
});

test('PRO-16 after connecting the mentee is at the times of the mentor', async () => {
  const { calls } = serve({ ...connected('mentee'), [`GET /api/v2/mentors/${mentor.id}/available_slots`]: slots });
  show(<ConnectPanel person={mentor} />, { programme: alpha });
  fireEvent.click(await screen.findByRole('button', { name: 'Connect with Mentor' }));
  expect(await screen.findByRole('dialog', { name: `Book a session with ${mentor.name}` })).toBeTruthy();
  expect(await screen.findByRole('button', { name: '9:00 am' })).toBeTruthy();
  expect(calls.map(({ path }) => path)).toContain(`/api/v2/mentors/${mentor.id}/available_slots?program_id=3`);
});

test('PRO-19 after connecting the mentor asks the mentee with their own times', async () => {
  const me = { ...mentee, id: 12, user_type: 'mentor' as const, full_name: 'Aisyah Rahman' };
  const person = { id: 7, slug: null, name: 'Farid Osman', photo: null, job: null, company: null };
  serve({ ...connected('mentor'), 'GET /api/v2/mentors/12/available_slots': slots });
  show(<ConnectBar person={person} />, { programme: alpha, me });
  fireEvent.click(await screen.findByRole('button', { name: 'Connect with Mentee' }));
  expect(await screen.findByRole('dialog', { name: 'Book a session with Farid Osman' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: '9:00 am' })).toBeTruthy();
});
