import type { Loader } from '../../platform/permission.ts';
import { found } from '../../platform/refusal.ts';
import { type Actor, signedIn } from '../../policies/actor.ts';
import { refuseUnlessWelcome } from './enter.ts';
import { consentsIn, meetingById, piecesOf } from './queries.ts';
import { whoseConsent } from './rules/consent.ts';
import type { MeetingRow } from './store.ts';
import { isRecordingUrl, isRoomToken } from './tokens.ts';

/** The meeting that a call names, and the token sent with it. */
interface NamedRoom {
  id: number;
  token: string;
}

/** Most calls to a room send the token in the body. */
export const tokenInBody = ({ params, body }: { params: { id: number }; body: { token: string } }): NamedRoom => ({
  id: params.id,
  token: body.token,
});

/** B52: anyone with their own token for the meeting, while it is open. Without the token they get not found. */
export const guestOf = <I>(secret: string, roomOf: (input: I) => NamedRoom): Loader<Actor, Actor, I, MeetingRow> => ({
  policy: signedIn,
  load: async (work, input) => {
    const { id, token } = roomOf(input);
    const meeting = found(await meetingById(work.tx, id), 'meetings.not_found');
    const admission = { meetingId: id, userId: work.actor.id, closesAt: meeting.closesAt };
    found(isRoomToken(token, admission, secret) || undefined, 'meetings.not_found');
    refuseUnlessWelcome(work, meeting);
    return meeting;
  },
});

/** M36: everyone whose consent a recording of the meeting needs, in the room or not, while the room is open. */
export const askedIn = <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, MeetingRow> => ({
  policy: signedIn,
  load: async (work, input) => {
    const meeting = found(await meetingById(work.tx, idOf(input)), 'meetings.not_found');
    found(whoseConsent(meeting).includes(work.actor.id) || undefined, 'meetings.not_found');
    refuseUnlessWelcome(work, meeting);
    return meeting;
  },
});

/** M14: everyone who has answered whether the meeting may be recorded, at any time. */
export const consenterOf = <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, MeetingRow> => ({
  policy: signedIn,
  load: async ({ tx, actor }, input) => {
    const meeting = found(await meetingById(tx, idOf(input)), 'meetings.not_found');
    const consents = await consentsIn(tx, meeting.id);
    found(
      consents.find(({ userId }) => userId === actor.id),
      'meetings.not_found',
    );
    return meeting;
  },
});

/** A recording, identified by its link. */
interface RecordingLink {
  meetingId: number;
  recordingId: number;
  expires?: string | undefined;
  signature?: string | undefined;
}

/** The stored pieces of a recording, in order. */
interface StoredRecording {
  fileType: string;
  keys: string[];
}

/** B139: only the person who was given the link to a recording, while the link is valid. */
export const linkHolderOf = <I>(
  secret: string,
  linkOf: (input: I) => RecordingLink,
): Loader<Actor, Actor, I, StoredRecording> => ({
  policy: signedIn,
  load: async ({ tx, actor, now }, input) => {
    const { meetingId, recordingId, ...signed } = linkOf(input);
    const isGood = isRecordingUrl({ meetingId, recordingId, viewerId: actor.id }, signed, now, secret);
    const pieces = isGood ? await piecesOf(tx, meetingId, recordingId) : [];
    const { fileType } = found(pieces[0], 'meetings.not_found');
    return { fileType, keys: pieces.map(({ fileKey }) => fileKey) };
  },
});
