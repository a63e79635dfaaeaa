import type { OpenedRoom } from '../../../../contract/bookings/schemas/room.ts';
import {
  addPiece,
  answerConsent,
  beatMeeting,
  joinMeeting,
  leaveMeeting,
  meetingStream,
  sayInMeeting,
  sendSignals,
  startRecording,
  stopRecording,
  withdrawConsent,
} from '../../../../contract/meetings/endpoints.ts';
import { addressOf, call } from '../../../lib/call.ts';

export interface Media {
  microphone: boolean;
  camera: boolean;
  screen: boolean;
}

/** The room's calls for a browser, made with its own token. */
export const roomCalls = ({ meeting_id: id, token }: Pick<OpenedRoom, 'meeting_id' | 'token'>) => {
  const params = { id };
  return {
    join: (media: Media) => call(joinMeeting, { params, body: { token, ...media } }),
    beat: (seat: number, media: Media) => call(beatMeeting, { params, body: { token, seat, ...media } }),
    /** Works even while the page is being closed. */
    leave: (seat: number) => call(leaveMeeting, { params, body: { token, seat } }, { keepalive: true }),
    signal: (seat: number, to: number, signals: string[]) =>
      call(sendSignals, { params, body: { token, seat, to, signals } }),
    say: (seat: number, text: string) => call(sayInMeeting, { params, body: { token, seat, text } }),
    consent: (seat: number, agreed: boolean) => call(answerConsent, { params, body: { token, seat, agreed } }),
    /** M36: agrees, and asks everyone who has not agreed. */
    askToRecord: (seat: number) => call(answerConsent, { params, body: { token, seat, agreed: true, asks: true } }),
    withdraw: () => call(withdrawConsent, { params }),
    record: (seat: number, fileType: 'video/webm' | 'video/mp4' | 'audio/webm' | 'audio/mp4') =>
      call(startRecording, { params, body: { token, seat, file_type: fileType } }),
    piece: (seat: number, recordingId: number, position: number, file: Blob) =>
      call(
        addPiece,
        { params: { id, recordingId }, body: { token, seat, position } },
        { uploads: [{ field: 'piece', file, name: 'piece' }] },
      ),
    stop: (seat: number, recordingId: number) =>
      call(stopRecording, { params: { id, recordingId }, body: { token, seat } }),
    streamAddress: (seat: number) => addressOf(meetingStream.path, { params, query: { token, seat } }),
  };
};
export type RoomCalls = ReturnType<typeof roomCalls>;
