import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MentorApplication, MentorForm } from '../../../../contract/profiles-mentoring.ts';
import { show } from '../profiles.fixture.tsx';
import { MentorApplicationsPage } from './MentorApplicationsPage.tsx';
import { MentorFormPage } from './MentorFormPage.tsx';

const empty: MentorForm['details'] = {
  job_title: null,
  company: null,
  working_experience: null,
  working_experience_level: null,
  services_attributes: [],
  who_to_mentor: [],
  impact_to_create: null,
  linkedin_url: null,
};
const page = (form: MentorForm) =>
  show(<MentorFormPage kind="apply" userId={7} zone="Asia/Kuala_Lumpur" />, {
    know: [[['profile', 'mentor_form', 'apply', 7], form]],
  });

test('PRO-41 the form says what is missing', async () => {
  page({ details: empty, application: null });
  fireEvent.click(screen.getByRole('button', { name: 'Submit application' }));
  const fields = ['Job title', 'Company', 'Years of experience', 'Career level', 'Services', 'Who to mentor', 'Impact'];
  for (const field of fields) expect(await screen.findByText(`${field} is a required field`)).toBeTruthy();
});

test('PRO-28 the reserved value 4 is not offered', () => {
  page({ details: empty, application: null });
  const chips = within(screen.getByRole('group', { name: /Who would you like to mentor/ })).getAllByRole('button');
  expect(chips.map((chip) => chip.textContent)).toEqual([
    'Students',
    'Fresh graduates',
    'Early career',
    'Mid career',
    'Entrepreneurs',
  ]);
});

test('PRO-20 whoever applied reads when, in their own zone, and has nothing to fill in', () => {
  // 20 November, 1:00 in Kuala Lumpur.
  const application_date = '2026-11-19T17:00:00Z';
  page({ details: empty, application: { status: 'pending', application_date, approved_on: null } });
  expect(screen.getByText('Application submitted on Friday, 20 November 2026')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Submit application' })).toBeNull();
});

const application: MentorApplication = {
  id: 12,
  status: 'pending',
  application_date: '2026-11-19T17:00:00Z',
  decided_at: null,
  user: {
    id: 7,
    slug: 'farid-osman',
    full_name: 'Farid Osman',
    email: 'farid@lantern.test',
    profile_photo_url: null,
    user_type: 'mentee',
    job_title: null,
    company: null,
    deleted: false,
  },
  job_title: 'Engineer',
  company: 'Acme',
  working_experience: '5-10 years',
  working_experience_level: 'senior',
  services: ['CV Review'],
  who_to_mentor_list: ['Students'],
  impact_to_create: 'Kinder teams.',
  linkedin_url: null,
};

test('PRO-41 whoever decides reads everything first, and is asked once more before a rejection', async () => {
  const list = { data: [application], page: 1, max_pages: 1, counts: { pending: 1, approved: 0, rejected: 0 } };
  show(
    <MentorApplicationsPage status="pending" page={1} zone="Asia/Kuala_Lumpur" hrefOf={() => '/'} onPage={() => {}} />,
    { know: [[['mentor_applications', 'pending', 1], list]] },
  );
  expect(screen.getByText('Fri, 20 Nov 2026')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Review Farid Osman' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Mentor application' }));
  for (const words of ['Engineer', 'Acme', '5-10 years', 'Senior', 'CV Review', 'Students', 'Kinder teams.'])
    expect(dialog.getByText(words)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Farid Osman is told by e-mail and may apply again.')).toBeTruthy();
});
