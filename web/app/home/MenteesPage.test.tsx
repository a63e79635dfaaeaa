import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CurrentUser } from '../../../contract/me/index.ts';
import type { MenteeCard } from '../../../contract/screens/index.ts';
import { show } from '../../modules/discovery/discovery.fixture.tsx';
import { aMenteeCard, aMenteeHere, aMentorHere, knowDashboard } from './home.fixture.tsx';
import { MenteesPage } from './MenteesPage.tsx';

const open = (mentees: MenteeCard[], me: CurrentUser = aMentorHere) =>
  show(<MenteesPage />, { me, know: knowDashboard(me, { mentees }) });
const cardOf = (name: string) => screen.getByText(name).closest('li')?.textContent;

test('PRO-89 everybody a mentor met or will meet, with what is next, what was, and who they are', () => {
  open([
    aMenteeCard(1, { sessions: 2, next_session_at: '2026-12-01T20:00:00Z', last_session_at: '2026-11-01T03:00:00Z' }),
    aMenteeCard(2, { sessions: 1, last_session_at: '2026-11-01T03:00:00Z', company: null }),
    aMenteeCard(3, { job_title: null, country: null }),
  ]);
  expect(screen.getByRole('heading', { level: 1, name: 'My Mentees' })).toBeTruthy();
  expect(cardOf('Mentee 1')).toBe(
    'M1Mentee 1Engineer at AcmeNext session Wed, 2 Dec 20262 sessions heldMalaysiaView profileView ProgressMessage',
  );
  expect(cardOf('Mentee 2')).toBe(
    'M2Mentee 2EngineerLast session Sun, 1 Nov 20261 session heldMalaysiaView profileView ProgressMessage',
  );
  expect(cardOf('Mentee 3')).toBe('M3Mentee 3AcmeNo session held yetView profileView ProgressMessage');
  const progress = screen.getByRole('link', { name: 'View Progress with Mentee 2' });
  expect(progress.getAttribute('href')).toBe('/main/progress/2');
  const link = screen.getByRole('link', { name: 'View profile of Mentee 2' });
  expect(link.getAttribute('href')).toBe('/mentee_profile/mentee-2');
});

test('PRO-89 a mentee who has left stays without a profile to open', () => {
  const gone = {
    deleted: true,
    slug: null,
    profile_link: null,
    chat_link: null,
    job_title: null,
    company: null,
    country: null,
  };
  open([aMenteeCard(1, { ...gone, full_name: 'Deleted User', sessions: 1, last_session_at: '2026-11-01T03:00:00Z' })]);
  expect(cardOf('Deleted User')).toBe('Deleted UserLast session Sun, 1 Nov 20261 session heldView Progress');
  const links = within(screen.getByRole('list', { name: 'My Mentees' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/main/progress/1']);
});

test('PRO-89 without mentees it says how they come; whoever is no mentor is told so', () => {
  open([]);
  expect(screen.getByText('They appear here with their first session.')).toBeTruthy();
});

test('PRO-89 the page is for mentors', () => {
  open([aMenteeCard(1)], aMenteeHere);
  expect(screen.getByText('Only a mentor may do this.')).toBeTruthy();
  expect(screen.queryByText('Mentee 1')).toBeNull();
});
