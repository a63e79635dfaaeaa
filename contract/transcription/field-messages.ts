export const transcriptionFieldMessages = {
  'transcription.model_missing': 'Please select a model',
} as const;
