export const invitationRefusals = {
  // C5
  'invitations.not_valid': 'This invitation is no longer valid.',
  'invitations.other_address':
    'This invitation was sent to another email address. Sign in with that address to accept it.',
  'invitations.not_found': 'This invitation does not exist.',
  // B09
  'invitations.too_many_today':
    'This program has sent as many invitations as it may in a day. Please send the others later.',
  'invitations.application_needed': 'This program takes members by application or invitation.',
} as const;
