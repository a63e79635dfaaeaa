export const pairingRefusals = {
  // B70, D12
  'pairings.admins_pair': 'Pairings are managed by your program admin.',
  // M06
  'pairings.mentor_full': 'This mentor is not taking new mentees.',
  'pairings.mentors_only': 'Only a mentor of this program takes mentees.',
  'pairings.not_found': 'This pair or group does not exist.',
  'pairings.group_not_found': 'This group does not exist.',
  'pairings.not_allowed_now': 'This is not possible as the pair or group stands now.',
  'pairings.paused': 'This pair or group is paused.',
  'pairings.ended': 'This pair or group has ended.',
  // B47
  'pairings.group_too_small': 'A group needs at least one mentor and two mentees.',
  'pairings.group_full': 'A group has at most 50 people.',
  'pairings.pairs_have_two': 'Only a group has people added or removed.',
  'pairings.role_in_pair':
    'This person is in a pair or group in their current role. Please end it, or take them out of the group, before you change the role.',
  'pairings.paired_already': 'These two are a pair already.',
  // D11
  'pairings.not_your_mentee': 'A group of your own is made of mentees you have sessions with.',
  'pairings.import_empty': 'No row of this file can be paired.',
} as const;
