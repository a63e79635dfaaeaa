import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { FileAnswer, Id, IdInPath, Instant, Message } from '../schemas/types.ts';
import { roomLimits } from './values.ts';

export const MeetingStatus = z.enum(['scheduled', 'in_progress', 'completed']);

export type MeetingStatus = z.infer<typeof MeetingStatus>;

/** MTG-01, as part of a booking; the fields that transcription fills are empty until there is a transcript. */
export const BookingMeeting = z.object({
  id: Id,
  status: MeetingStatus,
  /** B53 */
  is_valid: z.boolean(),
  start_time: Instant.nullable(),
  end_time: Instant.nullable(),
  summary: z.string().nullable(),
  key_points: z.array(z.string()),
  action_items: z.array(z.string()),
  sentiment: z.string().nullable(),
  topics: z.array(z.string()),
  word_clouds: z.array(z.object({ text: z.string(), value: z.number() })),
  transcription_url: z.string().nullable(),
  recording_url: z.string().nullable(),
  /** One entry for each time someone pressed record. */
  /** Each until when it is kept (B122). */
  recordings: z.array(z.object({ id: Id, url: z.string(), started_at: Instant, kept_until: Instant })),
  /** M14: the viewer's answer; if true, they can withdraw it. */
  recording_consent: z.boolean().nullable(),
  /** M36: someone in the room would like to record, and the viewer has not answered yet. */
  recording_asked: z.boolean(),
  /** M14: it was recorded, and somebody has withdrawn: what was made is deleted. */
  recording_withdrawn: z.boolean(),
});

export type BookingMeeting = z.infer<typeof BookingMeeting>;

/** When a person was in the room. */
export const Attendance = z.object({
  user_id: Id,
  spans: z.array(z.object({ joined_at: Instant, left_at: Instant, here: z.boolean() })),
  minutes: z.number().int(),
});

/** One browser in the room; a person may have several. */
export const Seat = z.object({
  seat: Id,
  user_id: Id,
  microphone: z.boolean(),
  camera: z.boolean(),
  screen: z.boolean(),
});

export type Seat = z.infer<typeof Seat>;

/** The state of the room; sent again whenever it changes. */
export const RoomState = z.object({
  seats: z.array(Seat),
  /** M14: whose consent a recording needs: everyone in the session, present or not. */
  asked: z.array(Id),
  /** Who agreed to be recorded and who refused; people who are not listed have not answered yet. */
  consents: z.array(z.object({ user_id: Id, agreed: z.boolean() })),
  recording: z.object({ id: Id, seat: Id, started_at: Instant }).nullable(),
  /** Whether this meeting has a recording that has not been deleted. */
  has_recording: z.boolean(),
});

export type RoomState = z.infer<typeof RoomState>;

export const RoomMessage = z.object({ id: Id, user_id: Id, text: z.string(), created_at: Instant });

export type RoomMessage = z.infer<typeof RoomMessage>;

const ofMeeting = { params: z.object({ id: IdInPath }) };

/** The token is bound to the person, the meeting and its time window. */
const WithToken = z.object({ token: z.string().max(200) });

const WithSeat = WithToken.extend({ seat: z.coerce.number<unknown>().int().positive() });

const entering = ['accounts.not_signed_in', 'meetings.not_found', 'meetings.not_open', 'meetings.closed'] as const;

const sitting = [...entering, 'meetings.seat_gone'] as const;

/** Up to six people send heartbeats, signals and recording pieces often. */
const often = { max: 1200, per: 'minute', by: 'account' } as const;

const Media = z.object({ microphone: z.boolean(), camera: z.boolean(), screen: z.boolean() });

export const joinMeeting = shape({
  summary: 'Takes a seat in the room; whoever had one elsewhere leaves it (B52)',
  ...ofMeeting,
  body: WithToken.extend(Media.shape),
  response: z.object({ seat: Id, state: RoomState }),
  refusals: [...entering, 'meetings.full'],
});

export const beatMeeting = shape({
  summary: 'Still here, with these switched on; without it somebody has left after a while',
  ...ofMeeting,
  body: WithSeat.extend(Media.shape),
  response: z.object({ state: RoomState }),
  refusals: sitting,
  limit: often,
});

export const leaveMeeting = shape({
  summary: 'Leaves the room',
  ...ofMeeting,
  body: WithSeat,
  response: Message,
  refusals: entering,
});

export const sendSignals = shape({
  summary: 'What one browser tells another so that they find each other (D26)',
  ...ofMeeting,
  body: WithSeat.extend({
    to: z.coerce.number<unknown>().int().positive(),
    signals: z.array(z.string().max(64_000)).min(1).max(50),
  }),
  response: Message,
  refusals: sitting,
  limit: often,
});

export const sayInMeeting = shape({
  summary: 'Says something in the chat of the room',
  ...ofMeeting,
  body: WithSeat.extend({
    text: z
      .string('This field is required')
      .trim()
      .min(1, 'This field is required')
      .max(roomLimits.textLength, 'Please use at most 4000 characters'),
  }),
  response: RoomMessage,
  refusals: sitting,
});

export const meetingStream = shape({
  summary: 'Server-sent events of the room: state, signal, message (D26)',
  answers: 'stream',
  ...ofMeeting,
  query: WithSeat,
  response: z.never(),
  refusals: sitting,
});

export const answerConsent = shape({
  summary: 'Agrees to this session being recorded, or declines (M14)',
  ...ofMeeting,
  body: WithSeat.extend({
    agreed: z.boolean(),
    /** M36: also asks those again who did not agree. */
    asks: z.boolean().default(false),
  }),
  response: z.object({ state: RoomState }),
  refusals: [...sitting, 'meetings.recording_forbidden'],
});

export const answerFromAway = shape({
  summary: "The same from the session's page, for those who are not in the room (M36)",
  ...ofMeeting,
  body: z.object({ agreed: z.boolean() }),
  response: Message,
  refusals: [...entering, 'meetings.recording_forbidden'],
});

export const withdrawConsent = shape({
  summary: 'Withdraws it, at any time: what was recorded is deleted (M14)',
  ...ofMeeting,
  response: Message,
  refusals: ['accounts.not_signed_in', 'meetings.not_found'],
});

export const startRecording = shape({
  summary: 'Begins to record, when everybody who takes part in the session agreed (M14)',
  ...ofMeeting,
  body: WithSeat.extend({ file_type: z.enum(['video/webm', 'video/mp4', 'audio/webm', 'audio/mp4']) }),
  response: z.object({ recording_id: Id }),
  refusals: [
    ...sitting,
    'meetings.recording_forbidden',
    'meetings.no_consent',
    'meetings.already_recording',
    'meetings.recording_full',
  ],
});

export const addPiece = shape({
  summary: 'The next seconds of a recording; the same piece again changes nothing',
  uploads: { piece: { maxBytes: roomLimits.pieceBytes, maxFiles: 1 } },
  params: z.object({ id: IdInPath, recordingId: IdInPath }),
  body: WithSeat.extend({ position: z.coerce.number<unknown>().int().min(0).max(10_000) }),

  response: Message,
  refusals: [...entering, 'meetings.not_recording', 'meetings.piece_wrong', 'meetings.recording_full'],
  limit: often,
});

export const stopRecording = shape({
  summary: 'Ends a recording',
  params: z.object({ id: IdInPath, recordingId: IdInPath }),
  body: WithSeat,
  response: Message,
  refusals: [...entering, 'meetings.not_recording'],
});

export const meetingRecording = shape({
  summary: 'What was recorded; the address is signed for one viewer and ten minutes',
  answers: 'file',
  params: z.object({ id: IdInPath, recordingId: IdInPath }),
  query: z.object({ expires: z.string().max(100).optional(), signature: z.string().max(200).optional() }),
  response: FileAnswer,
  refusals: ['accounts.not_signed_in', 'meetings.not_found'],
});
