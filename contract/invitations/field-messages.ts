export const invitationFieldMessages = {
  'invitations.role_missing': 'Role is a required field',
  'invitations.redirect_url_missing': 'Redirect url is a required field',
  'invitations.redirect_url_foreign': 'Please use an address of this site',
  'invitations.email_missing': 'Email is a required field',
  'invitations.email_wrong': 'Email must be a valid email',
  // B09
  'invitations.too_many_addresses': 'Please use at most {most} addresses at once',
  'invitations.user_type_missing': 'User type is a required field',
} as const;
