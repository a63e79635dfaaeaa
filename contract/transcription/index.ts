import { join } from '../endpoint.ts';
import * as calls from './endpoints.ts';
import * as sessions from './schemas/sessions.ts';
import * as schemas from './schemas/recordings.ts';

export * from './values.ts';
export * from './schemas/sessions.ts';
export * from './schemas/recordings.ts';

export const listRecordings = join(calls.listRecordings, schemas.listRecordings);
export const showRecording = join(calls.showRecording, schemas.showRecording);
export const transcribe = join(calls.transcribe, schemas.transcribe);
export const addRecordingPiece = join(calls.addRecordingPiece, schemas.addRecordingPiece);
export const transcribeAgain = join(calls.transcribeAgain, schemas.transcribeAgain);
export const deleteRecording = join(calls.deleteRecording, schemas.deleteRecording);
export const transcribeStream = join(calls.transcribeStream, schemas.transcribeStream);
export const exportTranscript = join(calls.exportTranscript, schemas.exportTranscript);
export const sessionTranscription = join(calls.sessionTranscription, sessions.sessionTranscription);
export const answerTranscription = join(calls.answerTranscription, sessions.answerTranscription);
export const meetingTranscript = join(calls.meetingTranscript, sessions.meetingTranscript);
export const transcriptionSettings = join(calls.transcriptionSettings, sessions.transcriptionSettings);
export const changeTranscriptionSettings = join(
  calls.changeTranscriptionSettings,
  sessions.changeTranscriptionSettings,
);
