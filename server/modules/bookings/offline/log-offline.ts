import { Temporal } from 'temporal-polyfill';
import type { BookingKind, BookingSide, OfflineBooking } from '../../../../contract/bookings/index.ts';
import type { BookingCompleted, BookingLogged } from '../../../domain-events/bookings.ts';
import { Refusal, refuseField, refuseIf } from '../../../platform/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { lockPeople, newToken, recordInProgram } from '../../accounts/index.ts';
import { lockRunningShared, portalPath, type ProgrammeRow } from '../../programmes/index.ts';
import { metThen, modulesIn } from '../queries/offline.ts';
import { answersSince } from '../rules/confirming.ts';
import { firstStatus } from '../rules/states.ts';
import { settleMade } from '../settle.ts';
import { insertParts, insertUnlessMet } from '../store/bookings.ts';
import { refuseApart } from '../acts/apart.ts';
import { couldHaveMet } from './held-slots.ts';
import { whoMet } from './who-met.ts';

/** B46, OFF-07, OFF-09: the session must be over, within the last 90 days, and within the mentor's hours. */
const refuseWrongTime = async (
  { tx, now }: Work<Actor>,
  whose: { mentorId: number; programId: number },
  start: Temporal.Instant,
  asked: Length,
) => {
  const endAt = start.add({ minutes: asked.duration });
  if (Temporal.Instant.compare(endAt, now) > 0) refuseField('booking.start_time', 'The date cannot be in the future');
  if (!(await couldHaveMet(tx, start, { ...whose, minutes: asked.duration, now })))
    refuseField('booking.start_time', 'Please choose a time from the list');
  return endAt;
};
type Length = Pick<OfflineBooking, 'duration'>;

const refuseForeignModule = async ({ tx }: Work<Actor>, programId: number, moduleId: number | null | undefined) => {
  if (moduleId == null) return;
  const known = await modulesIn(tx, programId);
  if (!known.some(({ id }) => id === moduleId)) refuseField('booking.agenda_id', 'This learning module is not there');
};

type People = Awaited<ReturnType<typeof whoMet>>['people'];

/** Locks all of the people first; answers the first mentee. */
const refuseIfMet = async (
  { tx, now }: Work<Actor>,
  { mentorId, people }: { mentorId: number; people: People },
  time: { startAt: Temporal.Instant; endAt: Temporal.Instant },
) => {
  await lockPeople(
    tx,
    people.map(({ userId }) => userId),
  );
  const menteeIds = people.filter(({ userType }) => userType === 'mentee').map(({ userId }) => userId);
  refuseIf(
    (await metThen(tx, { mentorId, menteeIds, answersSince: answersSince(now) }, time))
      ? 'bookings.already_logged'
      : null,
  );
  return menteeIds[0] ?? mentorId;
};

const mannerOf = ({ booking_method: method, meetup_location: location }: OfflineBooking) => {
  const inPerson = method === 'physical';
  return {
    bookingMethod: method,
    contactMethod: inPerson ? ('in_person' as const) : ('video' as const),
    meetupLocation: inPerson ? (location ?? null) : null,
  };
};

/**
 * The list that shows the logged session: a participant's sessions to review, or the admins' list of its type (OFF-15,
 * B46).
 */
const listAfter = (side: BookingSide | 'admin', kind: BookingKind) => {
  if (side !== 'admin') return '/bookings?tab=to_review';
  return `/admin/bookings/bookings_list${kind === 'group' ? '?type=group' : ''}`;
};

/** Keeps only the people who fit the type: a form may still contain people chosen for another type (OFF-13). */
export const whoIsLogged = ({ booking_type: type, user_id, participant_id, group_id }: OfflineBooking) => ({
  user_id,
  participant_id: type === 'one_on_one' ? participant_id : null,
  group_id: type === 'group' ? group_id : null,
});

const otherSide = { mentor: 'mentee', mentee: 'mentor' } as const;

/** M43: a member's word needs the other side's; an admin's counts immediately. */
const confirmationOf = (side: BookingSide | 'admin', now: Temporal.Instant) =>
  side === 'admin'
    ? { confirmation: 'confirmed' as const, completedAt: now }
    : { confirmation: 'awaited' as const, confirmingRole: otherSide[side], completedAt: null };

/** What an admin logs is completed and everyone in it is told; what a member logs asks the other side. */
const announceLogged = async (work: Work<Actor>, made: Parameters<typeof settleMade>[1]) => {
  const { confirmingRole: asks } = made.booking;
  if (asks !== null)
    return settleMade<BookingLogged>(work, made, {
      act: 'log_offline',
      activities: [],
      event: (base) => ({ name: 'booking.logged', ...base, asks }),
    });
  const { id, programId } = made.booking;
  await recordInProgram(work, programId, { action: 'booking.logged_for_others', object: { type: 'booking', id } });
  return settleMade<BookingCompleted>(work, made, {
    act: 'log_offline',
    activities: ['completed'],
    event: (base) => ({ name: 'booking.completed', ...base, auto: false, early: false, offline: true }),
  });
};

/**
 * A session that was held elsewhere (OFF-14, C2): it is completed, takes nobody's time and costs nothing. It counts once
 * it is confirmed (M43).
 */
export const logOffline = async (work: Work<Actor>, programme: ProgrammeRow, asked: OfflineBooking) => {
  const { tx, now, actor } = work;
  const { program } = programme;
  const { kind, groupId, mentorId, people } = await whoMet(tx, program.id, whoIsLogged(asked));
  await lockRunningShared(tx, program.id);
  const side = people.find(({ userId }) => userId === actor.id)?.userType ?? 'admin';
  const first = firstStatus('log_offline', kind, side);
  if (first === null) throw new Refusal('bookings.offline_not_yours', 403);
  await refuseForeignModule(work, program.id, asked.agenda_id);
  const startAt = Temporal.Instant.from(asked.start_time);
  const endAt = await refuseWrongTime(work, { mentorId, programId: program.id }, startAt, asked);

  const menteeId = await refuseIfMet(work, { mentorId, people }, { startAt, endAt });
  if (side !== 'admin') await refuseApart(tx, { askedBy: actor.id, side, mentorId, people });
  const booking = await insertUnlessMet(tx, {
    programId: program.id,
    bookingType: kind,
    groupId,
    requesterId: asked.user_id,
    requesteeId: asked.user_id === mentorId ? menteeId : mentorId,
    mentorId,
    createdBy: actor.id,
    status: first.status,
    startAt,
    endAt,
    userTimezone: asked.user_timezone ?? actor.timezone,
    ...mannerOf(asked),
    topic: '',
    agendaId: asked.agenda_id ?? null,
    ...confirmationOf(side, now),
    isOffline: true,
    roomToken: newToken(),
    createdAt: now,
    updatedAt: now,
  });
  if (!booking) throw new Refusal('bookings.already_logged');
  const objectives = asked.learning_objectives_attributes.map(({ objective }) => objective);
  await insertParts(tx, booking.id, { participants: people, objectives, links: [], attachments: [] });
  await announceLogged(work, { booking, people, byId: actor.id });
  return { booking: { id: booking.id }, redirectUrl: portalPath(programme) + listAfter(side, kind) };
};
