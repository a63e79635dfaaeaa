export const pairingRefusals = {
  // B70, D12
  'pairings.admins_pair': 'Pairings are managed by your program admin.',
  // M06
  'pairings.mentor_full': 'This mentor is not taking new mentees.',
  'pairings.mentors_only': 'Only a mentor of this program takes mentees.',
} as const;
