export const notificationRefusals = {
  'notifications.not_found': 'This notification does not exist.',
} as const;
