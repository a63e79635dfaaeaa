import { I18nProvider } from '@lingui/react';
import { type QueryKey, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { OwnProfile } from '../../../contract/profiles/index.ts';
import { setServerTime } from '../../lib/clock.ts';
import { i18n } from '../../lib/i18n.ts';
import { withRouter } from '../../lib/router.fixture.tsx';
import { newQueryClient } from '../../lib/query-client.ts';
import { BrandProvider } from '../../ui/BrandProvider.tsx';
import { NavigationProvider } from '../../ui/navigation.tsx';
import { ToastHost } from '../../ui/toast.tsx';

export const job = {
  id: 4,
  user_id: 7,
  name: 'Engineer',
  company_name: 'Acme',
  description: null,
  start_date: '2020-01-01',
  end_date: '2022-06-30',
  is_current: false,
};
export const college = {
  id: 5,
  user_id: 7,
  university: { id: 1, name: 'Universiti Malaya' },
  university_name: 'Universiti Malaya',
  level: 'bachelors',
  program_name: 'Economics',
  start_date: '2012-09-01',
  end_date: null,
  study_status: 1,
} as const;

/** A mentee with something in every field. */
export const mentee: OwnProfile = {
  id: 7,
  slug: 'farid-osman',
  firstname: 'Farid',
  lastname: 'Osman',
  full_name: 'Farid Osman',
  email: 'farid@lantern.test',
  phone_no: null,
  user_type: 'mentee',
  is_fl_mentor: false,
  timezone: 'Asia/Kuala_Lumpur',
  lang: 'en',
  whatsapp_notification: false,
  onboarded: true,
  profile_photo: null,
  profile_photo_url: null,
  banner_url: null,
  profile_intro: 'Hello',
  close_edit_mentor_profile_popup: false,
  application_pending: false,
  application: null,
  info: {
    job_title: null,
    company: null,
    country_id: 1,
    gender: null,
    impact_to_create: null,
    linkedin_url: 'https://www.linkedin.com/in/farid',
    instagram_url: null,
    working_experience: null,
    working_experience_level: null,
    working_experience_list: [],
    job_roles: ['Account Manager', 'Actuary'],
    who_to_mentor: [],
    who_to_mentor_list: [],
    usual_times: [],
    own_gender: false,
  },
  user_languages: [{ language_id: 1, name: 'English' }],
  industries: [],
  interested_industries: [],
  interested_companies: [],
  interested_services: [],
  skills: [],
  goals: [],
  jobs: [job],
  colleges: [college],
};

export const mentor: OwnProfile = { ...mentee, user_type: 'mentor', is_fl_mentor: true };

/** Ten industries used for matching, out of order, and one that is not. */
const industries = [
  'Technology',
  'Energy',
  'Consulting',
  'Aviation',
  'Media',
  'Retail',
  'Health',
  'Law',
  'Food',
  'Art',
  'Zoology',
];

const lists = {
  countries: [{ id: 1, name: 'Malaysia', iso: 'MY', dial_code: '60' }],
  languages: [{ id: 1, code: 'en', name: 'English' }],
  industries: industries
    .toSorted()
    .map((name, at) => ({ id: at + 1, name, in_discover: true, in_matching: name !== 'Zoology' })),
  skills: [{ id: 1, name: 'Accounting' }],
  services: [{ id: 3, name: 'CV Review' }],
  goals: [{ id: 1, mentor_label: 'Career Guidance', image: 'compass', image_url: '/goals/1/image' }],
  companies: [{ id: 9, name: 'Petronas', country: 'MY' }],
  universities: [{ id: 1, name: 'Universiti Malaya', country: 'MY' }],
  job_roles: [
    { id: 1, name: 'Account Manager' },
    { id: 2, name: 'Auditor' },
  ],
};

/** Renders a part of the pages for a user who has all this data loaded already; there is no server behind it. */
export const show = (
  part: ReactElement,
  { profile = mentee, know = [] as [QueryKey, unknown][], history = createMemoryHistory() } = {},
) => {
  setServerTime('2026-11-20T10:00:00Z');
  i18n.load('en', {});
  i18n.activate('en');
  const client = newQueryClient();
  client.setQueryData(['profile', 'settings', profile.slug], profile);
  for (const [list, rows] of Object.entries(lists)) client.setQueryData(['reference', list, ''], rows);
  for (const [key, data] of know) client.setQueryData(key, data);
  const visited: string[] = [];
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <BrandProvider>
          <NavigationProvider navigate={(href) => visited.push(href)}>
            {withRouter(part, history)}
            <ToastHost />
          </NavigationProvider>
        </BrandProvider>
      </QueryClientProvider>
    </I18nProvider>,
  );
  return { client, visited };
};
