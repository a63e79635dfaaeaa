import type { OwnData } from '../../platform/plug.ts';
import { attendancesOf, consentsBy, messagesBy } from './queries.ts';
import { endOf } from './rules/attendance.ts';

/**
 * Our part of a person's data download (M22): when they were in a meeting room, and what they wrote and agreed to
 * there.
 */
export const ownData: OwnData = async (tx, userId) => ({
  attendances: (await attendancesOf(tx, userId)).map((span) => ({
    meeting_id: span.meetingId,
    joined_at: span.joinedAt.toString(),
    left_at: endOf(span).toString(),
  })),
  messages: (await messagesBy(tx, userId)).map(({ meetingId, text, createdAt }) => ({
    meeting_id: meetingId,
    text,
    created_at: createdAt.toString(),
  })),
  consents: (await consentsBy(tx, userId)).map(({ meetingId, kind, givenAt, withdrawnAt }) => ({
    meeting_id: meetingId,
    kind,
    given_at: givenAt?.toString() ?? null,
    withdrawn_at: withdrawnAt?.toString() ?? null,
  })),
});
