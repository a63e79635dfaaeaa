import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Temporal } from 'temporal-polyfill';

const sign = (words: string, secret: string) => createHmac('sha256', secret).update(words).digest('base64url');

const isSame = (expected: string, given: string) => {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
};

interface Admission {
  meetingId: number;
  userId: number;
  /** The end of the window: if it changes, so do the tokens. */
  closesAt: Temporal.Instant;
}

/** B52: lets one person into one meeting. The window decides when. */
export const roomToken = ({ meetingId, userId, closesAt }: Admission, secret: string) =>
  sign(`room ${meetingId} ${userId} ${closesAt.epochMilliseconds}`, secret);

export const isRoomToken = (given: string, admission: Admission, secret: string) =>
  isSame(roomToken(admission, secret), given);

const minutesALinkLives = 10;

interface Shown {
  meetingId: number;
  recordingId: number;
  viewerId: number;
}

const signatureOf = ({ meetingId, recordingId, viewerId }: Shown, expires: string, secret: string) =>
  sign(`recording ${meetingId} ${recordingId} ${viewerId} ${expires}`, secret);

/** For the person to whom the room's owner shows the meeting; it works for nobody else (B139). */
export const recordingUrl = (shown: Shown, now: Temporal.Instant, secret: string) => {
  const expires = now.add({ minutes: minutesALinkLives }).epochMilliseconds.toString(36);
  const signature = signatureOf(shown, expires, secret);
  return `/api/v2/meetings/${shown.meetingId}/recordings/${shown.recordingId}?expires=${expires}&signature=${signature}`;
};

export const isRecordingUrl = (
  shown: Shown,
  { expires = '', signature = '' }: { expires?: string | undefined; signature?: string | undefined },
  now: Temporal.Instant,
  secret: string,
) => isSame(signatureOf(shown, expires, secret), signature) && Number.parseInt(expires, 36) >= now.epochMilliseconds;
