import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { MentorCard } from '../../../contract/discovery/index.ts';
import type { CurrentUser } from '../../../contract/me/index.ts';
import type { MentorProfile } from '../../../contract/screens/index.ts';
import { CallRefused } from '../../lib/call.ts';
import { serve } from '../../testing/serve.fixture.ts';
import { aCard, mentee, show } from '../../modules/discovery/discovery.fixture.tsx';
import { MentorProfilePage } from './MentorProfilePage.tsx';
import type { ProfileTab } from './ProfileFrame.tsx';
import { aMentor, aReview, figures, isThere, tabNames } from './profiles.fixture.ts';

interface Who {
  me?: CurrentUser | null;
  tab?: ProfileTab;
  slots?: string[];
  similar?: MentorCard[];
  /** Whether the reader follows the mentor; null means that the server is asked. */
  follows?: boolean | null;
}

const openMentor = (
  changes: Partial<MentorProfile> = {},
  { me = mentee, tab = 'overview', slots, similar = [], follows = false }: Who = {},
) => {
  const tabs: ProfileTab[] = [];
  const shown = show(<MentorProfilePage slug="aisyah-rahman" tab={tab} onTab={(next) => tabs.push(next)} />, {
    me,
    know: (client) => {
      client.setQueryData(['profile', 'mentor', 'aisyah-rahman', me?.id ?? null], { ...aMentor, ...changes });
      if (follows !== null) client.setQueryData(['profile', 'follow', 3], { active: follows });
      client.setQueryData(['mentors', 'similar', 'aisyah-rahman', mentee.timezone], { data: similar });
      client.setQueryData(['slots', 3, null], {
        available_dates: [],
        timeslots: {},
        slots: slots ?? ['2026-12-02T01:00:00Z'],
        timezone: 'Asia/Kuala_Lumpur',
        duration: 60,
        credits: null,
        calendar_unknown: false,
      });
    },
  });
  return { ...shown, tabs };
};

test('PRO-02 similar mentors stand at the side, each as the way to their profile; without any there is no such list', () => {
  const similar = [
    aCard({ id: 4, full_name: 'Daniel Lim', profile_link: '/mentor_profile/daniel-lim' }),
    aCard({ id: 5, full_name: 'Mei Wong', profile_link: '/mentor_profile/mei-wong' }),
  ];
  openMentor({}, { similar });
  const links = within(screen.getByRole('region', { name: 'Similar mentors' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/mentor_profile/daniel-lim',
    '/mentor_profile/mei-wong',
  ]);
  cleanup();
  openMentor();
  expect(screen.queryByRole('region', { name: 'Similar mentors' })).toBeNull();
});

test('PRO-06 Overview and Reviews; without reviews and thank-yous Overview alone', () => {
  const { tabs } = openMentor();
  expect(tabNames()).toEqual(['Overview', 'Reviews1']);
  fireEvent.click(screen.getByRole('tab', { name: /Reviews/ }));
  expect(tabs).toEqual(['reviews']);
});

test('PRO-06 nothing said yet: no Reviews, even when the address asks for them', () => {
  openMentor({ reviews: [], thank_you: [] }, { tab: 'reviews' });
  expect(tabNames()).toEqual(['Overview']);
  expect(isThere('More women in design.')).toBe(true);
});

test('PRO-06 a thank-you alone makes Reviews', () => {
  openMentor({ reviews: [], thank_you: [{ ...aReview(2), star_rating: null, thank_you_note: 'Thanks!' }] });
  expect(tabNames()).toEqual(['Overview', 'Reviews1']);
});

test('PRO-07 PRO-10 PRO-28 impact, goals, languages, whom to mentor; three counts', () => {
  openMentor();
  for (const words of ['More women in design.', 'Career Guidance', 'English', 'Students', 'Mid career']) {
    expect(isThere(words)).toBe(true);
  }
  expect(figures()).toBe('11Mentees helped13Mentoring sessions2Programs joined');
});

test('PRO-08 PRO-09 PRO-27 badges and links at the side; what is not there is not mentioned', () => {
  openMentor();
  expect(screen.getByRole('link', { name: /^LinkedIn/ }).getAttribute('href')).toBe(
    'https://www.linkedin.com/in/aisyah',
  );
  expect(screen.queryByRole('link', { name: /^Instagram/ })).toBeNull();
  expect(within(screen.getByRole('region', { name: 'Badges' })).getByText('Great Listener')).toBeTruthy();
});

test('PRO-09 the link to Instagram is there when it was given', () => {
  openMentor({ info: { ...aMentor.info, instagram_url: 'https://www.instagram.com/aisyah' } });
  expect(screen.getByRole('link', { name: /^Instagram/ }).getAttribute('href')).toBe(
    'https://www.instagram.com/aisyah',
  );
});

test.each([
  [4.25, 'Rated 4.3 of 5'],
  [4, 'Rated 4.0 of 5'],
])('PRO-11 the rating from 4 on, with one decimal (%s)', (average, words) => {
  openMentor({ fl_average_rating: average });
  expect(isThere(words)).toBe(true);
});

test.each([3.99, null])('PRO-11 no rating below 4 (%s)', (average) => {
  openMentor({ fl_average_rating: average });
  expect(isThere(/^Rated/)).toBe(false);
});

test('PRO-12 a long introduction is cut at 300 characters', () => {
  openMentor();
  expect(isThere(/The end\.$/)).toBe(false);
  expect(screen.getByText(/^Long words.*…$/).textContent?.length).toBeLessThanOrEqual(301);
  fireEvent.click(screen.getByRole('button', { name: 'Read more' }));
  expect(isThere(/The end\.$/)).toBe(true);
});

test('PRO-14 somebody else sees the dates, then the times of one', () => {
  openMentor();
  fireEvent.click(screen.getByRole('button', { name: 'Wednesday, 2 December 2026' }));
  expect(screen.getByRole('button', { name: '9:00 am' })).toBeTruthy();
});

test('PRO-15 a mentor without dates', () => {
  openMentor({ available_dates: [] }, { slots: [] });
  expect(isThere("I'm currently not available.")).toBe(true);
  expect(screen.getByRole('button', { name: 'Book Session' }).getAttribute('aria-disabled')).toBe('true');
});

test('PRO-13 PRO-18 PRO-21 on the own profile there is nothing to book, and the link can be shared', () => {
  openMentor({ is_own: true }, { me: { ...mentee, id: 3, user_type: 'mentor' } });
  expect(isThere('Book a session')).toBe(false);
  expect(screen.queryByRole('button', { name: 'Book Session' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Follow/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Share profile' })).toBeTruthy();
});

test('PRO-21 PRO-84 what is shared is the address of the profile, and it is said that it was copied', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  openMentor({ is_own: true }, { me: { ...mentee, id: 3, user_type: 'mentor' } });
  fireEvent.click(screen.getByRole('button', { name: 'Share profile' }));
  expect(await screen.findByText('Link copied to clipboard')).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/mentor_profile/aisyah-rahman`);
});

test('PRO-21 nobody shares the profile of somebody else', () => {
  openMentor();
  expect(screen.queryByRole('button', { name: 'Share profile' })).toBeNull();
});

test('PRO-17 DIS-30 visitors see Sign In, and no Follow', () => {
  openMentor({}, { me: null });
  const ways = screen.getAllByRole('link', { name: 'Sign In' });
  expect(ways.every((way) => way.getAttribute('href') === '/users/sign_in')).toBe(true);
  expect(ways.length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Book Session' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Follow/ })).toBeNull();
});

test('DIS-31 the button asks how things stand when the page loads, and says it', async () => {
  const { calls } = serve({ 'GET /users/current/follow_status?mentor_id=3': { active: true } });
  openMentor({ is_following: false }, { follows: null });
  expect((await screen.findAllByText('Following')).length).toBeGreaterThan(0);
  expect(calls.filter(({ path }) => path.includes('follow')).length).toBe(1);
});

test('PRO-80 mentees can refer a friend beside a mentor', async () => {
  openMentor();
  fireEvent.click(screen.getByRole('button', { name: 'Refer a Friend' }));
  expect(await screen.findByRole('dialog', { name: /Refer a Friend/ })).toBeTruthy();
});

test('PRO-80 mentors do not refer friends here', () => {
  openMentor({}, { me: { ...mentee, user_type: 'mentor' } });
  expect(screen.queryByRole('button', { name: 'Refer a Friend' })).toBeNull();
});

test('PRO-24 PRO-25 two jobs and two places of study, the rest on demand', () => {
  openMentor();
  expect(isThere('Second job')).toBe(true);
  expect(isThere('Third job')).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'View more: Work experience' }));
  expect(isThere('Third job')).toBe(true);
  expect(isThere('Multimedia University')).toBe(true);
  expect(isThere('Sunway University')).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'View More: Education' }));
  expect(isThere('Sunway University')).toBe(true);
});

test('a review of somebody who has left stays, without their name', () => {
  openMentor({}, { tab: 'reviews' });
  expect(isThere('Deleted User')).toBe(true);
  expect(isThere('Words of review 1')).toBe(true);
});

test('PRO-22 who is not there', () => {
  show(<MentorProfilePage slug="nobody" tab="overview" onTab={() => {}} />, {
    know: (client) => {
      const queryKey = ['profile', 'mentor', 'nobody', mentee.id] as const;
      const error = new CallRefused(404, { error: 'There is no such mentor.', code: 'bookings.mentor_not_found' });
      client.setDefaultOptions({ queries: { retryOnMount: false } });
      client.getQueryCache().build(client, { queryKey }).setState({ status: 'error', error });
    },
  });
  expect(isThere("Whoops, we couldn't find that mentor!")).toBe(true);
  expect(screen.getByRole('link', { name: 'Find mentors' }).getAttribute('href')).toBe('/discover/mentors');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});
