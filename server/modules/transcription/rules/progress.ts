import { type RecordingStatus, soundEndings, transcribeLimits } from '../../../../contract/transcription/index.ts';

/** Why a recording could not be transcribed. */
export const faults = {
  no_sound: 'We could not find any sound in this file. Is it damaged, or another kind of file?',
  too_long: 'Recordings of up to six hours can be transcribed. This one is longer.',
  no_speech: 'Nobody speaks in this recording.',
  needs_reader: 'Here only MP3, WAV, M4A and FLAC files of at most 25 MB can be transcribed.',
  refused: 'The transcription service did not take this recording.',
  busy: 'The transcription service cannot be reached at the moment. Try again later: what is done already is kept.',
  not_set_up: 'Transcription is not set up.',
  sound_gone: 'The recording is no longer here. Please upload it again.',
} as const;
export type Fault = keyof typeof faults;

/** AIT-07: a service that cannot be reached has failed; everything else is an error of this recording. */
export const endOf = (fault: Fault): RecordingStatus => (fault === 'busy' ? 'failed' : 'error');

const stages: Record<RecordingStatus, string> = {
  uploading: 'Uploading',
  started: 'Waiting for its turn',
  preprocessing: 'Preparing the recording',
  processing: 'Splitting the recording',
  transcribing: 'Transcribing',
  summarizing: 'Summarizing',
  completed: 'Transcribed',
  error: '',
  failed: '',
};

/** What is happening, or why it stopped. */
export const messageOf = (status: RecordingStatus, fault: Fault | null) => (fault ? faults[fault] : stages[status]);

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
