import type { Call } from '../endpoint.ts';
import type * as sessions from './schemas/sessions.ts';
import type * as schemas from './schemas/recordings.ts';

export const listRecordings: Call<typeof schemas.listRecordings> = { method: 'GET', path: '/main/ai/recordings' };

export const showRecording: Call<typeof schemas.showRecording> = { method: 'GET', path: '/main/ai/recordings/{id}' };

/** B60 */
export const transcribe: Call<typeof schemas.transcribe> = { method: 'POST', path: '/main/ai/transcribe' };

export const addRecordingPiece: Call<typeof schemas.addRecordingPiece> = {
  method: 'POST',
  path: '/main/ai/recordings/{id}/pieces',
};

export const transcribeAgain: Call<typeof schemas.transcribeAgain> = {
  method: 'POST',
  path: '/main/ai/recordings/{id}/retry',
};

export const deleteRecording: Call<typeof schemas.deleteRecording> = {
  method: 'DELETE',
  path: '/main/ai/recordings/{id}',
};

/** Server-sent events named 'message', each a ProgressEvent. */
export const transcribeStream: Call<typeof schemas.transcribeStream> = {
  method: 'GET',
  path: '/main/ai/transcribe_stream',
};

/** B61 */
export const exportTranscript: Call<typeof schemas.exportTranscript> = {
  method: 'GET',
  path: '/main/ai/recordings/{id}/export',
};

export const sessionTranscription: Call<typeof sessions.sessionTranscription> = {
  method: 'GET',
  path: '/api/v2/meetings/{id}/transcription',
};

export const answerTranscription: Call<typeof sessions.answerTranscription> = {
  method: 'PUT',
  path: '/api/v2/meetings/{id}/transcription',
};

export const meetingTranscript: Call<typeof sessions.meetingTranscript> = {
  method: 'GET',
  path: '/api/v2/meetings/{id}/transcript',
};

export const transcriptionSettings: Call<typeof sessions.transcriptionSettings> = {
  method: 'GET',
  path: '/programs/{id}/transcription_settings',
};

export const changeTranscriptionSettings: Call<typeof sessions.changeTranscriptionSettings> = {
  method: 'PUT',
  path: '/programs/{id}/transcription_settings',
};
