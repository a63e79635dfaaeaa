import type { Call } from '../endpoint.ts';
import type * as schemas from './schemas.ts';

export const joinMeeting: Call<typeof schemas.joinMeeting> = { method: 'POST', path: '/api/v2/meetings/{id}/join' };

export const beatMeeting: Call<typeof schemas.beatMeeting> = { method: 'POST', path: '/api/v2/meetings/{id}/beat' };

export const leaveMeeting: Call<typeof schemas.leaveMeeting> = { method: 'POST', path: '/api/v2/meetings/{id}/leave' };

export const sendSignals: Call<typeof schemas.sendSignals> = { method: 'POST', path: '/api/v2/meetings/{id}/signals' };

export const sayInMeeting: Call<typeof schemas.sayInMeeting> = {
  method: 'POST',
  path: '/api/v2/meetings/{id}/messages',
};

/**
 * Server-sent events: state {RoomState}, signal {from, body}, message {RoomMessage}; continues after the last event
 * received.
 */
export const meetingStream: Call<typeof schemas.meetingStream> = {
  method: 'GET',
  path: '/api/v2/meetings/{id}/stream',
};

export const answerConsent: Call<typeof schemas.answerConsent> = {
  method: 'POST',
  path: '/api/v2/meetings/{id}/consent',
};

export const answerFromAway: Call<typeof schemas.answerFromAway> = {
  method: 'PUT',
  path: '/api/v2/meetings/{id}/consent',
};

export const withdrawConsent: Call<typeof schemas.withdrawConsent> = {
  method: 'DELETE',
  path: '/api/v2/meetings/{id}/consent',
};

export const startRecording: Call<typeof schemas.startRecording> = {
  method: 'POST',
  path: '/api/v2/meetings/{id}/recordings',
};

export const addPiece: Call<typeof schemas.addPiece> = {
  method: 'POST',
  path: '/api/v2/meetings/{id}/recordings/{recordingId}/pieces',
};

export const stopRecording: Call<typeof schemas.stopRecording> = {
  method: 'POST',
  path: '/api/v2/meetings/{id}/recordings/{recordingId}/stop',
};

export const meetingRecording: Call<typeof schemas.meetingRecording> = {
  method: 'GET',
  path: '/api/v2/meetings/{id}/recordings/{recordingId}',
};
