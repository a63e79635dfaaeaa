export const meetingRefusals = {
  'meetings.not_found': 'This meeting does not exist.',
  'meetings.not_open': 'The meeting link will be available 5 minutes before the session starts.',
  'meetings.closed': 'The meeting link is no longer available once the session ends.',
  'meetings.full': 'This meeting is full.',
  'meetings.seat_gone': 'You are no longer in this meeting. Please enter again.',
  'meetings.recording_forbidden': 'Sessions of this program are not recorded.',
  'meetings.no_consent': 'Everybody who takes part in the session has to agree to the recording first.',
  'meetings.already_recording': 'This meeting is being recorded already.',
  'meetings.not_recording': 'This recording has ended.',
  'meetings.recording_full': 'No more of this session can be recorded. What was recorded until now is kept.',
  'meetings.piece_wrong': 'This piece of the recording cannot be read.',
} as const;
