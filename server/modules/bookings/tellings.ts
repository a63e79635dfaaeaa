import type { NoticeKind } from '../../../contract/notifications/index.ts';
import type { Change, DomainEvent, EventName } from '../../platform/work.ts';
import { type Telling, tells } from '../../telling/telling.ts';
import { ofCreation } from './tellings/created.ts';
import type { BookingGround, TellingPorts } from './tellings/ground.ts';
import { ofLateness } from './tellings/late.ts';
import { ofDenial, ofLogging } from './tellings/logged.ts';
import { ofGivingUp, ofProposal } from './tellings/moves.ts';
import { ofInvestigation, ofMiss, ofRefund, ofReport } from './tellings/reports.ts';
import { ofAcceptance, ofExpiry, ofMove, ofRequest, ofWaiting } from './tellings/requests.ts';
import { ofCancellation, ofCompletion, ofReminder } from './tellings/sessions.ts';
import { ofEnd, ofQuestion, ofTranscript } from './tellings/transcripts.ts';

/** Decides who is told what when something happens to a session. */
export const bookingTellings = (ports: TellingPorts) => {
  const tellsOf = <E extends DomainEvent>(
    event: EventName<E>,
    plan: (change: Change, told: E, ground: BookingGround) => Promise<Telling[]>,
    kind: NoticeKind = 'sessions',
  ) => tells<E>(event, (change, told, ground) => plan(change, told, { ...ground, ...ports }), kind);
  return [
    tellsOf('booking.requested', ofRequest),
    tellsOf('booking.answer_awaited', ofWaiting, 'reminders'),
    tellsOf('booking.accepted', ofAcceptance),
    tellsOf('booking.created', ofCreation),
    tellsOf('booking.rescheduled', ofMove),
    tellsOf('booking.move_proposed', ofProposal),
    tellsOf('booking.move_given_up', ofGivingUp),
    tellsOf('booking.expired', ofExpiry),
    tellsOf('booking.cancelled', ofCancellation),
    tellsOf('booking.completed', ofCompletion),
    tellsOf('booking.logged', ofLogging),
    tellsOf('booking.denied', ofDenial),
    tellsOf('booking.reported', ofReport),
    tellsOf('booking.investigation_started', ofInvestigation),
    tellsOf('booking.missed', ofMiss),
    tellsOf('booking.refunded', ofRefund),
    tellsOf('booking.reminder_due', ofReminder, 'reminders'),
    tellsOf('booking.running_late', ofLateness, 'reminders'),
    tellsOf('meeting.transcript_asked', ofQuestion),
    tellsOf('meeting.transcript_made', ofTranscript),
    tellsOf('meeting.recordings_ending', ofEnd, 'reminders'),
  ];
};
