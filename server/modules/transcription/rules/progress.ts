import { stageMessages } from '../../../../contract/transcription/act-messages.ts';
import { transcriptionRefusals } from '../../../../contract/transcription/messages.ts';
import { type RecordingStatus, soundEndings, transcribeLimits } from '../../../../contract/transcription/index.ts';

/** Why a recording could not be transcribed: each is the second half of a refusal's code. */
export type Fault =
  | 'no_sound'
  | 'too_long'
  | 'no_speech'
  | 'needs_reader'
  | 'refused'
  | 'busy'
  | 'not_set_up'
  | 'sound_gone';

/** AIT-07: a service that cannot be reached has failed; everything else is an error of this recording. */
export const endOf = (fault: Fault): RecordingStatus => (fault === 'busy' ? 'failed' : 'error');

/** What is happening, or why it stopped. */
export const messageOf = (status: RecordingStatus, fault: Fault | null) => {
  if (fault) return transcriptionRefusals[`transcription.${fault}`];
  return status === 'error' || status === 'failed' ? '' : stageMessages[`transcription.${status}`];
};

/** How far it is when a stage begins, in percent. */
export const progressAt = { started: 5, preprocessing: 8, processing: 12, transcribing: 20, summarizing: 92 } as const;

/** How far it is with so many of its parts transcribed. */
export const progressWith = (done: number, all: number) =>
  progressAt.transcribing + Math.round(((progressAt.summarizing - progressAt.transcribing) * done) / Math.max(all, 1));

export const isStopped = (status: RecordingStatus) => status === 'error' || status === 'failed';

/** At most so many unfinished ones at a time: their sound is kept here. */
export const mostUnfinished = 5;

/** AIT-02: judged by the name here, by the content once the file is read. */
export const isSoundName = (filename: string) => {
  const ending = filename.split('.').at(-1)?.toLowerCase();
  return filename.includes('.') && soundEndings.some((one) => one === ending);
};

/** How many bytes the piece at this position has, if the file is sent as it should be. */
export const pieceSize = (size: number, position: number) =>
  Math.max(0, Math.min(transcribeLimits.pieceBytes, size - position * transcribeLimits.pieceBytes));
