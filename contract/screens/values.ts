/** Rows on a page of a company's audit log. */
export const auditPageSize = 50;

export const longestAuditSearch = 100;

/** Rows on a page of 'Meeting Transcriptions'. */
export const transcriptionsPageSize = 20;

export const longestTranscriptionSearch = 100;

/** Stands for everyone of the platform's own staff: a company does not read who they are. */
export const supportStaff = 'support';

/** A company's own audit log: the page and the file use the same words (B131). */
export const companyAudit = {
  title: 'Audit log',
  columns: { at: 'When', what: 'What was done', who: 'Who', kind: 'Kind', program: 'Program' },
} as const;

/** What can be done in a company, in the words of its admins. */
export const actKinds = {
  people: 'People and roles',
  invitations: 'Invitations',
  imports: 'Imports',
  applications: 'Applications',
  pairs: 'Pairs and groups',
  sessions: 'Sessions and hours',
  surveys: 'Surveys',
  settings: 'Settings',
  newsfeed: 'Newsfeed',
  safety: 'Reports of people',
  chats: 'Group chats',
  downloads: 'Downloads',
} as const;
export type ActKind = keyof typeof actKinds;

/** Every act that a company's own audit log lists, and its kind. */
export const companyActs = {
  'enterprise.created': 'settings',
  'program.created': 'settings',
  'program.copied': 'settings',
  'program.opened': 'settings',
  'program.changed': 'settings',
  'program.activated': 'settings',
  'program.deactivated': 'settings',
  'program.service_named': 'settings',
  'program.service_switched': 'settings',
  'reviews.settings_changed': 'settings',
  'transcription.settings_changed': 'settings',
  'program.role_added': 'people',
  'member.role_changed': 'people',
  'member.capacity_changed': 'people',
  'member.details_changed': 'people',
  'member.work_details_changed': 'people',
  'member.removed': 'people',
  'members.changed': 'people',
  'program.people_imported': 'imports',
  'program.import_held': 'imports',
  'program.import_stopped': 'imports',
  'program.import_undone': 'imports',
  'program.pairs_imported': 'imports',
  'invite_link.refreshed': 'invitations',
  'invitations.sent': 'invitations',
  'invitations.resent': 'invitations',
  'invitation.revoked': 'invitations',
  'application.created': 'applications',
  'application.changed': 'applications',
  'application.published': 'applications',
  'application.unpublished': 'applications',
  'application.deleted': 'applications',
  'applicants.approved': 'applications',
  'applicants.shortlisted': 'applications',
  'applicants.waitlisted': 'applications',
  'applicants.rejected': 'applications',
  'applicants.rejection_undone': 'applications',
  'applicant.invited': 'applications',
  'applicant.removed': 'applications',
  'pairing.made': 'pairs',
  'pairing.changed': 'pairs',
  'pairing.ended': 'pairs',
  'matching.published': 'pairs',
  'matching.undone': 'pairs',
  'matching.settings_changed': 'settings',
  'health.feedback_reminded': 'pairs',
  'health.settings_changed': 'settings',
  'group.made': 'pairs',
  'group.people_added': 'pairs',
  'group.person_removed': 'pairs',
  'mentor.hours_set': 'sessions',
  'mentor.dnd_set': 'sessions',
  'booking.completed_early': 'sessions',
  'booking.refunded': 'sessions',
  'booking.logged_for_others': 'sessions',
  'booking.logged_deleted': 'sessions',
  'report.changed': 'settings',
  'newsfeed.pinned': 'newsfeed',
  'newsfeed.unpinned': 'newsfeed',
  'newsfeed.taken_down': 'newsfeed',
  'newsfeed.kept': 'newsfeed',
  'safety.warned': 'safety',
  'safety.removed': 'safety',
  'safety.kept': 'safety',
  'chat.group_made': 'chats',
  'chat.group_changed': 'chats',
  'chat.people_added': 'chats',
  'chat.people_removed': 'chats',
  'chat.message_removed': 'chats',
  'survey.created': 'surveys',
  'survey.changed': 'surveys',
  'survey.deleted': 'surveys',
  'survey.sent': 'surveys',
  'survey.planned': 'surveys',
  'survey.unplanned': 'surveys',
  'survey.reminded': 'surveys',
  'survey.closed': 'surveys',
  'file.downloaded': 'downloads',
} as const satisfies Record<string, ActKind>;
export type CompanyAct = keyof typeof companyActs;

/** A list that an admin can save as a file. */
export const downloads = [
  'participants',
  'left_out',
  'import_rows',
  'applicants',
  'bookings',
  'attendees',
  'audit_log',
  'survey',
] as const;
export type Download = (typeof downloads)[number];
