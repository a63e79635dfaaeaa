export const invitationRefusals = {
  // C5
  'invitations.not_valid': 'This invitation is no longer valid.',
  'invitations.other_address':
    'This invitation was sent to another email address. Sign in with that address to accept it.',
  'invitations.not_found': 'This invitation does not exist.',
  'invitations.application_needed': 'This program takes members by application or invitation.',
  'invitations.list_changed':
    'The list has changed: {people, plural, one {# person has} other {# people have}} not joined yet. Please look again.',
  'invitations.nobody_to_resend': 'Everyone has joined, or got their email in the last 24 hours.',
} as const;
