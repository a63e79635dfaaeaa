import type { Call } from '../endpoint.ts';
import type * as activities from './schemas/activities.ts';
import type * as cohort from './schemas/cohort.ts';
import type * as dashboard from './schemas/dashboard.ts';
import type * as people from './schemas/people.ts';
import type * as report from './schemas/report.ts';
import type * as rhythm from './schemas/rhythm.ts';
import type * as summaries from './schemas/summaries.ts';

// B92
export const dashboardOverview: Call<typeof dashboard.dashboardOverview> = {
  method: 'GET',
  path: '/dashboard/overview',
};

export const userSummary: Call<typeof dashboard.userSummary> = { method: 'GET', path: '/dashboard/user_summary' };

export const bookingSummary: Call<typeof dashboard.bookingSummary> = {
  method: 'GET',
  path: '/dashboard/booking_summary',
};

export const dashboardActivities: Call<typeof activities.dashboardActivities> = {
  method: 'GET',
  path: '/dashboard/activities',
};

export const monthlyActivities: Call<typeof activities.monthlyActivities> = {
  method: 'GET',
  path: '/dashboard/monthly_activities',
};

export const latestReflections: Call<typeof activities.latestReflections> = {
  method: 'GET',
  path: '/dashboard/latest_reflections',
};

export const sessionCompletion: Call<typeof summaries.sessionCompletion> = {
  method: 'GET',
  path: '/dashboard/session_completion',
};

export const learningSummary: Call<typeof summaries.learningSummary> = {
  method: 'GET',
  path: '/dashboard/learning_summary',
};

export const satisfaction: Call<typeof summaries.satisfaction> = { method: 'GET', path: '/dashboard/satisfaction' };

export const npsSummary: Call<typeof summaries.npsSummary> = { method: 'GET', path: '/dashboard/nps' };

export const surveySummary: Call<typeof summaries.surveySummary> = { method: 'GET', path: '/dashboard/survey_summary' };

export const pairingHealthSummary: Call<typeof summaries.pairingHealthSummary> = {
  method: 'GET',
  path: '/dashboard/pairing_health_summary',
};

export const goalsSummary: Call<typeof people.goalsSummary> = { method: 'GET', path: '/dashboard/goals_summary' };

export const skillsSummary: Call<typeof people.skillsSummary> = { method: 'GET', path: '/dashboard/skills_summary' };

export const industriesSummary: Call<typeof people.industriesSummary> = {
  method: 'GET',
  path: '/dashboard/industries_summary',
};

export const userEngagement: Call<typeof people.userEngagement> = { method: 'GET', path: '/dashboard/user_engagement' };

// Beyond the documents (record 050).
export const cohortFunnel: Call<typeof cohort.cohortFunnel> = { method: 'GET', path: '/dashboard/cohort_funnel' };

export const funnelPeople: Call<typeof cohort.funnelPeople> = { method: 'GET', path: '/dashboard/funnel_people' };

export const firstSession: Call<typeof cohort.firstSession> = { method: 'GET', path: '/dashboard/first_session' };

export const retention: Call<typeof cohort.retention> = { method: 'GET', path: '/dashboard/retention' };

export const weeklySessions: Call<typeof rhythm.weeklySessions> = { method: 'GET', path: '/dashboard/weekly_sessions' };

export const requestAnswers: Call<typeof rhythm.requestAnswers> = { method: 'GET', path: '/dashboard/request_answers' };

export const mentorLoad: Call<typeof rhythm.mentorLoad> = { method: 'GET', path: '/dashboard/mentor_load' };

export const monthlyReport: Call<typeof report.monthlyReport> = { method: 'GET', path: '/dashboard/monthly_report' };

export const changeMonthlyReport: Call<typeof report.changeMonthlyReport> = {
  method: 'PUT',
  path: '/dashboard/monthly_report',
};

export const monthlyReportFile: Call<typeof report.monthlyReportFile> = {
  method: 'GET',
  path: '/dashboard/monthly_report.pdf',
};

export const stopMonthlyReport: Call<typeof report.stopMonthlyReport> = {
  method: 'POST',
  path: '/monthly_reports/stop',
};
