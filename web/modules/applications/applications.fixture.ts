import type {
  Applicant,
  Application,
  ApplicationForm,
  ApplicationQuestion,
} from '../../../contract/applications/index.ts';

/** An open form of Alpha without any questions. */
export const anApplication: Application = {
  id: 5,
  name: 'Spring intake',
  description: '',
  user_type: 'mentee',
  program_id: 3,
  link_ref: 'spring',
  url: 'https://lantern.test/apply/spring',
  role_id: 2,
  role_name: 'Mentee',
  total_applicants: 6,
  application_total: 2,
  shortlisted_total: 1,
  waitlisted_total: 5,
  approved_total: 0,
  rejected_total: 3,
  draft_total: 4,
  created_at: '2026-11-01T00:00:00Z',
  last_day: null,
  places: null,
  places_left: null,
  places_taken: 3,
  places_rejected: 0,
  deadline_passed: false,
  waitlist: false,
  opened: true,
  published: true,
  status: 'Open',
  questions: [],
  version: 1,
};

export const anApplicant = (changes: Partial<Applicant> = {}): Applicant => ({
  id: 41,
  user_id: 9,
  slug: null,
  full_name: 'Mei Ling',
  email: 'mei@example.com',
  confirmed: true,
  profile_photo_url: null,
  applied_on: '2026-11-20T10:00:00Z',
  answers: [],
  files: [],
  status: 'applied',
  invite_sent_at: null,
  joined_at: null,
  rejects_at: null,
  rejection_note: '',
  why_not: { shortlist: null, waitlist: null, approve: null, reject: null, undo: null, invite: null, remove: null },
  ...changes,
});

/** The list of these applicants, as the server sends it. */
export const listOf = (...applicants: Applicant[]) => ({
  applicants,
  questions: [],
  total_count: applicants.length,
  application: anApplication,
  page: 1,
  max_pages: 1,
});

/** A required question of the form, about anything. */
export const aQuestion = (changes: Partial<ApplicationQuestion> = {}): ApplicationQuestion => ({
  id: 11,
  title: 'Why?',
  description: '',
  required: true,
  question_type: 'text',
  scale_start: null,
  scale_end: null,
  options: [],
  choose_least: null,
  choose_most: null,
  file_kinds: [],
  ...changes,
});

/** The form as somebody sees it who has not begun to fill it in. */
export const aForm = (questions: readonly ApplicationQuestion[]): ApplicationForm => ({
  id: 5,
  program_id: 3,
  name: 'Spring intake',
  description: '',
  link_ref: 'spring',
  role_name: 'Mentee',
  published: true,
  status: 'Open',
  questions: [...questions],
  last_day: null,
  places: null,
  places_left: null,
  deadline_passed: false,
  waitlist: false,
  applicant: null,
  why_not: { save_draft: null, submit: null, join_waitlist: 'applications.not_allowed' },
});
