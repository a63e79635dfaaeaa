export const notificationRefusals = {
  'notifications.not_found': 'This notification does not exist.',
  'notifications.letter_not_found': 'This letter does not exist.',
  'notifications.letter_hidden': 'This letter holds a link for its reader alone, so nobody else may open it.',
  'notifications.link_unknown': 'This link is not valid.',
  'notifications.push_service_unknown': 'Notifications cannot be sent to this browser.',
  'notifications.device_not_found': 'This device does not exist.',
} as const;
