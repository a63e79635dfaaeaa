export const notificationFieldMessages = {
  'notifications.no_way': 'This is not sent that way.',
  'notifications.quiet_all_day': 'Choose another end than the beginning.',
} as const;
