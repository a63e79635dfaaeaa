export const recordRefusals = {
  'records.certificate_not_found': 'There is no certificate with this number.',
  'records.mentees_only': 'Only mentees of a program get its certificate.',
  'records.not_ended': 'You can get your certificate once the program has ended.',
  'records.no_sessions': 'You have not completed a session in this program, so there is no certificate.',
  'records.programs_only': 'Certificates are for programs. Open your record in a program to get one.',
} as const;
