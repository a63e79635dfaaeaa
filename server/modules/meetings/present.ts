import type { Temporal } from 'temporal-polyfill';
import {
  type Attendance,
  type BookingMeeting,
  recordingDays,
  type RoomMessage,
  type Seat,
} from '../../../contract/meetings/index.ts';
import type { z } from 'zod';
import { textOf } from '../../platform/instant-text.ts';
import type { SittingView } from './queries.ts';
import { endOf, isHere, isValid, minutesOf, statusAt, timesOf } from './rules/attendance.ts';
import { hasAgreed, isUnanswered, whoseConsent } from './rules/consent.ts';
import { whyNotEnter } from './rules/window.ts';
import type { SeatRow } from './store.ts';
import type { meetingMessages } from './tables.ts';
import { recordingUrl } from './tokens.ts';

export const presentSeat = ({ id, userId, microphone, camera, screen }: SeatRow): Seat => ({
  seat: id,
  user_id: userId,
  microphone,
  camera,
  screen,
});

export const presentMessage = ({ id, userId, text, createdAt }: typeof meetingMessages.$inferSelect): RoomMessage => ({
  id,
  user_id: userId,
  text,
  created_at: createdAt.toString(),
});

interface Viewer {
  viewerId: number;
  now: Temporal.Instant;
  secret: string;
}

/** When it took place, and whether it counts: everyone who can see the booking may know this. */
export const presentStanding = (sitting: SittingView, now: Temporal.Instant) => {
  const { meeting, spans } = sitting;
  const { startedAt, endedAt } = timesOf({ endsAt: meeting.endsAt, spans }, now);
  return {
    id: meeting.id,
    status: statusAt({ endsAt: meeting.endsAt, spans }, now),
    is_valid: isValid(spans),
    start_time: startedAt && textOf(startedAt),
    end_time: endedAt && textOf(endedAt),
  };
};

/** M36: whether this viewer's session page asks them: the room is open, someone in it wants to record, they have not answered. */
const isAsked = ({ meeting, consents }: SittingView, { viewerId, now }: Pick<Viewer, 'viewerId' | 'now'>) =>
  meeting.recordingAllowed &&
  whyNotEnter(meeting, now) === null &&
  whoseConsent(meeting).includes(viewerId) &&
  consents.some((one) => one.userId !== viewerId && hasAgreed(one)) &&
  isUnanswered(consents.find(({ userId }) => userId === viewerId));

/** What a later module makes of its recordings (MTG-09). */
type Notes = Pick<
  BookingMeeting,
  'summary' | 'key_points' | 'action_items' | 'sentiment' | 'topics' | 'word_clouds' | 'transcription_url'
>;

/** MTG-01: the meeting as the room's owner shows it to this viewer. */
export const presentSitting = (
  sitting: SittingView,
  { viewerId, now, secret }: Viewer,
  notes: Notes,
): BookingMeeting => {
  const { meeting, recordings, consents } = sitting;
  const shown = recordings.map(({ id, startedAt }) => ({
    id,
    url: recordingUrl({ meetingId: meeting.id, recordingId: id, viewerId }, now, secret),
    started_at: startedAt.toString(),
    kept_until: startedAt.add({ hours: 24 * recordingDays }).toString(),
  }));
  const own = consents.find(({ userId }) => userId === viewerId);
  return {
    ...presentStanding(sitting, now),
    ...notes,
    recording_url: shown[0]?.url ?? null,
    recordings: shown,
    recording_consent: own ? hasAgreed(own) : null,
    recording_asked: isAsked(sitting, { viewerId, now }),
    // Nobody is named: who withdraws owes nobody an explanation.
    recording_withdrawn: recordings.length === 0 && consents.some((one) => one.givenAt !== null && !hasAgreed(one)),
  };
};

/** Who was there and when: used to judge a report about an absence (B53). */
export const presentAttendance = (
  sitting: SittingView,
  people: readonly number[],
  now: Temporal.Instant,
): ReturnType<typeof presentStanding> & { people: z.input<typeof Attendance>[] } => ({
  ...presentStanding(sitting, now),
  people: people.map((userId) => ({
    user_id: userId,
    minutes: minutesOf(sitting.spans, userId),
    spans: sitting.spans
      .filter((span) => span.userId === userId)
      .map((span) => ({
        joined_at: span.joinedAt.toString(),
        left_at: endOf(span).toString(),
        here: isHere(span, now),
      })),
  })),
});

/** B53: at least one of these meetings counts. */
export const wasHeld = (sittings: readonly SittingView[]) => sittings.some(({ spans }) => isValid(spans));
