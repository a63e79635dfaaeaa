/** ANA-13 */
export const activitiesPage = 20;

/** ANA-12: how many goals are listed. */
export const topGoals = 5;

/** ANA-15: how many skills or industries are listed. */
export const topInsights = 10;

/** How many days after a session somebody still counts as active. */
export const activeDays = 30;

/** The years that the activities of a month are asked for. */
export const activityYears = { first: 2000, last: 2100 } as const;

/** ANA-15: whose skills, industries and goals are counted. */
export const insightSides = ['mentee', 'mentor'] as const;
export type InsightSide = (typeof insightSides)[number];

/** What happens in a program and is told as an activity (BKG-122). */
export const activityActions = [
  'created',
  'confirmed',
  'completed',
  'canceled',
  'reviewed',
  'submitted',
  'joined',
] as const;

/** How engaged a mentor or mentee is; everybody is in exactly one of these. */
export const engagements = ['active', 'arranged', 'quiet', 'not_started'] as const;
export type Engagement = (typeof engagements)[number];

/** ANA-16: for how many seconds a figure may be shown before it is asked for anew. */
export const freshSeconds = { usual: 30, pairingHealth: 120, sessionCompletion: 60 } as const;

/** How far a mentor or mentee has come; whoever is further has reached the steps before as well. */
export const funnelSteps = ['invited', 'joined', 'paired', 'first_session', 'third_session', 'finished'] as const;
export type FunnelStep = (typeof funnelSteps)[number];

/** The steps at which somebody who has an account here can have stopped. */
export const stoppedSteps = ['joined', 'paired', 'first_session', 'third_session', 'finished'] as const;
export type StoppedStep = (typeof stoppedSteps)[number];

export const funnelPeoplePage = 20;

/** Days from joining to the first session: up to 7, up to 14, and so on; the last is everything beyond. */
export const waitUntilDays = [7, 14, 30, 60] as const;

/** How many weeks the sessions are shown for, this one included. */
export const weeksShown = 12;

/** Requests of so many days are looked at. */
export const requestDays = 90;

/** Requests that are answered within so many hours. */
export const answerHours = [24, 48] as const;

/** How many months of joining are shown, this one included. */
export const monthsShown = 12;

/** How many mentors with the most mentees are named. */
export const busiestShown = 10;

/** To how many addresses a program may send its monthly report. */
export const mostReportAddresses = 10;

/** How long the text with them may be. */
export const longestReportAddresses = 2600;

/** The hour of the first of the month, where the program is, from which the report on the month before is sent. */
export const reportHour = 8;
