import { join } from '../endpoint.ts';
import * as calls from './endpoints.ts';
import * as schemas from './schemas.ts';

export * from './values.ts';
export * from './schemas.ts';

export const joinMeeting = join(calls.joinMeeting, schemas.joinMeeting);
export const beatMeeting = join(calls.beatMeeting, schemas.beatMeeting);
export const leaveMeeting = join(calls.leaveMeeting, schemas.leaveMeeting);
export const sendSignals = join(calls.sendSignals, schemas.sendSignals);
export const sayInMeeting = join(calls.sayInMeeting, schemas.sayInMeeting);
export const meetingStream = join(calls.meetingStream, schemas.meetingStream);
export const answerConsent = join(calls.answerConsent, schemas.answerConsent);
export const answerFromAway = join(calls.answerFromAway, schemas.answerFromAway);
export const withdrawConsent = join(calls.withdrawConsent, schemas.withdrawConsent);
export const startRecording = join(calls.startRecording, schemas.startRecording);
export const addPiece = join(calls.addPiece, schemas.addPiece);
export const stopRecording = join(calls.stopRecording, schemas.stopRecording);
export const meetingRecording = join(calls.meetingRecording, schemas.meetingRecording);
