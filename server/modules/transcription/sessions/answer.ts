import { transcribeLimits, transcriptionModels } from '../../../../contract/transcription/index.ts';
import type { ConsentWithdrawn, TranscriptAsked } from '../../../domain-events/meetings.ts';
import { found, refuseIf } from '../../../platform/refusal.ts';
import type { Change, Tx, Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { hasAgreed, keepConsent, lockMeeting, mayRecord, recordedBytes, whoseConsent } from '../../meetings/index.ts';
import { isStopped, progressAt } from '../rules/progress.ts';
import { whyNotTranscribe } from '../rules/session.ts';
import { changeRecording, deleteRecordings, insertRecording } from '../store.ts';
import { recordingToTranscribe } from '../upload.ts';
import { answersIn, meetingById, type MeetingRow, recordingsIn, settingOf, unfinishedIn } from '../queries/sessions.ts';

/** M14: a program can forbid it; on the platform the participants decide. */
export const isAllowedIn = async (tx: Change['tx'], programId: number | null) =>
  programId === null || ((await settingOf(tx, programId))?.sessionsAllowed ?? true);

const beginAt = (now: Change['now']) => ({
  status: 'started' as const,
  fault: null,
  progress: progressAt.started,
  changedAt: now,
});

/** Everyone has agreed: each finished recording that is not a text yet is transcribed. */
const begin = async ({ tx, now, later }: Change, { id }: MeetingRow) => {
  for (const { id: meetingRecordingId, stoppedAt, made } of await recordingsIn(tx, id)) {
    if (stoppedAt === null || (made !== null && !isStopped(made.status))) continue;
    if (made) await changeRecording(tx, made.id, beginAt(now));
    const recordingId =
      made?.id ??
      (
        await insertRecording(tx, {
          meetingRecordingId,
          filename: 'session.webm',
          model: transcriptionModels[0],
          size: Math.max(1, await recordedBytes(tx, id)),
          received: 0,
          createdAt: now,
          // The recording goes first, and this with it.
          expiresAt: now.add({ hours: 24 * 2 * transcribeLimits.keptDays }),
          ...beginAt(now),
        })
      ).id;
    await later(recordingToTranscribe, { recordingId });
  }
};

/** What was made of the transcript goes with it (M48). */
const forgetMade = async ({ tx, now, announce }: Change, { id, room }: MeetingRow) => {
  await deleteRecordings(
    tx,
    (await recordingsIn(tx, id)).flatMap(({ made }) => (made ? [made.id] : [])),
  );
  await announce<ConsentWithdrawn>({ name: 'meeting.consent_withdrawn', meetingId: id, room, at: now.toString() });
};

const askOthers = async ({ announce, actor, now }: Work<Actor>, { id: meetingId, room }: MeetingRow) =>
  announce<TranscriptAsked>({
    name: 'meeting.transcript_asked',
    meetingId,
    room,
    byId: actor.id,
    at: now.toString(),
  });

/** The same moment for everyone who takes part: agreeing begins the work once all have, declining deletes what was made. */
export const answerTranscription = async (
  work: Work<Actor>,
  { id }: MeetingRow,
  { agreed, isSetUp }: { agreed: boolean; isSetUp: boolean },
) => {
  const { tx, actor, now, refresh } = work;
  const meeting = found(await lockMeeting(tx, id), 'transcription.meeting_not_found');
  const people = whoseConsent(meeting);
  if (agreed) {
    const isAllowed = await isAllowedIn(tx, meeting.programId);
    const isRecorded = (await recordingsIn(tx, id)).some(({ stoppedAt }) => stoppedAt !== null);
    refuseIf(whyNotTranscribe({ isSetUp, isAllowed, isRecorded }));
  }
  const answers = await answersIn(tx, id);
  const before = answers.find(({ userId }) => userId === actor.id);
  const withdraws = !agreed && before !== undefined && hasAgreed(before);
  const answer = agreed
    ? { givenAt: now, withdrawnAt: null }
    : { givenAt: withdraws ? before.givenAt : null, withdrawnAt: now };
  await keepConsent(tx, { meetingId: id, userId: actor.id, kind: 'ai', ...answer });
  if (!agreed) await forgetMade(work, meeting);
  else if (!answers.some(hasAgreed)) await askOthers(work, meeting);
  if (agreed && mayRecord(people, await answersIn(tx, id))) await begin(work, meeting);
  refresh({ people, keys: ['recordings', 'booking', 'bookings'] });
  return { withdraws };
};

/** M14: once a program forbids it, what is under way stops and is deleted; finished transcripts stay. */
export const stopIn = async ({ tx }: Change, programId: number) => {
  const unfinished = await unfinishedIn(tx, programId);
  await deleteRecordings(
    tx,
    unfinished.map(({ id }) => id),
  );
};

/** Who is asked, but has not agreed; nobody once nobody asks any more. */
export const missingIn = async (tx: Tx, meetingId: number) => {
  const meeting = await meetingById(tx, meetingId);
  const agreed = (await answersIn(tx, meetingId)).filter(hasAgreed).map(({ userId }) => userId);
  return meeting && agreed.length > 0 ? whoseConsent(meeting).filter((id) => !agreed.includes(id)) : [];
};
