import type { OwnData } from '../../platform/plug.ts';
import { presentPerson } from './present/booking.ts';
import { notesBy, reportsBy, sessionsOf } from './queries/own-data.ts';

type OwnSession = Awaited<ReturnType<typeof sessionsOf>>[number];

const sessionFor = (userId: number, session: OwnSession) => {
  const { booking, programme, group, participants, objectives, links, attachments, reschedules } = session;
  return {
    id: booking.id,
    program: programme?.program.name ?? null,
    group: group?.name ?? null,
    booking_type: booking.bookingType,
    status: booking.status,
    start_at: booking.startAt.toString(),
    end_at: booking.endAt.toString(),
    user_timezone: booking.userTimezone,
    is_offline: booking.isOffline,
    ...(booking.confirmingRole !== null && { confirmation: booking.confirmation }),
    contact_method: booking.contactMethod,
    contact_info: booking.contactInfo,
    location: booking.meetupLocation,
    participants: participants.map((one) => {
      const { name, side } = presentPerson(one);
      return { full_name: name, user_type: side, is_you: one.userId === userId };
    }),
    requested_by_you: booking.requesterId === userId,
    topic: booking.topic,
    brief: booking.brief,
    discussion_points: booking.discussionPoints,
    learning_objectives: objectives.map(({ objective }) => objective),
    links: links.map(({ internalLink }) => internalLink),
    attachments: attachments.map(({ fileName, fileType }) => ({ file_name: fileName, file_type: fileType })),
    moved: reschedules.map((one) => ({
      by_you: one.userId === userId,
      from: one.oldStartAt.toString(),
      to: one.newStartAt.toString(),
      reason: one.rescheduleReason,
      created_at: one.createdAt.toString(),
    })),
    suggested:
      booking.proposedBy === userId
        ? {
            from: booking.proposedStartAt?.toString(),
            to: booking.proposedEndAt?.toString(),
            reason: booking.proposedReason,
          }
        : null,
    cancel_reason: booking.cancelReason,
    cancelled_by_you: booking.cancelledBy === userId,
    credits_charged: booking.creditsCharged,
    credits_returned: session.pointsReturned,
    created_at: booking.createdAt.toString(),
    completed_at: booking.completedAt?.toString() ?? null,
  };
};

/**
 * Our part of a person's download (M22): their sessions, their notes and their reports. What a session stores about the
 * others, the link to its room and who was in it when are not their data.
 */
export const ownData: OwnData = async (tx, userId) => ({
  sessions: (await sessionsOf(tx, userId)).map((session) => sessionFor(userId, session)),
  notes: (await notesBy(tx, userId)).map(({ bookingId, note, updatedAt }) => ({
    booking_id: bookingId,
    note,
    updated_at: updatedAt.toString(),
  })),
  reports: (await reportsBy(tx, userId)).map((report) => ({
    booking_id: report.bookingId,
    kind: report.kind,
    reason: report.reason,
    other_reason: report.otherReason,
    created_at: report.createdAt.toString(),
    resolution: report.resolution,
  })),
});
