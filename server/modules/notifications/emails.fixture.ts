import { Temporal } from 'temporal-polyfill';
import type { Envelope } from '../../telling/content.ts';
import { renderEmail } from '../../telling/render.tsx';
import { accountConfirm, accountDeleted, accountReset, accountWelcome } from '../accounts/emails.ts';
import { invitationSent } from '../invitations/emails.ts';
import {
  mentorApplicationApproved,
  mentorApplicationReceived,
  mentorApplicationRejected,
  referralInvited,
} from '../profiles/emails.ts';
import { programmeAdded } from '../programmes/emails.ts';
import { agendaUpdated } from '../agendas/emails.ts';
import { applicationApproved, applicationReceived, applicationRejected } from '../applications/emails.ts';
import { enterpriseCreated } from '../enterprises/emails.ts';
import { queuesOld } from './emails.ts';
import { groupJoined, pairingCreated } from '../pairings/emails.ts';
import * as bookingReports from '../bookings/emails/reports.ts';
import * as bookingRequests from '../bookings/emails/requests.ts';
import * as bookingSessions from '../bookings/emails/sessions.ts';

const at = (instant: string) => Temporal.Instant.from(instant);
export const url = 'https://lantern.example/main/bookings/41';
export const envelope: Envelope = {
  sender: { name: 'Lantern', product: 'Lantern', homeUrl: 'https://lantern.example/' },
  recipient: { name: 'Mei', timeZone: 'Asia/Kuala_Lumpur' },
};
export const session = {
  other: 'Aisyah Rahman',
  start: at('2026-12-02T03:30:00Z'),
  end: at('2026-12-02T04:30:00Z'),
  topic: 'An interview',
  objectives: ['Cases', 'My story'],
  url,
  hasLink: true,
};
const previous = { start: at('2026-11-30T06:00:00Z'), end: at('2026-11-30T07:00:00Z') };
export const answerBy = at('2026-11-29T10:00:00Z');
const alternatives = [{ name: 'Daniel Lim', about: 'Product Lead', url: 'https://lantern.example/mentors/daniel' }];

/** Every email, by its name in the outbox. */
const emails = {
  'account.confirm': accountConfirm,
  'account.reset': accountReset,
  'account.welcome': accountWelcome,
  'account.deleted': accountDeleted,
  'mentor_application.received': mentorApplicationReceived,
  'mentor_application.approved': mentorApplicationApproved,
  'mentor_application.rejected': mentorApplicationRejected,
  'referral.invited': referralInvited,
  'programme.added': programmeAdded,
  'invitation.sent': invitationSent,
  'agenda.updated': agendaUpdated,
  'application.received': applicationReceived,
  'application.approved': applicationApproved,
  'application.rejected': applicationRejected,
  'enterprise.created': enterpriseCreated,
  'pairing.created': pairingCreated,
  'group.joined': groupJoined,
  'booking.requested': bookingRequests.bookingRequested,
  'booking.answer_due': bookingRequests.bookingAnswerDue,
  'booking.accepted': bookingRequests.bookingAccepted,
  'booking.rescheduled': bookingRequests.bookingRescheduled,
  'booking.expired': bookingRequests.bookingExpired,
  'booking.report_received': bookingReports.bookingReportReceived,
  'booking.reported': bookingReports.bookingReported,
  'booking.under_review': bookingReports.bookingUnderReview,
  'booking.missed': bookingReports.bookingMissed,
  'booking.refunded': bookingReports.bookingRefunded,
  'booking.cancelled': bookingSessions.bookingCancelled,
  'booking.completed': bookingSessions.bookingCompleted,
  'booking.day_before': bookingSessions.bookingDayBefore,
  'booking.hour_before': bookingSessions.bookingHourBefore,
  'booking.not_concluded': bookingSessions.bookingNotConcluded,
  'booking.feedback_due': bookingSessions.bookingFeedbackDue,
  'queues.old': queuesOld,
};
type LetterData = { [K in keyof typeof emails]: Parameters<(typeof emails)[K]>[0] };
export type LetterKind = keyof LetterData;

export const renderLetter = <K extends LetterKind>(kind: K, data: LetterData[K], envelope: Envelope) =>
  renderEmail(emails[kind](data as never), envelope);

/** One email of each kind. */
export const told: LetterData = {
  'account.confirm': { email: 'mei@example.com', url, validHours: 72 },
  'account.reset': { url, validHours: 6 },
  'account.welcome': { userType: 'mentee', url },
  'account.deleted': { erasedAt: at('2026-12-20T20:00:00Z') },
  'enterprise.created': { enterprise: 'Petang Bhd.', url },
  'mentor_application.received': { url },
  'mentor_application.approved': { url },
  'mentor_application.rejected': { url, reason: 'Not yet' },
  'application.received': { programme: 'Future Leaders', form: 'Spring intake', url },
  'application.approved': { programme: 'Future Leaders', form: 'Spring intake', role: 'Mentee', url },
  'application.rejected': { programme: 'Future Leaders', form: 'Spring intake' },
  'pairing.created': { other: 'Aisyah Rahman', otherIs: 'mentor', programme: 'Future Leaders', url },
  'group.joined': { group: 'Data Circle', place: 'Future Leaders', people: ['Daniel Lim', 'Mei Ling'], url },
  'booking.requested': { ...session, answerBy },
  'booking.answer_due': { ...session, answerBy },
  'booking.accepted': { ...session, calendarFile: true, byOther: true },
  'booking.rescheduled': {
    ...session,
    previous,
    by: 'Aisyah Rahman',
    reason: 'A flight',
    answerBy,
    calendarFile: false,
  },
  'booking.cancelled': { ...session, by: 'Aisyah Rahman', reason: 'I am ill', creditReturned: true },
  'booking.completed': { ...session, reviewDue: true },
  'booking.expired': { ...session, youAsked: true, creditReturned: true, findUrl: url, alternatives },
  'booking.day_before': session,
  'booking.hour_before': session,
  'booking.report_received': {
    bookingId: 41,
    start: session.start,
    end: session.end,
    people: 'Mei Ling, Aisyah Rahman',
    reporter: 'Mei Ling',
    reported: 'Aisyah Rahman',
    reason: 'Others',
    details: 'The room was locked',
    url,
  },
  'booking.reported': session,
  'booking.under_review': session,
  'booking.missed': { ...session, missing: 'Aisyah Rahman', creditReturned: true },
  'booking.refunded': session,
  'booking.not_concluded': { ...session, completedAfterHours: 336 },
  'booking.feedback_due': session,
  'referral.invited': { referrer: 'Mei Ling', mentor: 'Aisyah Rahman', url },
  'programme.added': { url, validHours: 720 },
  'agenda.updated': {
    title: 'Kick-off',
    description: 'Meet everybody',
    link: 'https://meet.example/kick-off',
    linkName: 'Room 4',
    start: at('2026-12-02T03:30:00Z'),
    end: at('2026-12-02T04:30:00Z'),
    url,
  },
  'queues.old': { queues: [{ queue: 'email', waiting: 12, oldestAt: at('2026-12-02T03:30:00Z') }], url },
  'invitation.sent': { inviter: 'Aisyah Rahman', role: 'Mentee', url, validHours: 720 },
};
