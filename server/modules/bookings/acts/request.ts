import { Temporal } from 'temporal-polyfill';
import { found, Refusal, refuseIf } from '../../../platform/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { instantOf } from '../../availability/index.ts';
import { ownGroupToMeet } from '../../pairings/index.ts';
import { lockRunningShared, type ProgrammeRow } from '../../programmes/index.ts';
import { refuseApart } from './apart.ts';
import { makeBooking, type StoredAttachment } from './make-booking.ts';
import { whoMeets } from './meet.ts';
import { pendingOfGroup, pendingOfPair } from '../queries/pairs.ts';
import { hasConfirmed } from '../queries/people.ts';
import { whyNotAnotherRequest } from '../rules/requests.ts';

export interface BookingDraft {
  /** Set for a session of this group (B47). */
  group_id?: number | null | undefined;
  booking_date: string;
  booking_time: string;
  duration: number;
  user_timezone: string;
  requestee_id: number;
  /** Set when the requester is the other person's mentor (BKG-65). */
  requestee_type?: 'mentee' | undefined;
  topic: string;
  brief?: string | undefined;
  learning_objectives_attributes: readonly { objective: string }[];
  booking_links_attributes?: readonly { internal_link: string }[] | undefined;
}

/** The instant that this date, time and zone name. A local time that the clocks skip is not a slot. */
export const startOf = (day: string, time: string, zone: string) => {
  const start = instantOf(day, time, zone);
  if (start === null) throw new Refusal('bookings.slot_taken');
  return Temporal.Instant.fromEpochMilliseconds(start);
};

/** The contents of the request as the booking stores them: when, about what, with which attachments. */
export const contentsOf = (
  asked: Pick<BookingDraft, 'booking_date' | 'booking_time' | 'duration' | 'user_timezone' | 'topic' | 'brief'> &
    Pick<BookingDraft, 'learning_objectives_attributes' | 'booking_links_attributes'>,
) => {
  const startAt = startOf(asked.booking_date, asked.booking_time, asked.user_timezone);
  const links = asked.booking_links_attributes ?? [];
  return {
    startAt,
    endAt: startAt.add({ minutes: asked.duration }),
    userTimezone: asked.user_timezone,
    topic: asked.topic,
    brief: asked.brief || null,
    links: links.map(({ internal_link: link }) => link).filter((link) => link !== ''),
    objectives: asked.learning_objectives_attributes.map(({ objective }) => objective),
  };
};

/** A session of two. */
const asTwo = async (work: Work<Actor>, asked: BookingDraft, programId: number | null) => {
  const { mentorId, menteeId, madeBy, programme } = await whoMeets(work, programId, asked);
  const people = [
    { userId: mentorId, userType: 'mentor' as const },
    { userId: menteeId, userType: 'mentee' as const },
  ];
  const refuse = async () => {
    await refuseApart(work.tx, { askedBy: work.actor.id, side: madeBy, mentorId, people });
    refuseIf(whyNotAnotherRequest((await pendingOfPair(work.tx, mentorId, menteeId)).length));
  };
  const act = madeBy === 'mentee' ? ('request' as const) : ('request_for_mentee' as const);
  return { act, madeBy, kind: 'one_on_one' as const, groupId: null, programme, mentorId, people, refuse };
};

/** B47: a mentee of a group asks its mentors; one of its mentors arranges the session without asking. */
const asGroup = async ({ tx, actor }: Work<Actor>, asked: BookingDraft, programId: number | null, groupId: number) => {
  const programme = programId === null ? null : await lockRunningShared(tx, programId);
  const group = await ownGroupToMeet(tx, groupId, { programId, userId: actor.id });
  const { side, people } = group;
  const leadId = side === 'mentor' ? actor.id : asked.requestee_id;
  const lead = people.find(({ userId, userType }) => userId === leadId && userType === 'mentor');
  const mentorId = found(lead, 'bookings.mentor_not_found').userId;
  const refuse = async () => {
    await refuseApart(tx, { askedBy: actor.id, side, mentorId, people });
    if (side === 'mentee') refuseIf(whyNotAnotherRequest((await pendingOfGroup(tx, groupId)).length));
  };
  const act = side === 'mentee' ? ('request' as const) : ('create' as const);
  return { act, madeBy: side, kind: 'group' as const, groupId, programme, mentorId, people, refuse };
};

/**
 * Requests a session and answers its id. The time is taken and the points are charged before the other side answers.
 */
export const request = async (
  work: Work<Actor>,
  place: ProgrammeRow | null,
  asked: BookingDraft,
  attachments: StoredAttachment[],
): Promise<number> => {
  const { actor } = work;
  const programId = place?.program.id ?? null;
  const who = asked.group_id
    ? await asGroup(work, asked, programId, asked.group_id)
    : await asTwo(work, asked, programId);
  if (who.madeBy === 'mentee')
    refuseIf((await hasConfirmed(work.tx, who.mentorId)) ? null : 'bookings.mentor_not_confirmed');
  const requesteeId = who.kind === 'group' ? who.mentorId : asked.requestee_id;
  const booking = await makeBooking(work, {
    ...who,
    ...contentsOf(asked),
    requesterId: actor.id,
    requesteeId,
    attachments,
  });
  return booking.id;
};
