export const minutesFieldMessages = {
  'minutes.line_missing': 'Please write something',
} as const;
