export const applicationRefusals = {
  'applications.not_found': 'This application does not exist.',
  'applications.changed_meanwhile':
    'Somebody else has saved this application meanwhile. What you typed is still here: look at their changes, then save again.',
  'applications.applicant_not_found': 'This applicant does not exist.',
  'applications.question_not_found': 'This question does not take a file.',
  'applications.file_not_found': 'This file does not exist.',
  'applications.file_missing': 'File is required',
  // As for resources (RES-07).
  'applications.file_too_big': 'File exceeds the 10MB size limit.',
  'applications.file_wrong': 'This kind of file cannot be used for this question.',
  'applications.file_unreadable': 'This file cannot be read. It may be damaged.',
  // C4: reasons why an admin cannot decide now.
  'applications.not_allowed': 'This cannot be done to this application.',
  'applications.still_draft': 'This application has not been sent yet.',
  'applications.not_approved': 'This application has not been approved.',
  'applications.decided_already': 'This application has been approved already.',
  'applications.rejected_for_good': 'This application was rejected. That cannot be changed.',
  'applications.undo_first': 'This applicant was just rejected. Undo that first.',
  'applications.nothing_to_undo': 'This applicant was not rejected, so there is nothing to undo.',
  'applications.only_rejected': 'Only rejected applicants can be deleted.',
  // Reasons why someone cannot apply now.
  'applications.closed': 'Applications are closed.',
  'applications.deadline_passed': 'The last day to apply has passed.',
  'applications.full': 'All places are taken.',
  'applications.no_waitlist': 'This application has no waitlist.',
  'applications.already_applied': 'You have already applied.',
  'applications.already_member': 'You are a member of this program already.',
  'applications.admins_decide': 'You administer this program, so you cannot apply to it.',
  'applications.left': 'You are no longer a member of this program.',
} as const;
