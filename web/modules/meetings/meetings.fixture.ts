import type { BookingMeeting } from '../../../contract/meetings/schemas.ts';

/** A past meeting in the session's room that was not recorded. */
export const aMeeting = (changes: Partial<BookingMeeting> = {}): BookingMeeting => ({
  id: 5,
  status: 'completed',
  is_valid: true,
  start_time: '2026-11-20T02:00:00Z',
  end_time: '2026-11-20T02:50:00Z',
  summary: null,
  key_points: [],
  action_items: [],
  sentiment: null,
  topics: [],
  word_clouds: [],
  transcription_url: null,
  recording_url: null,
  recordings: [],
  recording_consent: null,
  recording_asked: false,
  recording_withdrawn: false,
  ...changes,
});
