import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FeedbackForm } from '../../../contract/reviews/index.ts';
import { aCard, aDirectoryCard, mentee, show } from '../../modules/discovery/discovery.fixture.tsx';
import { serve } from '../../testing/serve.fixture.ts';
import { alpha, inAlpha } from '../../modules/programmes/programmes.fixture.tsx';
import { form } from '../../modules/reviews/feedback.fixture.ts';
import { ThankYouPage } from './ThankYouPage.tsx';

const aMentor = { ...mentee, id: 9, user_type: 'mentor' as const, is_fl_mentor: true };
const review: FeedbackForm['review'] = {
  answers: [],
  badges: [],
  thank_you_note: null,
  on_platform: false,
  submitted_at: '2026-12-02T05:00:00Z',
  unsealed_at: '2026-12-09T05:00:00Z',
  sealed: true,
  editable: true,
};
const ofMentee = { participant_type: 'mentee' as const, suggests_mentors: false };
const named = (id: number, full_name: string) => ({ id, slug: `m${id}`, full_name, fullname: full_name });
const others = [named(9, 'Aisyah Rahman'), named(4, 'Daniel Lim')];
const mentors = others.map((one) => aCard(one));
const noSlots = {
  available_dates: [],
  timeslots: {},
  slots: [],
  timezone: 'UTC',
  duration: 60,
  credits: null,
  calendar_unknown: false,
};
const answers = {
  'GET /api/v2/mentors/9/available_slots': noSlots,
  'GET /api/v2/mentors/4/available_slots': noSlots,
  'GET /dashboard/users/mentors': { suggested: mentors, my_mentors: [], following: [], latest_recommendation: null },
  'GET /api/v2/directory': {
    data: others.map((one) => aDirectoryCard(one)),
    page: 1,
    total_pages: 1,
    total: 2,
    shows: 'mentors',
    may_pick: true,
  },
};
const page = <ThankYouPage bookingId={41} participantId={9} />;
const asks = (changes: Partial<FeedbackForm>) => ({
  ...answers,
  'GET /bookings/41/participants/9/feedback': form({ review, ...changes }),
});
const onPlatform = (me: typeof mentee, changes: Partial<FeedbackForm> = {}) => {
  const { calls: asked } = serve(asks(changes));
  show(page, { me });
  return asked;
};
const inPortal = (changes: Partial<FeedbackForm> = {}) => {
  const { calls: asked } = serve({ 'GET /users/current': mentee, ...asks(changes) });
  const role = { role_id: 4, role_name: 'Mentee', user_type: 'mentee', is_admin: false, is_owner: false } as const;
  inAlpha(page, { ...alpha, viewer: role });
  return asked;
};
const thanks = () => screen.findByRole('heading', { level: 1, name: 'Thank you for your feedback!' });
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const heading = (name: string) => screen.queryByRole('heading', { name });
const paths = (asked: ReturnType<typeof serve>['calls']) => asked.map(({ path }) => path.split('?')[0]);

test('REV-10 REV-11 a mentee books again, reads other mentors than this one, and leaves for the dashboard', async () => {
  const asked = onPlatform(mentee);
  expect(await thanks()).toBeTruthy();
  expect(hrefOf('Go to your dashboard')).toBe('/main/dashboard');
  expect(hrefOf('Change your review')).toBe('/main/bookings/41/participants/9/feedback');
  expect(heading('Book the next session with Aisyah Rahman')).toBeTruthy();
  const suggested = within(await screen.findByRole('list', { name: 'Suggested mentors' }));
  expect(suggested.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Daniel Lim']);
  await waitFor(() => expect(paths(asked)).toContain('/api/v2/mentors/9/available_slots'));
});

test('REV-10 the words for LinkedIn name the product and its address, and nobody', async () => {
  onPlatform(mentee);
  await thanks();
  const link = new URL(hrefOf('Celebrate on LinkedIn') ?? '');
  expect(link.origin + link.pathname).toBe('https://www.linkedin.com/feed/');
  expect(link.searchParams.get('shareActive')).toBe('true');
  expect(link.searchParams.get('text')).toContain('a mentoring session on Lantern');
  expect(link.searchParams.get('text')).toContain(window.location.origin);
  expect(link.searchParams.get('text')).not.toContain('Aisyah');
});

test('REV-10 REV-11 A12 a mentor too offers the next session, of hours of their own, and reads no suggested mentors', async () => {
  const asked = onPlatform(aMentor, {
    ...ofMentee,
    participant: { ...form().participant, id: 7, full_name: 'Farid Osman' },
  });
  await thanks();
  expect(heading('Book the next session with Farid Osman')).toBeTruthy();
  expect(hrefOf('Celebrate on LinkedIn')).toContain('linkedin.com');
  await waitFor(() => expect(paths(asked)).toContain('/api/v2/mentors/9/available_slots'));
  expect(heading('Suggested mentors')).toBeNull();
  expect(paths(asked)).not.toContain('/dashboard/users/mentors');
});

test('REV-10 in a portal one stays there: its overview, its own mentors', async () => {
  const asked = inPortal();
  await thanks();
  expect(hrefOf('Go to your dashboard')).toBe('/app/acme/alpha/overviews');
  expect(await within(await screen.findByRole('list', { name: 'Mentors' })).findByText('Daniel Lim')).toBeTruthy();
  expect(heading('Suggested mentors')).toBeNull();
  expect(paths(asked)).not.toContain('/dashboard/users/mentors');
});

test('REV-11 in a portal where mentees do not choose, no mentors follow', async () => {
  const asked = inPortal({ suggests_mentors: false });
  await thanks();
  expect(screen.queryByRole('list', { name: 'Mentors' })).toBeNull();
  expect(paths(asked)).not.toContain('/api/v2/directory');
});

test('REV-02 who reviewed one of a group’s mentors is led to the other', async () => {
  onPlatform(mentee, { left_to_review: [{ id: 12, full_name: 'Mei Tan' }] });
  await thanks();
  expect(hrefOf('Review Mei Tan too')).toBe('/main/bookings/41/participants/12/feedback');
});

test('REV-10 who has not reviewed yet is thanked for nothing, and sent to Rate Now', async () => {
  onPlatform(mentee, { review: null });
  expect(await screen.findByRole('heading', { name: 'You have not reviewed this session yet' })).toBeTruthy();
  expect(hrefOf('Rate Now')).toBe('/main/bookings/41/participants/9/feedback');
  expect(screen.queryByRole('link', { name: 'Celebrate on LinkedIn' })).toBeNull();
});
