export const programmeRefusals = {
  'programmes.not_found': 'This program does not exist.',
  'programmes.admins_only': 'Only an admin of this program may do this.',
  'programmes.owners_only': 'Only an owner of this program may do this.',
  'programmes.company_only': 'Only an admin of the company may do this.',
  'programmes.members_only': 'Only members of this program may do this.',
  'programmes.enterprise_not_found': 'This enterprise does not exist.',
  // ENT-06; the page says which team to contact.
  'programmes.enterprise_missing': 'Oops, missing credentials.',
  // PRG-08
  'programmes.name_taken': 'Program name is already in use',
  'programmes.changed_meanwhile':
    'Somebody else has saved this program meanwhile. What you typed is still here: look at their changes, then save again.',
  // B68
  'programmes.inactive': 'This program is no longer active.',
  // A program that is being prepared.
  'programmes.draft': 'This program is still a draft. Open it first.',
  'programmes.not_ready': 'Something is missing before this program can open.',
  // PRG-12
  'programmes.file_too_big': 'File exceeds 2MB',
  'programmes.picture_wrong': 'Please choose a JPG or PNG picture',
  'programmes.banner_wrong': 'Please choose a JPG, PNG or GIF picture',
  // REV-27
  'programmes.primary_stays': 'The primary question cannot be removed.',
  'programmes.member_not_found': 'This person is not in this program.',
  'programmes.role_not_found': 'This role does not exist.',
  // INV-06
  'programmes.owner_stays': 'A Portal Owner cannot be edited or removed here.',
  'programmes.not_yourself': 'You cannot edit or remove yourself here.',
  'programmes.details_of_other_admin':
    'This person manages Lantern or another company. Only they can change their name and phone number.',
  'programmes.details_known_elsewhere':
    'This person is known outside your company by this name. Only they can change their name and phone number.',
  'programmes.import_not_found': 'This import does not exist.',
  'programmes.import_started': 'This import has started already.',
  'programmes.import_first_line': 'Please say first which line of the file has the headings.',
  'programmes.import_empty': 'No row of this file can be added.',
  'programmes.import_in_use':
    '{people, plural, one {# person of this import has} other {# people of this import have}} signed in since, so it can no longer be undone. You can still remove people in the list of participants.',
  // B09
  'programmes.too_many_emails':
    'That would send {emails, plural, one {# email} other {# emails}}. {left, plural, =0 {This program and its company have sent as many as they may in 24 hours. Please try again later.} other {This program and its company may send # more within 24 hours. Please send fewer now, and the others later.}}',
  // Acts on many participants at once
  'programmes.list_changed':
    'The list has changed: {count, plural, one {# person matches} other {# people match}} now. Please look again.',
  'programmes.nobody_chosen': 'Please choose somebody first.',
  'programmes.last_admin': 'A program needs at least one admin.',
  'programmes.has_signed_in': 'This person has signed in already.',
  'programmes.emailed_today': 'This person got an email about it in the last 24 hours.',
  'programmes.too_many_filters': 'You can save up to 20 filters. Please delete one first.',
  'programmes.act_not_found': 'This change does not exist.',
  // D30
  'programmes.last_owner': 'Please hand over the role of the owner first.',
  'programmes.goal_not_found': 'This mentoring service does not exist.',
} as const;
