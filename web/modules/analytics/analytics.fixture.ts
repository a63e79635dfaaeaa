import type { MonthlyActivities } from '../../../contract/analytics/schemas/activities.ts';

const none = { created: 0, confirmed: 0, completed: 0, canceled: 0, reviewed: 0, submitted: 0, joined: 0 };

/** November 2026 with two busy days. */
export const november = (): MonthlyActivities => ({
  month: 11,
  year: 2026,
  total: 4,
  days: Array.from({ length: 30 }, (_, at) => {
    const date = `2026-11-${String(at + 1).padStart(2, '0')}`;
    if (date === '2026-11-05') return { date, total: 3, actions: { ...none, created: 2, joined: 1 } };
    if (date === '2026-11-20') return { date, total: 1, actions: { ...none, completed: 1 } };
    return { date, total: 0, actions: none };
  }),
});

const weeks = ['2026-09-07', '2026-09-14', '2026-09-21', '2026-09-28', '2026-10-05', '2026-10-12'].map(
  (monday, at) => ({
    monday,
    held: at + 1,
    missed: at === 0 ? 2 : 0,
    cancelled: 1,
  }),
);

const years = ['2025-12', '2026-11'].map((month, at) => ({
  month,
  joined: 4,
  stayed: 3 + at,
  active: 1 + at,
  stayed_percentage: 75 + 25 * at,
  active_percentage: 25 + 25 * at,
}));

const mentor = {
  id: 3,
  slug: 'daniel-lim',
  full_name: 'Daniel Lim',
  profile_photo_url: null,
  user_type: 'mentor',
  job_title: null,
  company: null,
  deleted: false,
};

/** Every figure of a program in which something happened. */
export const figures = {
  'GET /dashboard/cohort_funnel': {
    type: 'mentee',
    steps: [
      { step: 'invited', people: 10, percentage: 100, stopped: 2 },
      { step: 'joined', people: 8, percentage: 80, stopped: 1 },
      { step: 'paired', people: 7, percentage: 70, stopped: 3 },
      { step: 'first_session', people: 4, percentage: 40, stopped: 0 },
      { step: 'third_session', people: 4, percentage: 40, stopped: 3 },
      { step: 'finished', people: 1, percentage: 10, stopped: 1 },
    ],
  },
  'GET /dashboard/funnel_people': {
    people: [{ person: mentor, joined_at: '2026-10-01T02:00:00Z', sessions: 0 }],
    total: 1,
    page: 1,
    max_pages: 1,
  },
  'GET /dashboard/first_session': {
    type: 'mentee',
    members_count: 8,
    median_days: 9,
    waits: [
      { until_days: 7, people: 1 },
      { until_days: 14, people: 2 },
      { until_days: 30, people: 0 },
      { until_days: 60, people: 0 },
      { until_days: null, people: 1 },
    ],
    waiting: 4,
  },
  'GET /dashboard/retention': { type: 'mentee', months: years },
  'GET /dashboard/weekly_sessions': { weeks, held: 21, missed: 2, no_show_percentage: 9 },
  'GET /dashboard/request_answers': {
    requests: 20,
    accepted: 15,
    median_minutes: 310,
    within: [
      { hours: 24, percentage: 60 },
      { hours: 48, percentage: 75 },
    ],
    waiting: 3,
  },
  'GET /dashboard/monthly_report': { enabled: false, recipients: [], next_at: null, last_month: null },
  'GET /dashboard/mentor_load': {
    mentors_count: 4,
    load: [0, 1, 2, 3, 4, 5].map((mentees) => ({ mentees, or_more: mentees === 5, mentors: mentees === 2 ? 1 : 0 })),
    busiest: [{ person: mentor, mentees: 2, capacity: 3, sessions: 12 }],
  },
  'GET /dashboard/user_summary': { total_users_count: 14, admins_count: 2, mentors_count: 4, mentees_count: 8 },
  'GET /dashboard/booking_summary': { total_bookings_count: 30, completion_percentage: 80, rating_percentage: 55 },
  'GET /dashboard/session_completion': { conducted_bookings: 20, upcoming_bookings: 5, reflected_bookings: 12 },
  'GET /dashboard/satisfaction': { satisfied: 9, neutral: 2, dissatisfied: 1 },
  'GET /dashboard/learning_summary': {
    average_mentee_rating: 4.6,
    average_mentor_rating: 4.2,
    objectives: { total: 10, done: 4, expired: 1 },
  },
  'GET /dashboard/nps': { total_respondents: 8, satisfaction_score: 38, standard_nps: 13 },
  'GET /dashboard/survey_summary': {
    completed_survey_count: 1,
    ongoing_survey_count: 2,
    survey_sent_count: 40,
    respond_rate: 75,
  },
  'GET /dashboard/activities': { activities: [], page: 1, total_pages: 1 },
  'GET /dashboard/monthly_activities': november(),
  'GET /dashboard/user_engagement': {
    engagement: [{ user_type: 'mentee', members_count: 8, active: 4, arranged: 1, quiet: 2, not_started: 1 }],
  },
  'GET /dashboard/pairing_health_summary': {
    type: 'pair',
    total: 8,
    great: 5,
    fair: 2,
    poor: 1,
    new: 1,
    silent: 1,
    paused: 0,
    average: 7150,
  },
  'GET /dashboard/goals_summary': {
    members_count: 12,
    goals: [{ goal_name: 'CV Reviews', users_count: 6, percentage: 50 }],
  },
  'GET /dashboard/skills_summary': {
    type: 'mentee',
    members_count: 8,
    skills: [{ skill_name: 'Public Speaking', users_count: 3, percentage: 38 }],
  },
  'GET /dashboard/industries_summary': {
    type: 'mentee',
    members_count: 8,
    industries: [{ industry_name: 'Banking', users_count: 2, percentage: 25 }],
  },
};

/** The same of one in which nothing happened. */
export const nothing = {
  ...figures,
  'GET /dashboard/user_summary': { total_users_count: 0, admins_count: 0, mentors_count: 0, mentees_count: 0 },
  'GET /dashboard/session_completion': { conducted_bookings: 0, upcoming_bookings: 0, reflected_bookings: 0 },
  'GET /dashboard/satisfaction': { satisfied: 0, neutral: 0, dissatisfied: 0 },
  'GET /dashboard/learning_summary': { average_mentee_rating: null, average_mentor_rating: null, objectives: null },
  'GET /dashboard/nps': { total_respondents: 0, satisfaction_score: null, standard_nps: null },
  'GET /dashboard/survey_summary': {
    completed_survey_count: 0,
    ongoing_survey_count: 0,
    survey_sent_count: 0,
    respond_rate: 0,
  },
  'GET /dashboard/user_engagement': { engagement: [] },
  'GET /dashboard/goals_summary': { members_count: 0, goals: [] },
  'GET /dashboard/cohort_funnel': {
    type: 'mentee',
    steps: [{ step: 'invited', people: 0, percentage: 0, stopped: 0 }],
  },
  'GET /dashboard/first_session': { type: 'mentee', members_count: 0, median_days: null, waits: [], waiting: 0 },
  'GET /dashboard/retention': { type: 'mentee', months: [] },
  'GET /dashboard/weekly_sessions': { weeks: [], held: 0, missed: 0, no_show_percentage: 0 },
  'GET /dashboard/request_answers': { requests: 0, accepted: 0, median_minutes: null, within: [], waiting: 0 },
  'GET /dashboard/mentor_load': { mentors_count: 0, load: [], busiest: [] },
};
