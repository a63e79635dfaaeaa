import { roomLimits } from '../../../contract/meetings/index.ts';
import type { ConsentWithdrawn } from '../../domain-events/meetings.ts';
import { found, Refusal, refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { lockAsGuest, seatOf } from './enter.ts';
import { letGo } from './let-go.ts';
import { consentsIn, recordedBytes, recordingsOf } from './queries.ts';
import { mayRecord, whoseConsent } from './rules/consent.ts';
import { lockMeeting, type MeetingRow } from './store.ts';
import {
  askAgain,
  dropRecordingsOf,
  insertPiece,
  insertRecording,
  keepConsent,
  lockRunning,
  stopRecordings,
  withdraw,
} from './store/recordings.ts';
import type { meetingRecordings } from './tables.ts';
import { tellRoom } from './tell.ts';

/** Within this transaction, other modules delete what they made of what was said. */
const forgetSaid = async (work: Work<Actor>, { id: meetingId, room }: MeetingRow) => {
  await letGo(work, await dropRecordingsOf(work.tx, [meetingId]));
  await work.announce<ConsentWithdrawn>({
    name: 'meeting.consent_withdrawn',
    meetingId,
    room,
    at: work.now.toString(),
  });
};

const keepAnswer = async (work: Work<Actor>, meeting: MeetingRow, agreed: boolean) => {
  const { id, people } = meeting;
  const { tx, actor, now } = work;
  const answer = agreed ? { givenAt: now, withdrawnAt: null } : { givenAt: null, withdrawnAt: now };
  await keepConsent(tx, { meetingId: id, userId: actor.id, kind: 'recording', ...answer });
  if (!agreed) await forgetSaid(work, meeting);
  await tellRoom(work, id);
  // M36: the session's page of those who are not in the room asks them too.
  work.refresh({ people, keys: ['booking', 'bookings'] });
};

interface InRoomAnswer {
  seat: number;
  agreed: boolean;
  /** M36: puts the question again to those who did not agree. */
  asks: boolean;
}

/** M14: agrees or declines while in the room; declining stops and deletes recordings, like withdrawing. */
export const answerConsent = async (work: Work<Actor>, meeting: MeetingRow, { seat, agreed, asks }: InRoomAnswer) => {
  const locked = await lockAsGuest(work, meeting);
  refuseIf(locked.recordingAllowed ? null : 'meetings.recording_forbidden');
  await seatOf(work, locked.id, seat);
  if (agreed && asks) await askAgain(work.tx, locked.id, work.actor.id, work.now);
  await keepAnswer(work, locked, agreed);
};

/** M36: the same from the session's page, for those who are not in the room. */
export const answerFromAway = async (work: Work<Actor>, meeting: MeetingRow, agreed: boolean) => {
  const locked = await lockAsGuest(work, meeting);
  refuseIf(locked.recordingAllowed ? null : 'meetings.recording_forbidden');
  await keepAnswer(work, locked, agreed);
};

/** M14: anyone who agreed can withdraw at any time; recordings are deleted for good. Repeating it changes nothing. */
export const withdrawConsent = async (work: Work<Actor>, { id }: MeetingRow) => {
  const { tx, actor, now } = work;
  const meeting = found(await lockMeeting(tx, id), 'meetings.not_found');
  if (await withdraw(tx, id, actor.id, now)) await forgetSaid(work, meeting);
  await tellRoom(work, id);
  work.refresh({ people: meeting.people, keys: ['booking', 'bookings', 'recordings'] });
};

type FileType = (typeof meetingRecordings.$inferSelect)['fileType'];

/**
 * M14: needs the consent of every participant, present or not; one participant's browser records. When the same browser
 * starts again, it continues its recording.
 */
export const startRecording = async (work: Work<Actor>, meeting: MeetingRow, seat: number, fileType: FileType) => {
  const { tx, now } = work;
  const locked = await lockAsGuest(work, meeting);
  const { id } = locked;
  refuseIf(locked.recordingAllowed ? null : 'meetings.recording_forbidden');
  await seatOf(work, id, seat);
  refuseIf(mayRecord(whoseConsent(locked), await consentsIn(tx, id)) ? null : 'meetings.no_consent');
  const running = (await recordingsOf(tx, id)).find(({ stoppedAt }) => stoppedAt === null);
  if (running?.seatId === seat) return running;
  refuseIf(running ? 'meetings.already_recording' : null);
  refuseIf((await recordedBytes(tx, id)) >= roomLimits.recordedBytes ? 'meetings.recording_full' : null);
  const recording = await insertRecording(tx, { meetingId: id, seatId: seat, fileType, startedAt: now });
  await tellRoom(work, id);
  return recording;
};

interface Piece {
  recordingId: number;
  seat: number;
  position: number;
  fileKey: string;
  size: number;
}

/** Stored immediately, so a crash loses only the last few seconds. Returns false when this piece was already stored. */
export const addPiece = async ({ tx, now }: Work<Actor>, { id }: MeetingRow, piece: Piece) => {
  const { recordingId, seat, position, fileKey, size } = piece;
  if (!(await lockRunning(tx, id, recordingId, seat))) throw new Refusal('meetings.not_recording');
  if (!(await insertPiece(tx, { recordingId, position, fileKey, size, createdAt: now }))) return false;
  // Only one recording runs, and it is locked, so nobody else adds to the total meanwhile.
  refuseIf((await recordedBytes(tx, id)) > roomLimits.recordedBytes ? 'meetings.recording_full' : null);
  return true;
};

export const stopRecording = async (work: Work<Actor>, meeting: MeetingRow, recordingId: number, seat: number) => {
  const { id } = await lockAsGuest(work, meeting);
  if (!(await lockRunning(work.tx, id, recordingId, seat))) throw new Refusal('meetings.not_recording');
  await stopRecordings(work.tx, { seatIds: [seat] }, work.now);
  await tellRoom(work, id);
};
