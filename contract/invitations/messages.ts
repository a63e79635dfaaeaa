export const invitationRefusals = {
  // C5
  'invitations.not_valid': 'This invitation is no longer valid.',
  'invitations.other_address':
    'This invitation was sent to another email address. Sign in with that address to accept it.',
  'invitations.not_found': 'This invitation does not exist.',
  // B77
  'invitations.removed': 'An admin removed you from this program. Ask them for an invitation if you want to come back.',
  'invitations.application_needed': 'This program takes members by application or invitation.',
  'invitations.list_changed':
    'The list has changed: {people, plural, one {# person has} other {# people have}} not joined yet. Please look again.',
  // B09
  'invitations.emailed_enough':
    '{people, plural, one {This person has} other {These people have}} had many invitations lately. We will not email them again today.',
  'invitations.emailed_today': 'This person got their invitation in the last 24 hours.',
  'invitations.nobody_to_resend': 'Everyone has joined, or got their email in the last 24 hours.',
} as const;
