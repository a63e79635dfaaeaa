export const transcriptionRefusals = {
  // AIT-17
  'transcription.not_set_up': 'Transcription is not set up.',
  'transcription.not_found': 'This recording does not exist.',
  'transcription.wrong_type':
    'Please choose a recording in one of these formats: MP3, WAV, M4A, FLAC, MP4, MOV, AVI, MKV.',
  'transcription.too_big': 'Please choose a file of at most 500 MB.',
  'transcription.empty': 'This file is empty.',
  'transcription.piece_wrong': 'This piece of the file is not the one that comes next. Please choose the file again.',
  'transcription.uploaded': 'This recording has been uploaded already.',
  'transcription.too_many': 'Five of your recordings are not transcribed yet. Wait until one is done, or delete one.',
  'transcription.not_stopped': 'This recording does not have to be transcribed again.',
  'transcription.sound_gone': 'The recording is no longer here. Please upload it again.',
  // AIT-10: why a recording that arrived could not be transcribed.
  'transcription.no_sound': 'We could not find any sound in this file. Is it damaged, or another kind of file?',
  'transcription.too_long': 'Recordings of up to six hours can be transcribed. This one is longer.',
  'transcription.no_speech': 'Nobody speaks in this recording.',
  'transcription.needs_reader': 'Here only MP3, WAV, M4A and FLAC files of at most 25 MB can be transcribed.',
  'transcription.refused': 'The transcription service did not take this recording.',
  'transcription.busy':
    'The transcription service cannot be reached at the moment. Try again later: what is done already is kept.',
  'transcription.meeting_not_found': 'This meeting does not exist.',
  'transcription.forbidden': 'Sessions of this program are not transcribed.',
  'transcription.no_recording': 'There is no finished recording of this session.',
  'transcription.not_ready': 'This recording has not been transcribed yet.',
} as const;
