import { join } from '../endpoint.ts';
import * as calls from './endpoints.ts';
import * as audit from './schemas/audit-log.ts';
import * as people from './schemas/people.ts';
import * as booking from './schemas/booking.ts';
import * as profiles from './schemas/profiles.ts';
import * as programmes from './schemas/programmes.ts';
import * as transcriptions from './schemas/transcriptions.ts';

export * from './values.ts';
export * from './act-messages.ts';
export * from './schemas/audit-log.ts';
export * from './schemas/people.ts';
export * from './schemas/booking.ts';
export * from './schemas/profiles.ts';
export * from './schemas/programmes.ts';
export * from './schemas/transcriptions.ts';

export const impactCounters = join(calls.impactCounters, people.impactCounters);
export const myMentees = join(calls.myMentees, people.myMentees);
export const bookingDetail = join(calls.bookingDetail, booking.bookingDetail);
export const mentorProfile = join(calls.mentorProfile, profiles.mentorProfile);
export const menteeProfile = join(calls.menteeProfile, profiles.menteeProfile);
export const memberProfile = join(calls.memberProfile, profiles.memberProfile);
export const programmeView = join(calls.programmeView, programmes.programmeView);
export const companyAuditLog = join(calls.companyAuditLog, audit.companyAuditLog);
export const companyAuditChoices = join(calls.companyAuditChoices, audit.companyAuditChoices);
export const companyAuditFile = join(calls.companyAuditFile, audit.companyAuditFile);
export const adminTranscriptions = join(calls.adminTranscriptions, transcriptions.adminTranscriptions);
