import type { Temporal } from 'temporal-polyfill';
import type { BookingKind, BookingRole, BookingSide } from '../../../../contract/bookings/index.ts';
import type { BookingCreated, BookingRequested } from '../../../domain-events/bookings.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { holdPeople, lockPeople, newToken } from '../../accounts/index.ts';
import { charge } from '../../credits/index.ts';
import type { ProgrammeRow } from '../../programmes/index.ts';
import type { BookingRow } from '../queries/views.ts';
import { priceInPoints } from '../rules/points.ts';
import { DEFAULT_REQUEST_EXPIRY_HOURS } from '../rules/requests.ts';
import { firstStatus } from '../rules/states.ts';
import { settleMade } from '../settle.ts';
import { insertBooking, insertParts } from '../store/bookings.ts';
import { orSlotTaken, refuseUnlessOpen, takeTime } from './take-time.ts';

export interface StoredAttachment {
  fileName: string;
  fileType: string;
  fileKey: string;
  size: number;
}

export interface Making {
  /** The row of the state table that makes the booking. */
  act: 'request' | 'request_for_mentee' | 'create';
  madeBy: Exclude<BookingRole, 'system'>;
  kind: BookingKind;
  groupId: number | null;
  /** Null on the platform. */
  programme: Pick<ProgrammeRow['program'], 'id' | 'paidAccess' | 'requestExpiryHours'> | null;
  /** The mentor whose hours count; in a group, the one who leads the session. */
  mentorId: number;
  requesterId: number;
  requesteeId: number;
  people: readonly { userId: number; userType: BookingSide }[];
  startAt: Temporal.Instant;
  endAt: Temporal.Instant;
  userTimezone: string;
  bookingMethod?: 'online' | 'physical';
  contactMethod?: 'video' | 'phone' | 'in_person';
  contactInfo?: string | null;
  meetupLocation?: string | null;
  topic: string;
  brief?: string | null;
  objectives: string[];
  links: string[];
  attachments: readonly StoredAttachment[];
  /** Further reasons to refuse, besides a time that is taken; checked under the lock on the people. */
  refuse?: () => Promise<void>;
}

type First = NonNullable<ReturnType<typeof firstStatus>>;

/** How they meet: as the request says, else the usual way. */
const mannerOf = ({ bookingMethod, contactMethod, contactInfo, meetupLocation }: Making) => ({
  bookingMethod: bookingMethod ?? ('online' as const),
  contactMethod: contactMethod ?? ('video' as const),
  contactInfo: contactInfo ?? null,
  meetupLocation: meetupLocation ?? null,
});

const rowOf = ({ now, actor }: Work<Actor>, making: Making, { status, awaitingRole }: First, price: number) => {
  const pending = status === 'pending';
  const { programme } = making;
  return {
    programId: programme?.id ?? null,
    bookingType: making.kind,
    groupId: making.groupId,
    requesterId: making.requesterId,
    requesteeId: making.requesteeId,
    mentorId: making.mentorId,
    createdBy: actor.id,
    status,
    awaitingRole,
    awaitingSince: pending ? now : null,
    acceptedAt: pending ? null : now,
    startAt: making.startAt,
    endAt: making.endAt,
    userTimezone: making.userTimezone,
    ...mannerOf(making),
    topic: making.topic,
    brief: making.brief ?? null,
    requestExpiryHours: programme?.requestExpiryHours ?? DEFAULT_REQUEST_EXPIRY_HOURS,
    creditsCharged: price,
    roomToken: newToken(),
    createdAt: now,
    updatedAt: now,
  };
};

/** Must run under the lock on the people. */
const write = async (work: Work<Actor>, making: Making) => {
  const { tx, now, actor } = work;
  const { act, madeBy, kind, groupId, programme, mentorId, people, startAt, endAt } = making;
  const programId = programme?.id ?? null;
  await refuseUnlessOpen(tx, { mentorId, programId, groupId, startAt, endAt }, { now });
  const first = firstStatus(act, kind, madeBy);
  if (first === null) throw new Error(`${madeBy} may not ${act} a ${kind} session`);
  const isPlatformMentor = actor.isFlMentor;
  const price = priceInPoints({ madeBy, kind, isOffline: false, isPlatformMentor, programme });
  const booking = await insertBooking(tx, rowOf(work, making, first, price));
  const { objectives, links, attachments } = making;
  await insertParts(tx, booking.id, { participants: [...people], objectives, links, attachments: [...attachments] });
  await takeTime(tx, { bookingId: booking.id, programId, mentorId, groupId, people, startAt, endAt });
  await charge(work, { userId: actor.id, bookingId: booking.id, points: price });
  return booking;
};

/** A request waits for an answer; an arranged session is confirmed immediately. */
const tellOf = async (work: Work<Actor>, { act, people }: Making, booking: BookingRow) => {
  const made = { booking, people, byId: work.actor.id };
  const { awaitingRole: awaiting } = booking;
  if (awaiting === null)
    await settleMade<BookingCreated>(work, made, {
      act,
      activities: ['created', 'confirmed'],
      event: (base) => ({ name: 'booking.created', ...base }),
    });
  else
    await settleMade<BookingRequested>(work, made, {
      act,
      activities: ['created'],
      event: (base) => ({ name: 'booking.requested', ...base, awaiting }),
    });
};

/** Writes a session in the state its act makes: it takes everyone's time and charges the points immediately. */
export const makeBooking = async (work: Work<Actor>, making: Making) => {
  const { programme, people, kind, refuse } = making;
  const ids = people.map(({ userId }) => userId);
  const booking = await orSlotTaken({ ...making, programId: programme?.id ?? null }, async () => {
    // B06: nobody can meet someone whose account is being closed. A group keeps its people while its row is locked.
    if (kind === 'one_on_one' && (await holdPeople(work.tx, ids)).length < ids.length)
      throw new Refusal(programme ? 'programmes.member_not_found' : 'bookings.mentor_not_found', 404);
    await lockPeople(work.tx, ids);
    await refuse?.();
    return write(work, making);
  });
  await tellOf(work, making, booking);
  return booking;
};
