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
  // M15
  'pairings.question_not_found': 'Please choose questions that this program’s forms ask.',
  'pairings.named_twice': 'Two people are named twice. Please keep one of the two lines.',
  'pairings.cohort_empty': 'There is nobody to match: no mentee wants a mentor, or no mentor has room.',
  'pairings.cohort_too_large': 'There are too many people to compare at once.',
  'pairings.draft_not_found': 'This draft does not exist.',
  'pairings.draft_running': 'A draft of this program is being calculated. Please wait, or cancel it.',
  'pairings.draft_not_ready': 'This is not possible as the draft stands now.',
  'pairings.draft_changed': 'Somebody has changed this draft meanwhile. Please look at it again.',
  'pairings.not_in_draft': 'This draft does not have these people.',
  'pairings.pair_barred': 'A rule of this program keeps these two apart.',
  'pairings.no_seat_left': 'All places of this mentor are taken by pairs that are locked or chosen.',
  'pairings.nothing_to_publish': 'No pair of this draft can be made any more.',
  'pairings.undo_too_late': 'A published draft can be undone for 10 minutes.',
  'pairings.undo_booked': 'Somebody has booked a session already, so these pairs stay.',
  'pairings.rematch_too_late': 'Another partner can be asked for within 14 days of being paired.',
} as const;
