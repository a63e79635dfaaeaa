export const healthRefusals = {
  // B75
  'health.nothing_pending': 'No pending feedback to remind.',
} as const;
