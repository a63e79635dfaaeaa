import { join } from '../endpoint.ts';
import * as calls from './endpoints.ts';
import * as people from './schemas/people.ts';
import * as booking from './schemas/booking.ts';
import * as profiles from './schemas/profiles.ts';
import * as dashboard from './schemas/dashboard.ts';
import * as programmes from './schemas/programmes.ts';

export * from './schemas/people.ts';
export * from './schemas/booking.ts';
export * from './schemas/profiles.ts';
export * from './schemas/dashboard.ts';
export * from './schemas/programmes.ts';

export const impactCounters = join(calls.impactCounters, people.impactCounters);
export const myMentees = join(calls.myMentees, people.myMentees);
export const bookingDetail = join(calls.bookingDetail, booking.bookingDetail);
export const mentorProfile = join(calls.mentorProfile, profiles.mentorProfile);
export const menteeProfile = join(calls.menteeProfile, profiles.menteeProfile);
export const memberProfile = join(calls.memberProfile, profiles.memberProfile);
export const dashboardOverview = join(calls.dashboardOverview, dashboard.dashboardOverview);
export const userSummary = join(calls.userSummary, dashboard.userSummary);
export const bookingSummary = join(calls.bookingSummary, dashboard.bookingSummary);
export const dashboardActivities = join(calls.dashboardActivities, dashboard.dashboardActivities);
export const latestReflections = join(calls.latestReflections, dashboard.latestReflections);
export const programmeView = join(calls.programmeView, programmes.programmeView);
