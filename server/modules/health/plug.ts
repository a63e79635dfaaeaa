import type { AccountDeleted } from '../../domain-events/accounts.ts';
import type {
  BookingAccepted,
  BookingCancelled,
  BookingCompleted,
  BookingCreated,
  BookingMissed,
  BookingRefunded,
  BookingReported,
  BookingRescheduled,
} from '../../domain-events/bookings.ts';
import type { ConsentWithdrawn, RecordingsDropped, TranscriptMade } from '../../domain-events/meetings.ts';
import type {
  GroupJoined,
  GroupLeft,
  PairingCreated,
  PairingEnded,
  PairingPaused,
  PairingResumed,
} from '../../domain-events/pairings.ts';
import type { MemberRemoved } from '../../domain-events/programmes.ts';
import type { ReviewChanged, ReviewGiven } from '../../domain-events/reviews.ts';
import type { PulseGiven } from '../../domain-events/surveys.ts';
import { subscribe } from '../../platform/events.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Writers } from '../../platform/language.ts';
import { carryOut, type Plug } from '../../platform/plug.ts';
import type { Change, DomainEvent, EventName } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import type { ToldEvent } from '../../telling/telling.ts';
import { actOnSilence } from './act-on-silence.ts';
import type { HealthPorts } from './facts.ts';
import { judgeAnew, judgedAnew, judgeNightly } from './recompute.ts';
import { healthRoutes } from './routes.ts';
import {
  forgetQuotes,
  forgetTheirWords,
  lookAtPairing,
  lookAtSession,
  lookAtTranscript,
  lookWithout,
  startClocks,
  startTheirClocks,
  stopClocks,
} from './subscribers.ts';
import { healthLines, healthTellings } from './tellings.ts';
import { digestToWrite, writeDigest } from './write-digest.ts';

/** Each has its own name, because waiting jobs carry it. */
const onEach =
  <Needed>(react: (job: Job, event: Needed) => Promise<void>) =>
  <One extends DomainEvent & Needed>(event: EventName<One>) =>
    subscribe<Job, One>(event, `health.lookAgainAt ${event}`, react);

const reactionsWith = ({ writers, ...ports }: HealthPorts & { writers: Writers }) => {
  const pairing = onEach(lookAtPairing(ports));
  const session = onEach(lookAtSession({ ...ports, writers }));
  const without = onEach(lookWithout(ports));
  return [
    pairing<PairingCreated>('pairing.created'),
    pairing<PairingPaused>('pairing.paused'),
    pairing<PairingResumed>('pairing.resumed'),
    pairing<PairingEnded>('pairing.ended'),
    pairing<GroupJoined>('group.joined'),
    pairing<GroupLeft>('group.left'),
    pairing<PulseGiven>('pulse.given'),
    session<BookingCreated>('booking.created'),
    session<BookingAccepted>('booking.accepted'),
    session<BookingRescheduled>('booking.rescheduled'),
    session<BookingCancelled>('booking.cancelled'),
    session<BookingCompleted>('booking.completed'),
    session<BookingMissed>('booking.missed'),
    session<BookingRefunded>('booking.refunded'),
    session<BookingReported>('booking.reported'),
    session<ReviewGiven>('review.given'),
    session<ReviewChanged>('review.changed'),
    without<MemberRemoved>('member.removed'),
    without<AccountDeleted>('account.deleted'),
    onEach(lookAtTranscript({ ...ports, writers }))<TranscriptMade>('meeting.transcript_made'),
  ];
};

export const health = ({
  writers,
  ...ports
}: Parameters<typeof healthRoutes>[1] & { writers: Writers }): Plug<Actor, ToldEvent> => ({
  routes: (app) => healthRoutes(app, ports),
  within: [
    subscribe<Change, AccountDeleted>('account.deleted', 'health.forgetLeaver', forgetTheirWords),
    subscribe<Change, MemberRemoved>('member.removed', 'health.forgetRemoved', forgetTheirWords),
    subscribe<Change, PairingPaused>('pairing.paused', 'health.stopClocks', stopClocks),
    subscribe<Change, PairingEnded>('pairing.ended', 'health.stopClocksOfEnded', stopClocks),
    subscribe<Change, PairingResumed>('pairing.resumed', 'health.startClocks', startClocks),
    subscribe<Change, GroupJoined>('group.joined', 'health.startTheirClocks', startTheirClocks),
    subscribe<Change, ConsentWithdrawn>('meeting.consent_withdrawn', 'health.forgetWithdrawn', forgetQuotes(writers)),
    subscribe<Change, RecordingsDropped>('meeting.recordings_dropped', 'health.forgetDropped', forgetQuotes(writers)),
  ],
  after: reactionsWith({ ...ports, writers }),
  jobs: [
    carryOut(judgedAnew, judgeAnew(ports)),
    { ...carryOut(digestToWrite, writeDigest({ ...ports, writers })), aside: true },
  ],
  schedules: [
    { name: 'health.judgeNightly', run: judgeNightly(ports) },
    { name: 'health.actOnSilence', run: actOnSilence(ports) },
  ],
  tellings: healthTellings,
  lines: healthLines,
});
