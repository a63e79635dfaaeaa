import type { SessionTranscription } from '../../../../contract/transcription/index.ts';
import type { ReadWork, Tx } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { fullName } from '../../accounts/index.ts';
import { hasAgreed, whoseConsent } from '../../meetings/index.ts';
import { messageOf } from '../rules/progress.ts';
import { stateOf, whyNotTranscribe } from '../rules/session.ts';
import { areEstimated, linesOf } from '../present.ts';
import { isAllowedIn } from './answer.ts';
import {
  answersIn,
  type MeetingRow,
  namesOf,
  partsOfMeeting,
  recordingsIn,
  transcriptsIn,
} from '../queries/sessions.ts';

/** How far the transcript of a session is, as this participant sees it. */
export const showTranscription = async (
  { tx, actor }: ReadWork<Actor>,
  meeting: MeetingRow,
  provider: SessionTranscription['provider'],
): Promise<SessionTranscription> => {
  const recordings = await recordingsIn(tx, meeting.id);
  const answers = await answersIn(tx, meeting.id);
  const people = whoseConsent(meeting);
  const names = new Map((await namesOf(tx, people)).map((person) => [person.id, fullName(person)]));
  const answerOf = (userId: number) => answers.find((one) => one.userId === userId);
  const agreed = (userId: number) => {
    const answer = answerOf(userId);
    return answer ? hasAgreed(answer) : null;
  };
  const others = people.filter((id) => id !== actor.id);
  const named = (ids: readonly number[]) => ids.map((id) => names.get(id) ?? '').filter((name) => name !== '');
  const statuses = recordings.map(({ made }) => made?.status ?? null);
  const state = stateOf(
    statuses,
    people.some((id) => agreed(id) === true),
  );
  const shown = recordings.find(({ made }) => made && made.status !== 'completed')?.made;
  const finished = recordings.filter(({ stoppedAt }) => stoppedAt !== null);
  return {
    state,
    message: shown ? messageOf(shown.status, shown.fault) : null,
    progress: state === 'working' && shown ? shown.progress : null,
    agreed: agreed(actor.id),
    asked_by: named(others.filter((id) => agreed(id) === true)),
    missing: named(others.filter((id) => agreed(id) !== true)),
    untranscribed: finished.filter(({ made }) => made === null).length,
    provider,
    why_not: {
      ask: whyNotTranscribe({
        isSetUp: provider !== null,
        isAllowed: await isAllowedIn(tx, meeting.programId),
        isRecorded: finished.length > 0,
      }),
    },
  };
};

/** MTG-04: what was said in all its recordings, one after the other. */
export const showTranscript = async (tx: Tx, { id }: MeetingRow) => {
  const recordings = await transcriptsIn(tx, id);
  const parts = await partsOfMeeting(tx, id);
  let before = 0;
  const cues = recordings.flatMap((recording) => {
    const lines = linesOf(parts.filter(({ recordingId }) => recordingId === recording.id).map(({ part }) => part));
    const from = before;
    before += recording.durationMs ?? 0;
    return lines.map(({ fromMs, toMs, text }) => ({ from_ms: from + fromMs, to_ms: from + toMs, text }));
  });
  const transcript = recordings.map((one) => one.transcript).join('\n\n');
  return {
    transcript: transcript === '' ? null : transcript,
    cues,
    times_estimated: areEstimated(parts.map(({ part }) => part)),
  };
};
