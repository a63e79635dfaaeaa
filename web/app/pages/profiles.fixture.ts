import { screen } from '@testing-library/react';
import type { MenteeProfile, MentorProfile } from '../../../contract/screens/index.ts';
import { mentee } from '../../modules/discovery/discovery.fixture.tsx';

export const aReview = (id: number) => ({
  id,
  star_rating: 5,
  feedback_text: `Words of review ${id}`,
  thank_you_note: null,
  badges: [],
  submitted_at: '2026-11-01T03:00:00Z',
  rater: { full_name: 'Deleted User', profile_photo_url: null, deleted: true },
});

const aJob = (id: number, name: string) => ({
  id,
  user_id: 3,
  name,
  company_name: 'Grab',
  description: null,
  start_date: `20${20 - id}-07-01`,
  end_date: id === 1 ? null : `20${21 - id}-06-30`,
  is_current: id === 1,
});

const aCollege = (id: number, university_name: string) => ({
  id,
  user_id: 3,
  university: { id: null, name: university_name },
  university_name,
  level: 'masters',
  program_name: 'Software Engineering',
  start_date: '2011-01-01',
  end_date: '2013-03-01',
  study_status: 0 as const,
});

const shared = {
  id: 3,
  user_id: 3,
  slug: 'aisyah-rahman',
  full_name: 'Aisyah Rahman',
  profile_photo_url: null,
  job_title: 'UX Design Lead',
  company: 'AirAsia',
  deleted: false,
  banner_url: null,
  profile_intro: `${'Long words. '.repeat(40)}The end.`,
  country: 'Malaysia',
  timezone: 'Asia/Kuala_Lumpur',
  info: {
    ...mentee.info,
    impact_to_create: 'More women in design.',
    linkedin_url: 'https://www.linkedin.com/in/aisyah',
  },
  goals: [{ id: 1, image_url: '/goals/1/image', mentor_label: 'Career Guidance' }],
  languages: [{ id: 1, name: 'English' }],
  industries: [],
  skills: [{ id: 1, name: 'Interviewing' }],
  jobs: ['First job', 'Second job', 'Third job'].map((name, at) => aJob(at + 1, name)),
  colleges: ['Universiti Malaya', 'Multimedia University', 'Sunway University'].map((name, at) =>
    aCollege(at + 1, name),
  ),
  reviews: [aReview(1)],
  thank_you: [],
  badges: [{ count: 4, badge: { id: 1, name: 'Great Listener', image: 'ear' } }],
  mentoring_sessions_count: 13,
  programs_joined_count: 2,
  is_own: false,
  chat_link: null,
  email: null,
  phone_no: null,
  application_pending: false,
  application: null,
};

export const aMentor: MentorProfile = {
  ...shared,
  user_type: 'mentor',
  services: [],
  who_to_mentor: [1, 5],
  who_to_mentor_list: ['Students', 'Mid career'],
  mentees_helped_count: 11,
  fl_average_rating: 4.25,
  total_reviews: 37,
  new_mentor: false,
  is_following: false,
  have_booked: false,
  available_dates: ['02/12/2026'],
  timeslots: { '02/12/2026': ['09:00'], timeslot_timezone: 'Asia/Kuala_Lumpur' },
};

export const aMentee: MenteeProfile = {
  ...shared,
  user_type: 'mentee',
  interested_companies: [{ id: 1, name: 'Petronas' }],
  interested_industries: [{ id: 1, name: 'Energy' }],
  following_count: 6,
  average_rating: 3,
  session_history: [
    {
      id: 41,
      status: 'fully_rated',
      start_at: '2026-11-01T03:30:00Z',
      topic: 'A plan for next year',
      with: 'Daniel Lim',
    },
  ],
};

export const tabNames = () => screen.getAllByRole('tab').map((tab) => tab.textContent);
export const isThere = (text: string | RegExp) => screen.queryAllByText(text).length > 0;
export const figures = () => screen.getByRole('region', { name: 'In figures' }).textContent;
