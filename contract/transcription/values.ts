/** AIT-03 */
export const transcriptionModels = ['gpt-4o-transcribe', 'gpt-4o-mini-transcribe'] as const;
export type TranscriptionModel = (typeof transcriptionModels)[number];

/** AIT-02: what a recording's name may end with. */
export const soundEndings = ['mp3', 'wav', 'm4a', 'flac', 'mp4', 'mov', 'avi', 'mkv'] as const;

/** What can be sent to a provider as it is, where nothing here reads sound: these kinds, and so many bytes. */
export const uncutSounds = { mp3: 'audio/mpeg', wav: 'audio/wav', m4a: 'audio/mp4', flac: 'audio/flac' } as const;
export const mostUncutBytes = 25 * 2 ** 20;

/** AIT-07, AIT-08: on the way to a transcript, in this order; then one of the ends. */
export const recordingStages = [
  'uploading',
  'started',
  'preprocessing',
  'processing',
  'transcribing',
  'summarizing',
] as const;
export const recordingEnds = ['completed', 'error', 'failed'] as const;
export const recordingStatuses = [...recordingStages, ...recordingEnds] as const;
export type RecordingStatus = (typeof recordingStatuses)[number];

/** AIT-04, B61 */
export const exportFormats = ['txt', 'docx', 'pdf', 'srt'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const transcribeLimits = {
  /** B60 */
  fileBytes: 500 * 2 ** 20,
  /** A file is sent in pieces of this size, so that a lost connection costs little. */
  pieceBytes: 8 * 2 ** 20,
  /** AIT-05: after this an upload is given up. */
  uploadMs: 900_000,
  /** AIT-11 */
  previewLength: 150,
  nameLength: 200,
  /** A small file can claim years of sound, and each minute costs whoever runs the product. */
  hours: 6,
  /** A recording that nobody deleted goes after this many days. */
  keptDays: 180,
} as const;
