import type { Call } from '../endpoint.ts';
import type * as people from './schemas/people.ts';
import type * as booking from './schemas/booking.ts';
import type * as profiles from './schemas/profiles.ts';
import type * as dashboard from './schemas/dashboard.ts';
import type * as programmes from './schemas/programmes.ts';

export const impactCounters: Call<typeof people.impactCounters> = { method: 'GET', path: '/impact_counters' };

export const myMentees: Call<typeof people.myMentees> = { method: 'GET', path: '/dashboard/users/mentees' };

export const bookingDetail: Call<typeof booking.bookingDetail> = { method: 'GET', path: '/bookings/{id}' };

export const mentorProfile: Call<typeof profiles.mentorProfile> = { method: 'GET', path: '/mentor_profile/{slug}' };

export const menteeProfile: Call<typeof profiles.menteeProfile> = { method: 'GET', path: '/mentee_profile/{slug}' };

export const memberProfile: Call<typeof profiles.memberProfile> = { method: 'GET', path: '/api/v2/members/{id}' };

export const dashboardOverview: Call<typeof dashboard.dashboardOverview> = {
  method: 'GET',
  path: '/dashboard/overview',
};

export const userSummary: Call<typeof dashboard.userSummary> = { method: 'GET', path: '/dashboard/user_summary' };

export const bookingSummary: Call<typeof dashboard.bookingSummary> = {
  method: 'GET',
  path: '/dashboard/booking_summary',
};

export const dashboardActivities: Call<typeof dashboard.dashboardActivities> = {
  method: 'GET',
  path: '/dashboard/activities',
};

export const latestReflections: Call<typeof dashboard.latestReflections> = {
  method: 'GET',
  path: '/dashboard/latest_reflections',
};

export const programmeView: Call<typeof programmes.programmeView> = { method: 'GET', path: '/programs' };
