import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serve } from '../../testing/serve.fixture.ts';
import { inAlpha } from '../programmes/programmes.fixture.tsx';
import { anApplicant, listOf } from './applications.fixture.ts';
import { ApplicantsPage } from './ApplicantsPage.tsx';

const applicant = (id: number, slug: string | null) =>
  anApplicant({ id, user_id: id, slug, full_name: `Applicant ${id}`, status: 'approved' });

test('SYS-22 an applicant who has joined leads to their page in the portal', async () => {
  serve({ 'GET /applicants': listOf(applicant(1, 'siti'), applicant(2, null)) });
  inAlpha(<ApplicantsPage id={5} filter={{ status: 'approved' }} onFilter={() => {}} />);
  await screen.findByText('Applicant 2');
  const table = screen.getByRole('table');
  const links = [...table.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([[expect.stringContaining('Applicant 1'), '/app/acme/alpha/members/siti']]);
});
