import { Temporal } from 'temporal-polyfill';
import { Refusal, refuseIf } from '../../platform/refusal.ts';
import type { BookingRequested } from '../../domain-events/bookings.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { newToken } from '../accounts/index.ts';
import { instantOf } from '../availability/index.ts';
import { charge } from '../credits/index.ts';
import { activityOf, eventOf, refreshPages } from './announce.ts';
import { whoMeets } from './meet.ts';
import { pendingOfPair } from './queries.ts';
import { priceInPoints } from './rules/points.ts';
import { DEFAULT_REQUEST_EXPIRY_HOURS, whyNotAnotherRequest } from './rules/requests.ts';
import { insertBooking, insertParts, lockPeople, recordAct, recordActivity } from './store.ts';
import { refuseUnlessOpen, takeTime } from './take-time.ts';

export interface Asked {
  /** Null or absent on the platform. */
  program_id?: number | null | undefined;
  booking_date: string;
  booking_time: string;
  duration: number;
  user_timezone: string;
  requestee_id: number;
  topic: string;
  brief?: string | undefined;
  learning_objectives_attributes: readonly { objective: string }[];
  booking_links_attributes?: readonly { internal_link: string }[] | undefined;
}

export interface StoredAttachment {
  fileName: string;
  fileType: string;
  fileKey: string;
  size: number;
}

/** The instant that date, time and zone name; one that no clock shows is no slot. */
export const startOf = (day: string, time: string, zone: string) => {
  const start = instantOf(day, time, zone);
  if (start === null) throw new Refusal('bookings.slot_taken');
  return Temporal.Instant.fromEpochMilliseconds(start);
};

const wordsOf = ({ booking_links_attributes: links = [], learning_objectives_attributes: objectives }: Asked) => ({
  links: links.map(({ internal_link: link }) => link).filter((link) => link !== ''),
  objectives: objectives.map(({ objective }) => objective),
});

/** Asks for a session: the time is taken at once, the points are held, the other side answers. Answers the new id. */
export const request = async (work: Work<Actor>, asked: Asked, attachments: StoredAttachment[]): Promise<number> => {
  const { tx, now, actor, announce } = work;
  const { mentorId, menteeId, madeBy, programme } = await whoMeets(work, asked);
  const startAt = startOf(asked.booking_date, asked.booking_time, asked.user_timezone);
  const endAt = startAt.add({ minutes: asked.duration });
  const people = [
    { userId: mentorId, userType: 'mentor' as const },
    { userId: menteeId, userType: 'mentee' as const },
  ];

  await lockPeople(tx, [mentorId, menteeId]);
  refuseIf(whyNotAnotherRequest((await pendingOfPair(tx, mentorId, menteeId)).length));
  await refuseUnlessOpen(tx, { mentorId, startAt, endAt }, { now });

  const awaiting = madeBy === 'mentee' ? ('mentor' as const) : ('mentee' as const);
  const isPlatformMentor = actor.isFlMentor;
  const price = priceInPoints({ madeBy, kind: 'one_on_one', isOffline: false, isPlatformMentor, programme });
  const booking = await insertBooking(tx, {
    programId: programme?.id ?? null,
    bookingType: 'one_on_one',
    requesterId: actor.id,
    requesteeId: asked.requestee_id,
    mentorId,
    createdBy: actor.id,
    status: 'pending',
    awaitingRole: awaiting,
    awaitingSince: now,
    startAt,
    endAt,
    userTimezone: asked.user_timezone,
    contactMethod: 'video',
    topic: asked.topic,
    brief: asked.brief || null,
    requestExpiryHours: programme?.requestExpiryHours ?? DEFAULT_REQUEST_EXPIRY_HOURS,
    creditsCharged: price,
    roomToken: newToken(),
    createdAt: now,
    updatedAt: now,
  });
  await insertParts(tx, booking.id, { participants: people, ...wordsOf(asked), attachments });
  await takeTime(tx, { bookingId: booking.id, mentorId, people, startAt, endAt });
  await charge(work, { userId: actor.id, bookingId: booking.id, points: price });

  await recordAct(tx, {
    bookingId: booking.id,
    actorId: actor.id,
    action: 'request',
    fromStatus: null,
    toStatus: 'pending',
    at: now,
  });
  await recordActivity(tx, activityOf(booking, people, 'created', actor.id, work));
  await announce<BookingRequested>({
    name: 'booking.requested',
    ...eventOf(booking, people, actor.id, work),
    awaiting,
  });
  refreshPages(work, people);
  return booking.id;
};
