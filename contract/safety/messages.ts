export const safetyRefusals = {
  'safety.oneself': 'You cannot block or report yourself.',
  'safety.admin': 'Admins of your programs cannot be blocked.',
  'safety.you_administer': 'You cannot block members of a program that you run.',
  'safety.too_many_blocks': 'You can block 500 people.',
  'safety.too_many_reports': 'You can report 20 times a day.',
  'safety.message_not_found': 'This message is no longer there.',
  'safety.not_found': 'This report does not exist.',
  'safety.decided_already': 'Another admin has decided this.',
  'safety.no_program': 'This was not reported in a program.',
  'safety.not_in_program': 'This person is no longer in the program.',
} as const;
