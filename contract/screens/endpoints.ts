import type { Call } from '../endpoint.ts';
import type * as audit from './schemas/audit-log.ts';
import type * as people from './schemas/people.ts';
import type * as booking from './schemas/booking.ts';
import type * as profiles from './schemas/profiles.ts';
import type * as programmes from './schemas/programmes.ts';
import type * as transcriptions from './schemas/transcriptions.ts';

export const impactCounters: Call<typeof people.impactCounters> = { method: 'GET', path: '/impact_counters' };

export const myMentees: Call<typeof people.myMentees> = { method: 'GET', path: '/dashboard/users/mentees' };

export const bookingDetail: Call<typeof booking.bookingDetail> = { method: 'GET', path: '/bookings/{id}' };

export const mentorProfile: Call<typeof profiles.mentorProfile> = { method: 'GET', path: '/mentor_profile/{slug}' };

export const menteeProfile: Call<typeof profiles.menteeProfile> = { method: 'GET', path: '/mentee_profile/{slug}' };

export const memberProfile: Call<typeof profiles.memberProfile> = { method: 'GET', path: '/api/v2/members/{id}' };

export const programmeView: Call<typeof programmes.programmeView> = { method: 'GET', path: '/programs' };

export const companyAuditLog: Call<typeof audit.companyAuditLog> = { method: 'GET', path: '/api/v2/audit_log' };

export const companyAuditChoices: Call<typeof audit.companyAuditChoices> = {
  method: 'GET',
  path: '/api/v2/audit_log/choices',
};

export const companyAuditFile: Call<typeof audit.companyAuditFile> = { method: 'GET', path: '/api/v2/audit_log.csv' };

/** B141 */
export const adminTranscriptions: Call<typeof transcriptions.adminTranscriptions> = {
  method: 'GET',
  path: '/api/v2/admin/transcriptions',
};
