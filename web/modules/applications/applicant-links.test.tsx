import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Applicant } from '../../../contract/applications/index.ts';
import { inAlpha, serve } from '../programmes/programmes.fixture.tsx';
import { ApplicantsPage } from './ApplicantsPage.tsx';

const applicant = (id: number, slug: string | null): Applicant => ({
  id,
  user_id: id,
  slug,
  full_name: `Applicant ${id}`,
  email: `applicant-${id}@lantern.test`,
  profile_photo_url: null,
  applied_on: '2026-11-01T00:00:00Z',
  answers: [],
  status: 'approved',
  invite_sent_at: null,
  joined_at: null,
  why_not: { shortlist: null, approve: null, reject: null, invite: null, remove: null },
});

test('SYS-22 an applicant who has joined leads to their page in the portal', async () => {
  const applicants = [applicant(1, 'siti'), applicant(2, null)];
  serve({ 'GET /applicants': { applicants, questions: [], total_count: 2, application: {}, page: 1, max_pages: 1 } });
  inAlpha(<ApplicantsPage id={5} search={{ status: 'approved' }} onSearch={() => {}} />);
  await screen.findByText('Applicant 2');
  const table = screen.getByRole('table');
  const links = [...table.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([[expect.stringContaining('Applicant 1'), '/app/acme/alpha/members/siti']]);
});
