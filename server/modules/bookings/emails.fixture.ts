import { Temporal } from 'temporal-polyfill';
import { emailSample, hour, hourInWords, url } from '../../telling/email-samples.fixture.ts';
import { bookingLate } from './emails/late.ts';
import * as logged from './emails/logged.ts';
import * as moves from './emails/moves.ts';
import * as reports from './emails/reports.ts';
import * as requests from './emails/requests.ts';
import * as sessions from './emails/sessions.ts';

export const session = {
  ...hour,
  other: 'Aisyah Rahman',
  topic: 'An interview',
  objectives: ['Cases', 'My story'],
  url,
  hasLink: true,
};
const ninety = { other: 'First ninety days', isGroup: true };
export const answerBy = Temporal.Instant.from('2026-11-29T10:00:00Z');
const answerByInWords = 'Sunday, 29 November 2026, 6:00 pm (Asia/Kuala_Lumpur, UTC+08:00)';

export const moved = {
  ...session,
  previous: {
    start: Temporal.Instant.from('2026-11-30T06:00:00Z'),
    end: Temporal.Instant.from('2026-11-30T07:00:00Z'),
  },
  reason: 'A flight',
  calendarFile: false,
};
const alternatives = [{ name: 'Daniel Lim', about: 'Product Lead', url: 'https://lantern.example/mentors/daniel' }];
export const awaited = { ...session, youAsked: true, creditReturned: true, alternatives };

const ofRequests = [
  emailSample(requests.bookingRequested, { ...session, answerBy }, [
    'Aisyah Rahman would like a session with you',
    'Answer the request',
    hourInWords,
    answerByInWords,
  ]),
  emailSample(requests.bookingAnswerDue, { ...session, answerBy }, [
    'Aisyah Rahman is waiting for your answer',
    'Answer the request',
    hourInWords,
    answerByInWords,
  ]),
  emailSample(requests.bookingAccepted, { ...session, calendarFile: true, byOther: true }, [
    'Aisyah Rahman accepted your session',
    'See your session',
    hourInWords,
    'attached file',
    'My story',
  ]),
  emailSample(requests.bookingRescheduled, { ...moved, by: 'Aisyah Rahman', answerBy }, [
    'Aisyah Rahman suggests a new time',
    'Answer the request',
    hourInWords,
    'Monday, 30 November 2026, 2:00 pm – 3:00 pm (Asia/Kuala_Lumpur, UTC+08:00)',
    'A flight',
    answerByInWords,
  ]),
  emailSample(requests.bookingExpired, { ...awaited, findUrl: url }, [
    'Aisyah Rahman did not answer in time',
    'Find another mentor',
    hourInWords,
    'Your credit is back in your balance.',
    'Daniel Lim',
    'Product Lead',
  ]),
];

const suggested = { start: moved.previous.start, end: moved.previous.end };
const suggestedInWords = 'Monday, 30 November 2026, 2:00 pm – 3:00 pm (Asia/Kuala_Lumpur, UTC+08:00)';

const ofMoves = [
  emailSample(moves.bookingMoveProposed, { ...session, suggested, reason: 'A flight', answerBy }, [
    'Aisyah Rahman suggests a new time',
    'Answer',
    suggestedInWords,
    hourInWords,
    'A flight',
    'your session stays at its current time',
    answerByInWords,
  ]),
  emailSample(moves.bookingMoveGivenUp, { ...session, suggested, how: 'kept', youAsked: true }, [
    'Aisyah Rahman keeps the current time of your session',
    'See your session',
    suggestedInWords,
    hourInWords,
    'Your session stays at its current time.',
  ]),
];

const ofSessions = [
  emailSample(
    sessions.bookingCancelled,
    { ...session, by: 'Aisyah Rahman', reason: 'I am ill', creditReturned: true },
    [
      'Your session with Aisyah Rahman was cancelled',
      'See the details',
      hourInWords,
      'Aisyah Rahman cancelled this session.',
      'I am ill',
      'Your credit is back in your balance.',
    ],
  ),
  emailSample(sessions.bookingCompleted, { ...session, reviewDue: true }, [
    'How was your session with Aisyah Rahman?',
    'Rate Now',
    hourInWords,
  ]),
  emailSample(sessions.bookingDayBefore, session, [
    'Your session with Aisyah Rahman: Wednesday, 2 December, 11:30 am',
    'See your session',
    hourInWords,
    '5 minutes before the session starts',
  ]),
  emailSample(sessions.bookingHourBefore, session, [
    'At 11:30 am: your session with Aisyah Rahman',
    'Go to your session',
    hourInWords,
    '5 minutes before the session starts',
  ]),
  emailSample(sessions.bookingNotConcluded, { ...session, completedAfterHours: 336 }, [
    'Please complete your session with Aisyah Rahman',
    'Complete your session',
    hourInWords,
    '14 days',
  ]),
  emailSample(sessions.bookingFeedbackDue, session, [
    'Your review of the session with Aisyah Rahman is still open',
    'Rate Now',
    hourInWords,
  ]),
];

const report = {
  ...hour,
  bookingId: 41,
  people: 'Mei Ling, Aisyah Rahman',
  reporter: 'Mei Ling',
  reported: 'Aisyah Rahman',
  reason: 'Others',
  details: 'The room was locked',
  url,
};

const ofReports = [
  emailSample(reports.bookingReportReceived, report, [
    'Session #41 was reported by Mei Ling',
    'See the reported sessions',
    '#41',
    hourInWords,
    'Aisyah Rahman',
    'The room was locked',
  ]),
  emailSample(reports.bookingReported, session, [
    'Your session with Aisyah Rahman was reported',
    'See your session',
    hourInWords,
  ]),
  emailSample(reports.bookingUnderReview, session, [
    'Your session with Aisyah Rahman is being looked into',
    'See your session',
    hourInWords,
  ]),
  emailSample(reports.bookingMissed, { ...session, missing: 'Aisyah Rahman', creditReturned: true }, [
    'Your session with Aisyah Rahman was marked as missed',
    'See your session',
    'Aisyah Rahman did not come',
    'Your credit is back in your balance.',
  ]),
  emailSample(reports.bookingRefunded, session, [
    'Your session with Aisyah Rahman was refunded',
    'See your session',
    'Your credit is back in your balance.',
  ]),
];

const ofLogged = [
  emailSample(logged.bookingLogged, { ...session, by: 'Aisyah Rahman' }, [
    'Aisyah Rahman logged a session with you on Wednesday, 2 December: did it take place?',
    'Answer',
    hourInWords,
    'It only counts once you have confirmed it.',
    'Without an answer within 14 days, the session stays unconfirmed and does not count.',
  ]),
  emailSample(logged.bookingDenied, { ...session, by: 'Aisyah Rahman' }, [
    'Aisyah Rahman says that your session did not happen',
    'See your session',
    hourInWords,
    'the session you logged did not happen, so it does not count',
  ]),
];

/** B47: a group is no person, whatever it is called. */
export const emailsOfGroups = [
  emailSample(sessions.bookingCompleted, { ...session, ...ninety, reviewDue: true }, [
    'How was your session with the group First ninety days?',
    'Rate Now',
    'Tell the group First ninety days what helped',
  ]),
  emailSample(sessions.bookingDayBefore, { ...session, ...ninety }, [
    'Your session with the group First ninety days: Wednesday, 2 December, 11:30 am',
    'See your session',
    'please let the group First ninety days know today.',
  ]),
  emailSample(sessions.bookingCancelled, { ...session, ...ninety, creditReturned: false }, [
    'Your session with the group First ninety days was cancelled',
    'See the details',
  ]),
  emailSample(requests.bookingRequested, { ...session, ...ninety, answerBy }, [
    'The group First ninety days would like a session with you',
    'Answer the request',
    'The group First ninety days has asked for this time.',
  ]),
  emailSample(reports.bookingReported, { ...session, ...ninety, by: 'Aisyah Rahman' }, [
    'Your session with the group First ninety days was reported',
    'See your session',
    'Aisyah Rahman says that your session did not take place as agreed.',
  ]),
];

const ofLateness = [
  emailSample(bookingLate, { ...session, by: 'Aisyah Rahman', minutes: 10 }, [
    'Aisyah Rahman will be about 10 minutes late',
    'See your session',
    hourInWords,
    'asks you to wait a little',
  ]),
];

export const emailSamples = [...ofLateness, ...ofRequests, ...ofMoves, ...ofSessions, ...ofReports, ...ofLogged];

/** Events that do nothing but tell people. Waiting jobs carry their names, so a rename keeps the old one as well. */
export const toldEvents = [
  'booking.answer_awaited',
  'booking.accepted',
  'booking.reminder_due',
  'booking.running_late',
  'booking.investigation_started',
  'booking.refunded',
  'booking.logged',
  'booking.denied',
  'meeting.transcript_asked',
  'meeting.transcript_made',
  'meeting.recordings_ending',
];
