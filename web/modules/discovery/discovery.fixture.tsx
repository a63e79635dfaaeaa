import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { z } from 'zod';
import {
  DirectoryCard,
  type discoverFilters,
  type discoverMentors,
  type MentorCard,
} from '../../../contract/discovery/index.ts';
import type { CurrentUser } from '../../../contract/me/index.ts';
import { deviceZone } from '../../lib/clock.ts';
import { mentee } from '../../testing/people.fixture.ts';
import { show as showPart } from '../../testing/show.fixture.tsx';
import type { PageParam } from './queries.ts';

export { mentee };

/** A mentor with four goals and badges, as a programme's directory shows them: there is no following there. */
export const aDirectoryCard = (changes: Partial<DirectoryCard> = {}): DirectoryCard => ({
  id: 3,
  slug: 'aisyah-rahman',
  fullname: 'Aisyah Rahman',
  full_name: 'Aisyah Rahman',
  photo: null,
  profile_photo: null,
  info: { job_title: 'UX Design Lead', company: 'AirAsia' },
  country: 'Malaysia',
  goals: ['Career Guidance', 'CV Reviews', 'Mock Interview', 'Leadership'].map((mentor_label, at) => ({
    id: at + 1,
    image_url: `/goals/${at + 1}/image`,
    mentor_label,
  })),
  interests: ['Technology', 'Aviation'],
  user_languages: [{ language_id: 1, name: 'English' }],
  fl_average_rating: 4.25,
  total_reviews: 37,
  new_mentor: true,
  top_badges: [
    { id: 1, name: 'Great Listener', image: 'ear' },
    { id: 3, name: 'Knowledgeable', image: 'book' },
  ],
  profile_link: '/mentor_profile/aisyah-rahman',
  ...changes,
});

/** The same mentor on the platform, with open times on three days. */
export const aCard = (changes: Partial<MentorCard> = {}): MentorCard => ({
  ...aDirectoryCard(),
  is_following: false,
  is_new_matched: false,
  chat_link: null,
  progress_path: null,
  have_booked: false,
  price: 10,
  next_dates: [
    { date: '02/12/2026', time: '09:00', start: '2026-12-02T01:00:00Z' },
    // 0:30 in Kuala Lumpur, still the day before in UTC.
    { date: '04/12/2026', time: '00:30', start: '2026-12-03T16:30:00Z' },
    { date: '09/12/2026', time: '20:00', start: '2026-12-09T12:00:00Z' },
  ],
  ...changes,
});

type FilterCounts = z.output<(typeof discoverFilters)['response']>;
export const counts: FilterCounts = {
  industry: [
    { value: '3', label: 'Consulting', count: 4 },
    { value: '1', label: 'Technology', count: 27 },
  ],
  language: [{ value: '1', label: 'English', count: 70 }],
  country: [{ value: '133', label: 'Malaysia', count: 27 }],
  working_experience: [{ value: '3-5 years', label: '3-5 years', count: 7 }],
  working_experience_level: [{ value: 'senior', label: 'Senior', count: 31 }],
  gender: [
    { value: 'male', label: 'Male', count: 35 },
    { value: 'female', label: 'Female', count: 35 },
  ],
  job_role: [
    { value: 'UX Designer', label: 'UX Designer', count: 5 },
    { value: 'VP, Engineering', label: 'VP, Engineering', count: 1 },
  ],
  program_goals: [],
  total: 70,
};

type Page = z.output<(typeof discoverMentors)['response']>;

/** Caches the first page of the list for this user and query. */
export const knowList = (
  client: QueryClient,
  { me, query = {}, mentors, total }: { me: CurrentUser | null; query?: object; mentors: MentorCard[]; total: number },
) => {
  const page: Page = { data: mentors, page: 1, total_pages: Math.ceil(total / 12), total, next: null };
  const list: InfiniteData<Page, PageParam> = { pages: [page], pageParams: [{ page: 1 }] };
  client.setQueryData(['mentors', 'list', me?.id ?? null, { ...query, timezone: me?.timezone ?? deviceZone() }], list);
};

interface Known {
  me?: CurrentUser | null;
  know?: (client: QueryClient) => void;
}

/** Renders a part of the pages for a user who has all this data loaded already. */
export const show = (part: ReactElement, { know, ...of }: Known = {}) =>
  showPart(part, {
    ...of,
    know: (client) => {
      client.setQueryData(['mentors', 'filters'], counts);
      know?.(client);
    },
  });
