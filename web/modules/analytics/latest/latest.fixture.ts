import type { DashboardActivity, LatestReflection } from '../../../../contract/analytics/index.ts';

const person = (id: number, name: string): DashboardActivity['mentees'][number] => ({
  id,
  slug: `person-${id}`,
  full_name: name,
  profile_photo_url: null,
  user_type: 'mentee',
  job_title: null,
  company: null,
  deleted: false,
});
export const anActivity = (id: number, action: DashboardActivity['action']): DashboardActivity => ({
  id,
  action,
  booking_id: 41,
  created_at: '2026-11-20T02:00:00Z',
  user: person(2, 'Aina Zulkifli'),
  mentor: { ...person(3, 'Daniel Lim'), fullname: 'Daniel Lim' },
  mentees: [person(2, 'Aina Zulkifli')],
});

/** Aina's reflection about Daniel. */
export const aReflection = (changes: Partial<LatestReflection> = {}): LatestReflection => ({
  id: 1,
  booking_id: 41,
  rater: { ...person(2, 'Aina Zulkifli'), profile_photo_url: '/files/aina.webp' },
  ratee: person(3, 'Daniel Lim'),
  rater_type: 'mentee',
  star_rating: 4,
  feedback_text: 'Clear advice.',
  submitted_at: '2026-11-20T02:00:00Z',
  text: 'Clear advice.',
  rater_name: 'Aina Zulkifli',
  rater_user_type: 'mentee',
  rated_name: 'Daniel Lim',
  profile_photo: '/files/aina.webp',
  created_at: '2026-11-20T02:00:00Z',
  ...changes,
});
