/** AIT-06, AIT-07: what is happening to a recording. */
export const stageMessages = {
  'transcription.uploading': 'Uploading',
  'transcription.started': 'Waiting for its turn',
  'transcription.preprocessing': 'Preparing the recording',
  'transcription.processing': 'Splitting the recording',
  'transcription.transcribing': 'Transcribing',
  'transcription.summarizing': 'Summarizing',
  'transcription.completed': 'Transcribed',
} as const;
