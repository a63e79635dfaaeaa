import type { Temporal } from 'temporal-polyfill';
import type { Booking, BookingPerson } from '../../../../contract/bookings/index.ts';
import { textOf } from '../../../platform/instant-text.ts';
import type { Actor } from '../../../policies/actor.ts';
import { fullName } from '../../accounts/index.ts';
import { wallTimes } from '../../availability/index.ts';
import { presentSitting } from '../../meetings/index.ts';
import { photoUrl } from '../../profiles/index.ts';
import { portalPath } from '../../programmes/index.ts';
import { providerUrl } from '../room/provider-url.ts';
import { attachmentUrl } from '../attachments.ts';
import type { JudgedBooking } from '../judge.ts';
import type { BookingView, ParticipantRow } from '../queries/views.ts';

export const photoOf = ({ photo, deletedAt }: Pick<ParticipantRow, 'photo' | 'deletedAt'>) =>
  deletedAt === null ? photoUrl(photo) : null;

/** Sessions of a programme are shown in its portal (BKG-120). */
const homeOf = ({ programme }: BookingView) => (programme ? portalPath(programme) : '/main');

/** The page that shows a booking. */
export const bookingPath = (view: BookingView) => `${homeOf(view)}/bookings?booking=${view.booking.id}`;

/** B52: the page of the session's room, which also leads to the provider's where that is used. */
export const roomPath = (view: BookingView) => `${homeOf(view)}/bookings/${view.booking.id}/room`;

/** BKG-120: the page on which a participant reviews this person. */
export const feedbackPath = (view: BookingView, participantId: number) =>
  `${homeOf(view)}/bookings/${view.booking.id}/participants/${participantId}/feedback`;

/** In a programme, a person's profile is the one in its portal. */
export const profilePath = (
  { slug, profileType }: Pick<ParticipantRow, 'slug' | 'profileType'>,
  programme: Parameters<typeof portalPath>[0] | null,
) => {
  if (programme) return `${portalPath(programme)}/members/${slug}`;
  return `/${profileType === 'mentor' ? 'mentor_profile' : 'mentee_profile'}/${slug}`;
};

const personOf = (row: ParticipantRow, view: BookingView): BookingPerson => {
  const deleted = row.deletedAt !== null;
  return {
    id: row.userId,
    full_name: fullName(row),
    slug: deleted ? null : row.slug,
    profile_url: deleted ? null : profilePath(row, view.programme),
    photo: photoOf(row),
    deleted,
  };
};

/** A participant, with the name and picture that the others see. */
export const presentPerson = (row: ParticipantRow) => ({
  id: row.userId,
  name: fullName(row),
  photo_url: photoOf(row),
  side: row.userType,
});

/** The other side as the card of BKG-116 shows them. */
export const presentParticipant = (row: ParticipantRow) => ({
  user: {
    id: row.userId,
    profile_photo_url: photoOf(row),
    full_name: fullName(row),
    info: {
      company: row.deletedAt === null ? row.company : null,
      job_title: row.deletedAt === null ? row.jobTitle : null,
    },
  },
});

/** A list converts hundreds of times, so `wallTimes` uses a table per zone and needs one addition for each. */
export const timesIn = (zone: string, { startAt, endAt }: Pick<BookingView['booking'], 'startAt' | 'endAt'>) => {
  const { start, end } = wallTimes(startAt.epochMilliseconds, endAt.epochMilliseconds, zone);
  const { day, time: from } = start;
  const to = end.time;
  return {
    start_at: textOf(startAt),
    end_at: textOf(endAt),
    date: day,
    booking_date: day,
    start_time: from,
    end_time: to,
    booking_start_time: from,
    booking_end_time: to,
    booking_time: from,
    duration: (endAt.epochMilliseconds - startAt.epochMilliseconds) / 60_000,
    display_timezone: zone,
  };
};

export const methods = { video: 'video call', phone: 'phone', in_person: 'in person' } as const;
const types = { video: 'Video Call', phone: 'Phone Call', in_person: 'In Person' } as const;

const peopleOf = (view: BookingView, actor: Actor) => {
  const { participants } = view;
  const { mentorId } = view.booking;
  const mentors = participants.filter(({ userType }) => userType === 'mentor');
  const mentor = mentors.find(({ userId }) => userId === mentorId) ?? mentors[0];
  const mentees = participants.filter(({ userType }) => userType === 'mentee');
  const [mentee] = mentees;
  if (!mentor || !mentee) throw new Error('a booking has a mentor and a mentee');
  const isMentor = mentors.some(({ userId }) => userId === actor.id);
  const other = isMentor ? mentee : mentor;
  const details = (row: ParticipantRow) => ({
    user_id: row.userId,
    full_name: fullName(row),
    profile_photo: photoOf(row),
  });
  return {
    booking_participants: participants.map((row) => ({
      user_id: row.userId,
      user_type: row.userType,
      full_name: fullName(row),
    })),
    participant: { user: personOf(other, view), user_type: other.userType },
    current_user_is_mentor: isMentor,
    mentor: { name: fullName(mentor), photo_url: photoOf(mentor) },
    mentees: mentees.map((row) => ({ id: row.userId, name: fullName(row), photo_url: photoOf(row) })),
    mentor_details: details(mentor),
    mentee_details: details(mentee),
  };
};

/** B47: the name of the session's group, and who is in it. */
const groupOf = (view: BookingView) =>
  view.group && {
    id: view.group.id,
    name: view.group.name ?? '',
    members: view.participants.map((row) => ({ ...personOf(row, view), user_type: row.userType })),
  };

/** M43: who is asked whether a logged session took place. */
const confirmationOf = ({ booking, participants }: BookingView, { confirmation }: JudgedBooking) => {
  if (confirmation === null) return null;
  const { state, askedSide, asksViewer, answerBy } = confirmation;
  const logger = participants.find(({ userId }) => userId === booking.createdBy);
  const asked = participants.filter(({ userType, hiddenAt }) => userType === askedSide && hiddenAt === null);
  return {
    state,
    logged_by: logger ? fullName(logger) : '',
    waiting_for: asked.map((one) => fullName(one)),
    asks_you: asksViewer,
    answer_by: textOf(answerBy),
  };
};

export interface Viewer {
  actor: Actor;
  now: Temporal.Instant;
  /** The zone in which times are shown. */
  zone: string;
  secret: string;
  /** Where meetings take place when not in our own room (B52). */
  meetingProvider: string | undefined;
  /** Where somebody in a session is written to; null where they are not (CHT-02). */
  chatLink: (view: BookingView, userId: number) => string | null;
}

/** CHT-15: nobody is written to about a session that is looked into. */
const underReview = ['reported', 'investigating'];

/** CHT-02: between the two sides; whoever only looks at the session has the pages of its people. */
const chatLinkOf = (view: BookingView, { face }: JudgedBooking, { actor, chatLink }: Viewer, otherId: number) => {
  const takesPart = view.participants.some(({ userId }) => userId === actor.id);
  return takesPart && !underReview.includes(face.status) ? chatLink(view, otherId) : null;
};

/**
 * B52: our own page, or the provider's address. That address lets in anyone who has it, so participants get it only
 * while they can join.
 */
const roomUrl = (view: BookingView, { hasRoom, canJoin }: JudgedBooking, { meetingProvider }: Viewer) => {
  if (!hasRoom) return null;
  if (meetingProvider === undefined) return roomPath(view);
  return canJoin ? providerUrl(meetingProvider, view.booking.roomToken) : null;
};

const pathsOf = (id: number) => ({
  complete_booking: `/bookings/${id}/complete`,
  cancel_booking: `/api/v2/my/bookings/${id}/cancel`,
  reschedule_booking: `/api/v2/my/bookings/${id}/reschedule`,
});

/** M26: to the two participants, a suggested time looks as if the session had been moved there for the other to answer. */
const suggestionIn = ({ booking }: BookingView, { move }: JudgedBooking) =>
  move === null
    ? []
    : [
        {
          createdAt: booking.awaitingSince ?? booking.updatedAt,
          whoRescheduled: booking.awaitingRole === 'mentor' ? ('mentee' as const) : ('mentor' as const),
          oldStartAt: booking.startAt,
          newStartAt: move.startAt,
          rescheduleReason: booking.proposedReason,
        },
      ];

const partsOf = ({ objectives, links, attachments }: BookingView, now: Temporal.Instant, secret: string) => ({
  learning_objectives: objectives.map(({ objective }) => ({ objective })),
  booking_links: links.map(({ internalLink }) => ({ internal_link: internalLink })),
  booking_attachments: attachments.map((one) => ({
    file_name: one.fileName,
    file_type: one.fileType,
    file_url: attachmentUrl(one, now, secret),
  })),
});

const contentsOf = (view: BookingView, judged: JudgedBooking, { now, secret }: Viewer) => ({
  ...partsOf(view, now, secret),
  booking_reschedules: [...suggestionIn(view, judged), ...view.reschedules].map((one) => ({
    created_at: textOf(one.createdAt),
    who_rescheduled: one.whoRescheduled,
    old_start_time: textOf(one.oldStartAt),
    new_start_time: textOf(one.newStartAt),
    reschedule_reason: one.rescheduleReason,
  })),
});

/** A booking as this viewer sees it, and the tab it belongs to. */
export const presentBooking = (
  view: BookingView,
  judged: JudgedBooking,
  viewer: Viewer,
): { booking: Booking; tab: string | null } => {
  const { actor, now, zone } = viewer;
  const { booking } = view;
  const { face, tab, contactMethod, expiresAt } = judged;
  const people = peopleOf(view, actor);
  return {
    tab,
    booking: {
      id: booking.id,
      ...face,
      ...timesIn(zone, judged.move ?? booking),
      current_start_time: judged.move && textOf(booking.startAt),
      current_end_time: judged.move && textOf(booking.endAt),
      user_timezone: booking.userTimezone,
      program_id: booking.programId,
      program: view.programme && { name: view.programme.program.name },
      requestee_id: booking.requesteeId,
      requester_id: booking.requesterId,
      booking_method: booking.bookingMethod,
      booking_type: booking.bookingType,
      group_id: booking.groupId,
      service_id: booking.serviceId,
      session_method: methods[contactMethod],
      session_type: types[contactMethod],
      location: booking.meetupLocation === null ? null : { title: booking.meetupLocation },
      contact_info: booking.contactInfo,
      topic: booking.topic,
      brief: booking.brief,
      discussion_points: booking.discussionPoints,
      ...contentsOf(view, judged, viewer),
      ...people,
      urls: {
        room_url: roomUrl(view, judged, viewer),
        rate_url: feedbackPath(view, people.participant.user.id),
      },
      chat_link: chatLinkOf(view, judged, viewer, people.participant.user.id),
      created_by: booking.createdBy,
      group: groupOf(view),
      agenda: view.module,
      meetings: view.sittings.map((one) =>
        presentSitting(one, { viewerId: actor.id, now, secret: viewer.secret }, one.notes),
      ),
      auto_completed: booking.autoCompleted,
      cancel_reason: booking.cancelReason,
      confirmation: confirmationOf(view, judged),
      expires_at: expiresAt === null ? null : textOf(expiresAt),
      credits_charged: booking.creditsCharged,
      ...judged.acts,
      shows_reviews: judged.showsReviews,
      paths: pathsOf(booking.id),
    },
  };
};

/** B32: upcoming sessions earliest first, the others latest first (their order in the list). */
export const presentTabs = (presented: readonly ReturnType<typeof presentBooking>[], zone: string) => {
  const inTab = (tab: string) => presented.filter((one) => one.tab === tab).map(({ booking }) => booking);
  return {
    upcoming: inTab('upcoming').toReversed(),
    to_review: inTab('to_review'),
    closed: inTab('closed'),
    display_timezone: zone,
  };
};
