import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { Attendance, BookingMeeting } from '../../meetings/schemas.ts';
import { Id, IdInPath, Instant } from '../../schemas/types.ts';
import { BookingSide } from './states.ts';

/** An ICE server (RTCIceServer) that helps browsers reach each other; there are none unless the settings name some. */
const IceServer = z.object({
  urls: z.array(z.string()),
  username: z.string().optional(),
  credential: z.string().optional(),
});

export const OpenedRoom = z.object({
  meeting_id: Id,
  /** This person's own token, valid for this meeting while it is open. */
  token: z.string(),
  starts_at: Instant,
  ends_at: Instant,
  closes_at: Instant,
  /** Where the meeting is held instead, if a provider hosts it (B52). */
  provider_url: z.url().nullable(),
  recording_allowed: z.boolean(),
  /** Null for a one-to-one session. */
  group_name: z.string().nullable(),
  people: z.array(z.object({ id: Id, name: z.string(), photo_url: z.string().nullable(), side: BookingSide })),
  ice_servers: z.array(IceServer),
});

export type OpenedRoom = z.infer<typeof OpenedRoom>;

export const openRoom = shape({
  summary:
    'Opens the meeting room of a session to one of its participants, from 5 minutes before to 5 minutes after (B52)',
  params: z.object({ id: IdInPath }),
  response: OpenedRoom,
  refusals: [
    'accounts.not_signed_in',
    'bookings.not_found',
    'bookings.not_allowed_now',
    'bookings.no_video_call',
    'bookings.join_too_early',
    'bookings.join_too_late',
  ],
});

export const bookingAttendance = shape({
  summary: 'Who was in the meeting room from when until when, for who administers the booking (B53)',
  params: z.object({ id: IdInPath }),
  response: z.object({
    meetings: z.array(
      BookingMeeting.pick({ id: true, status: true, is_valid: true, start_time: true, end_time: true }).extend({
        people: z.array(Attendance.extend({ full_name: z.string(), user_type: BookingSide })),
      }),
    ),
  }),
  refusals: ['accounts.not_signed_in', 'bookings.not_found', 'bookings.admins_only'],
});

export type BookingAttendance = z.infer<typeof bookingAttendance.response>;
