import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MentorApplication, MentorForm } from '../../../../contract/profiles/index.ts';
import { serve } from '../../../testing/serve.fixture.ts';
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
const page = (form: MentorForm, kind: 'apply' | 'edit' = 'apply') =>
  show(<MentorFormPage kind={kind} userId={7} zone="Asia/Kuala_Lumpur" />, {
    know: [[['profile', 'mentor_form', kind, 7], form]],
  });

test('PRO-41 the form says what is missing', async () => {
  page({ details: empty, application: null });
  fireEvent.click(screen.getByRole('button', { name: 'Submit application' }));
  const fields = ['Job title', 'Company', 'Years of experience', 'Career level', 'Services', 'Who to mentor', 'Impact'];
  for (const field of fields) expect(await screen.findByText(`${field} is a required field`)).toBeTruthy();
});

const filled: MentorForm['details'] = {
  job_title: 'Engineer',
  company: 'Acme',
  working_experience: '5-10 years',
  working_experience_level: 'senior',
  services_attributes: [3],
  who_to_mentor: [5],
  impact_to_create: 'Kinder teams.',
  linkedin_url: 'https://www.linkedin.com/in/farid',
};

test.each([
  ['apply', 'Submit application', '/users/7/mentor_details', 'Application submitted'],
  ['edit', 'Save changes', '/users/7/edit_mentor', 'Profile successfully updated'],
] as const)('PRO-40 PRO-41 to %s, %s sends the whole form to %s and says: %s', async (kind, button, path, words) => {
  const { calls: asked } = serve({ [`POST ${path}`]: { details: filled, application: null } });
  page({ details: filled, application: null }, kind);
  fireEvent.click(screen.getByRole('button', { name: 'Students' }));
  fireEvent.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(words)).toBeTruthy();
  const [sent] = asked.filter(({ method }) => method === 'POST');
  expect(sent).toEqual({ method: 'POST', path, body: { ...filled, who_to_mentor: [5, 1] } });
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

const list = { data: [application], page: 1, max_pages: 1, counts: { pending: 1, approved: 0, rejected: 0 } };
const all = '/api/v2/admin/mentor_applications';
const one = `${all}/12`;
const review = () => {
  show(
    <MentorApplicationsPage status="pending" page={1} zone="Asia/Kuala_Lumpur" hrefOf={() => '/'} onPage={() => {}} />,
    { know: [[['mentor_applications', 'pending', 1], list]] },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Review Farid Osman' }));
  return within(screen.getByRole('dialog', { name: 'Mentor application' }));
};
const posted = (asked: ReturnType<typeof serve>['calls']) =>
  asked.filter(({ method }) => method === 'POST').map(({ path }) => path);

test('PRO-41 whoever decides reads everything first, and is asked once more before a rejection', async () => {
  const { calls: asked } = serve({
    [`POST ${one}/reject`]: { ...application, status: 'rejected' },
    [`GET ${all}`]: list,
  });
  const dialog = review();
  expect(screen.getByText('Fri, 20 Nov 2026')).toBeTruthy();
  for (const words of ['Engineer', 'Acme', '5-10 years', 'Senior', 'CV Review', 'Students', 'Kinder teams.'])
    expect(dialog.getByText(words)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Farid Osman is told by e-mail and may apply again.')).toBeTruthy();
  expect(posted(asked)).toEqual([]);
  fireEvent.click(
    within(screen.getByRole('dialog', { name: 'Reject this application?' })).getByRole('button', { name: 'Reject' }),
  );
  expect(await screen.findByText('The application was rejected.')).toBeTruthy();
  expect(posted(asked)).toEqual([`${one}/reject`]);
});

test('PRO-41 Approve makes a mentor', async () => {
  const { calls: asked } = serve({
    [`POST ${one}/approve`]: { ...application, status: 'approved' },
    [`GET ${all}`]: list,
  });
  fireEvent.click(review().getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Farid Osman is a mentor now.')).toBeTruthy();
  expect(posted(asked)).toEqual([`${one}/approve`]);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Mentor application' })).toBeNull());
});
