import type { RecordingStatus } from '../../../../contract/transcription/index.ts';
import { isStopped } from './progress.ts';

interface Facts {
  /** The installation can transcribe. */
  isSetUp: boolean;
  /** The program of the session allows it; on the platform it is allowed. */
  isAllowed: boolean;
  /** A recording of the session is over. */
  isRecorded: boolean;
}

/** Why nobody can have the session transcribed now; null if they can. */
export const whyNotTranscribe = ({ isSetUp, isAllowed, isRecorded }: Facts) => {
  if (!isAllowed) return 'transcription.forbidden';
  if (!isSetUp) return 'transcription.not_set_up';
  return isRecorded ? null : 'transcription.no_recording';
};

/** How far the transcript of all recordings of a session is. */
export const stateOf = (statuses: readonly (RecordingStatus | null)[], isAsked: boolean) => {
  const made = statuses.filter((status) => status !== null);
  if (made.length === 0) return isAsked ? 'asking' : 'none';
  if (made.some(isStopped)) return 'stopped';
  return made.every((status) => status === 'completed') ? 'done' : 'working';
};
