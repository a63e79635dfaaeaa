export const safetyFieldMessages = {
  'safety.reason_missing': 'Please say what happened',
} as const;
