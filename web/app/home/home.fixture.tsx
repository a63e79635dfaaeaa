import type { QueryClient } from '@tanstack/react-query';
import type { MentorCard } from '../../../contract/discovery/index.ts';
import type { CurrentUser } from '../../../contract/me/index.ts';
import type { MenteeCard } from '../../../contract/screens/index.ts';
import { mentee } from '../../modules/discovery/discovery.fixture.tsx';

/** Both have already been welcomed. */
export const aMenteeHere: CurrentUser = { ...mentee, onboarded_at: '2026-11-01T00:00:00Z' };
export const aMentorHere: CurrentUser = {
  ...aMenteeHere,
  id: 3,
  firstname: 'Aisyah',
  user_type: 'mentor',
  is_fl_mentor: true,
  impact_stats: {
    average_rating: 4.25,
    mentees_helped: 11,
    mentoring_sessions: 13,
    profile_viewed: 204,
    total_reviews: 37,
  },
};

export const aMenteeCard = (id: number, changes: Partial<MenteeCard> = {}): MenteeCard => ({
  id,
  slug: `mentee-${id}`,
  full_name: `Mentee ${id}`,
  profile_photo_url: null,
  user_type: 'mentee',
  job_title: 'Engineer',
  company: 'Acme',
  deleted: false,
  country: 'Malaysia',
  sessions: 0,
  last_session_at: null,
  next_session_at: null,
  profile_link: `/mentee_profile/mentee-${id}`,
  progress_path: `/main/progress/${id}`,
  chat_link: `/messages?with=${id}`,
  ...changes,
});

export interface Lists {
  suggested?: MentorCard[];
  my_mentors?: MentorCard[];
  following?: MentorCard[];
}

/** The data that a dashboard has already loaded. */
export const knowDashboard =
  (me: CurrentUser, { lists = {}, mentees = [] as MenteeCard[] }: { lists?: Lists; mentees?: MenteeCard[] } = {}) =>
  (client: QueryClient) => {
    client.setQueryData(['dashboard', 'mentors', me.timezone], {
      suggested: [],
      my_mentors: [],
      following: [],
      latest_recommendation: null,
      ...lists,
    });
    client.setQueryData(['dashboard', 'mentees', null], { mentees, total: mentees.length });
    client.setQueryData(['availability', 'dnd'], { active: false });
    client.setQueryData(['bookings', me.id, null, me.timezone], {
      upcoming: [],
      to_review: [],
      closed: [],
      display_timezone: me.timezone,
    });
  };
