import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { auditSentences, companyActs, type CompanyAct } from '../../../contract/screens/index.ts';
import type { AuditNames } from './audit-names.ts';
import { doerOf, sentenceOf } from './audit-sentences.ts';
import type { CompanyAuditRow } from './queries/audit-log.ts';

const people: Record<number, string> = { 1: 'Mei Tan', 2: 'Ali Rahman', 3: 'Devi Nair', 4: 'Lim Wei' };
const names: AuditNames = {
  person: (id) => people[id] ?? 'Deleted User',
  pairs: new Map([
    [20, [1, 2]],
    [21, [1, 2, 3]],
  ]),
  booked: new Map([[41, [1, 2]]]),
  programs: new Map([[6, 'Leaders']]),
  forms: new Map([[30, 'Mentees 2027']]),
  surveys: new Map([[31, 'Halfway there']]),
  roles: new Map([[9, 'Mentor']]),
  groups: new Map([
    [20, null],
    [21, 'First ninety days'],
  ]),
  chats: new Map([[22, 'First cohort']]),
  services: new Map([[7, 'Choosing a role']]),
  files: new Map([[8, 'staff.xlsx']]),
};

const row = (action: CompanyAct, more: Partial<CompanyAuditRow> = {}): CompanyAuditRow => ({
  id: 1,
  actorId: 1,
  asUserId: null,
  action,
  objectType: 'Program',
  objectId: 5,
  data: {},
  ip: null,
  at: Temporal.Instant.from('2026-11-20T10:00:00Z'),
  source: 'product',
  enterpriseId: 2,
  programId: 5,
  byPlatform: false,
  ...more,
});

type Case = [sentence: string, action: CompanyAct, more?: Partial<CompanyAuditRow>];
const to = (objectType: string, objectId: number, data: Record<string, unknown> = {}) => ({
  objectType,
  objectId,
  data,
});
const withData = (data: Record<string, unknown>) => ({ data });

const cases: Case[] = [
  ['Registered the company', 'enterprise.created', to('Enterprise', 2)],
  ['Created the program', 'program.created'],
  ['Created the program as a copy of Leaders', 'program.copied', withData({ from: 6 })],
  ['Opened the program', 'program.opened'],
  ['Saved the program', 'program.changed', withData({ fields: [] })],
  ['Changed the program: name and description', 'program.changed', withData({ fields: ['name', 'description'] })],
  [
    'Changed the program: dates',
    'program.changed',
    withData({ fields: ['start_date', 'end_date', 'duration', 'program_id', 'version'] }),
  ],
  [
    'Changed the program: name, description, dates and 2 other settings',
    'program.changed',
    withData({ fields: ['name', 'description', 'start_date', 'timezone', 'support_email'] }),
  ],
  [
    'Changed who makes pairs from “Traditional” to “Reverse”',
    'program.changed',
    withData({ fields: ['pairing_method'], pairing_method: { from: 'mentee_picks', to: 'mentor_picks' } }),
  ],
  ['Activated the program', 'program.activated'],
  ['Deactivated the program', 'program.deactivated'],
  ['Added the mentor service “CV review”', 'program.service_named', withData({ service: 'CV review' })],
  [
    'Switched on the mentor service “Choosing a role”',
    'program.service_switched',
    withData({ service_id: 7, enabled: true }),
  ],
  [
    'Switched off the mentor service “Choosing a role”',
    'program.service_switched',
    withData({ service_id: 7, enabled: false }),
  ],
  [
    'Allowed reviews of the program on the platform’s pages',
    'reviews.settings_changed',
    withData({ on_platform: true }),
  ],
  [
    'Took reviews of the program off the platform’s pages',
    'reviews.settings_changed',
    withData({ on_platform: false }),
  ],
  ['Allowed sessions of the program to be transcribed', 'transcription.settings_changed', withData({ allowed: true })],
  ['Forbade transcripts of the program’s sessions', 'transcription.settings_changed', withData({ allowed: false })],
  [
    'Switched on the monthly report to a@example.com and b@example.com',
    'report.changed',
    withData({ enabled: true, was_enabled: false, recipients: ['a@example.com', 'b@example.com'] }),
  ],
  [
    'Changed who gets the monthly report: a@example.com',
    'report.changed',
    withData({ enabled: true, was_enabled: true, recipients: ['a@example.com'] }),
  ],
  [
    'Switched off the monthly report',
    'report.changed',
    withData({ enabled: false, was_enabled: true, recipients: [] }),
  ],
  ['Added the role Sponsor', 'program.role_added', withData({ role: 'Sponsor', user_type: 'mentor' })],
  [
    'Changed the role of Mei Tan from Mentee to Mentor',
    'member.role_changed',
    withData({ user_id: 1, from: 'Mentee', to: 'Mentor' }),
  ],
  ['Set the mentee capacity of Mei Tan to 4', 'member.capacity_changed', withData({ user_id: 1, from: null, to: 4 })],
  ['Removed the mentee capacity of Mei Tan', 'member.capacity_changed', withData({ user_id: 1, from: 4, to: null })],
  [
    'Corrected the name or phone number of Mei Tan',
    'member.details_changed',
    withData({ user_id: 1, fields: ['lastname'] }),
  ],
  ['Changed the work details of Mei Tan', 'member.work_details_changed', withData({ user_id: 1, fields: ['team'] })],
  ['Removed Mei Tan (Mentee)', 'member.removed', withData({ user_id: 1, role: 'Mentee' })],
  ['Removed Deleted User (Mentee)', 'member.removed', withData({ user_id: 77, from: 'Mentee', act_id: 3 })],
  [
    'Changed the role of 1,200 people at once to Mentor',
    'members.changed',
    withData({ act: 'role', people: 1200, role_id: 9 }),
  ],
  ['Reminded 1 person to sign in', 'members.changed', withData({ act: 'remind', people: 1 })],
  ['Sent the invitation again to 3 people', 'members.changed', withData({ act: 'resend', people: 3 })],
  ['Removed 3 people at once', 'members.changed', withData({ act: 'remove', people: 3 })],
  ['Started the import of people from staff.xlsx', 'program.people_imported', withData({ import_id: 8 })],
  ['Started the import of people from a file', 'program.people_imported', withData({ import_id: 99 })],
  ['Put off the import of people from staff.xlsx', 'program.import_held', withData({ import_id: 8, starts_at: null })],
  ['Stopped the import of people from staff.xlsx', 'program.import_stopped', withData({ import_id: 8 })],
  ['Undid the import of people from staff.xlsx', 'program.import_undone', withData({ import_id: 8 })],
  ['Imported 12 pairs from a file', 'program.pairs_imported', withData({ pairs: 12 })],
  ['Made a new invitation link for the role Mentor', 'invite_link.refreshed', to('Role', 9, { program_id: 5 })],
  ['Sent 1 invitation for the role Mentor', 'invitations.sent', to('Role', 9, { program_id: 5, sent: 1 })],
  ['Sent 4 invitations again for the role Mentor', 'invitations.resent', to('Role', 9, { program_id: 5, sent: 4 })],
  ['Took back an invitation for the role Mentor', 'invitation.revoked', to('Role', 9, { invite_id: 1 })],
  ['Created the application form Mentees 2027', 'application.created', to('Application', 30)],
  ['Created the survey Halfway there', 'survey.created', to('Survey', 31)],
  ['Changed the survey Halfway there', 'survey.changed', to('Survey', 31)],
  ['Deleted a survey that had not been sent', 'survey.deleted', to('Survey', 32)],
  ['Set a time at which the survey Halfway there is sent', 'survey.planned', to('Survey', 31)],
  ['Took back the time at which the survey Halfway there was to be sent', 'survey.unplanned', to('Survey', 31)],
  ['Sent the survey Halfway there to 12 people', 'survey.sent', to('Survey', 31, { sent: 12 })],
  ['Reminded 1 person of the survey Halfway there', 'survey.reminded', to('Survey', 31, { sent: 1 })],
  ['Downloaded the results of the survey Halfway there', 'file.downloaded', to('Survey', 31, { file: 'survey' })],
  ['Closed the survey Halfway there', 'survey.closed', to('Survey', 31)],
  ['Changed the application form Mentees 2027', 'application.changed', to('Application', 30, { fields: ['name'] })],
  ['Published the application form Mentees 2027', 'application.published', to('Application', 30)],
  ['Unpublished the application form Mentees 2027', 'application.unpublished', to('Application', 30)],
  ['Deleted the application form Mentees 2027', 'application.deleted', to('Application', 30)],
  ['Approved Mei Tan (Mentees 2027)', 'applicants.approved', to('Application', 30, { user_ids: [1] })],
  [
    'Shortlisted Mei Tan and Ali Rahman (Mentees 2027)',
    'applicants.shortlisted',
    to('Application', 30, { user_ids: [1, 2] }),
  ],
  [
    'Put Mei Tan, Ali Rahman and Devi Nair on the waiting list (Mentees 2027)',
    'applicants.waitlisted',
    to('Application', 30, { user_ids: [1, 2, 3] }),
  ],
  [
    'Rejected Mei Tan, Ali Rahman and 2 others (Mentees 2027)',
    'applicants.rejected',
    to('Application', 30, { user_ids: [1, 2, 3, 4] }),
  ],
  [
    'Undid the rejection of Lim Wei (Mentees 2027)',
    'applicants.rejection_undone',
    to('Application', 30, { user_ids: [4] }),
  ],
  ['Sent Lim Wei the link to join again (Mentees 2027)', 'applicant.invited', to('Application', 30, { user_id: 4 })],
  ['Removed the application of Lim Wei (Mentees 2027)', 'applicant.removed', to('Application', 30, { user_id: 4 })],
  ['Paired Mei Tan and Ali Rahman', 'pairing.made', to('Pairing', 20)],
  ['Paused the pair of Mei Tan and Ali Rahman', 'pairing.changed', to('Pairing', 20, { from: 'active', to: 'paused' })],
  [
    'Resumed the pair of Mei Tan and Ali Rahman',
    'pairing.changed',
    to('Pairing', 20, { from: 'paused', to: 'active' }),
  ],
  [
    'Changed the pair of Mei Tan and Ali Rahman',
    'pairing.changed',
    to('Pairing', 20, { from: 'active', to: 'active' }),
  ],
  ['Published a draft with 112 pairs', 'matching.published', withData({ pairs: 112 })],
  ['Undid the publication of 1 pair', 'matching.undone', withData({ pairs: 1 })],
  ['Changed how mentees and mentors are matched', 'matching.settings_changed', withData({})],
  ['Sent a feedback reminder', 'health.feedback_reminded', withData({})],
  ['Changed how the health of pairs is judged', 'health.settings_changed', withData({})],
  ['Ended the pair of Mei Tan and Ali Rahman', 'pairing.ended', to('Pairing', 20)],
  ['Paused the group First ninety days', 'pairing.changed', to('Pairing', 21, { from: 'active', to: 'paused' })],
  ['Resumed the group First ninety days', 'pairing.changed', to('Pairing', 21, { from: 'paused', to: 'active' })],
  ['Changed the group First ninety days', 'pairing.changed', to('Pairing', 21, { from: 'active', to: 'active' })],
  ['Ended the group First ninety days', 'pairing.ended', to('Pairing', 21)],
  [
    'Made the group First ninety days with Mei Tan and Ali Rahman',
    'group.made',
    to('Pairing', 21, { user_ids: [1, 2] }),
  ],
  ['Added Lim Wei to the group First ninety days', 'group.people_added', to('Pairing', 21, { user_ids: [4] })],
  ['Removed Lim Wei from the group First ninety days', 'group.person_removed', to('Pairing', 21, { user_id: 4 })],
  ['Set the hours of Mei Tan', 'mentor.hours_set', withData({ user_id: 1 })],
  ['Switched on do not disturb for Mei Tan', 'mentor.dnd_set', withData({ user_id: 1, active: true })],
  ['Switched off do not disturb for Mei Tan', 'mentor.dnd_set', withData({ user_id: 1, active: false })],
  ['Completed booking #41 of Mei Tan and Ali Rahman before its start', 'booking.completed_early', to('booking', 41)],
  ['Refunded booking #41 of Mei Tan and Ali Rahman', 'booking.refunded', to('booking', 41)],
  ['Logged a session that Mei Tan and Ali Rahman held elsewhere', 'booking.logged_for_others', to('booking', 41)],
  ['Deleted a session that had been logged for Mei Tan and Ali Rahman', 'booking.logged_deleted', to('booking', 41)],
  ['Pinned a post by Mei Tan in the newsfeed', 'newsfeed.pinned', withData({ post_id: 3, user_id: 1 })],
  ['Unpinned a post by Mei Tan in the newsfeed', 'newsfeed.unpinned', withData({ post_id: 3, user_id: 1 })],
  ['Took down a post by Mei Tan from the newsfeed', 'newsfeed.taken_down', withData({ post_id: 3, user_id: 1 })],
  [
    'Took down a comment by Lim Wei from the newsfeed',
    'newsfeed.taken_down',
    withData({ post_id: 3, comment_id: 8, user_id: 4 }),
  ],
  ['Kept a reported post by Mei Tan in the newsfeed', 'newsfeed.kept', withData({ post_id: 3, user_id: 1 })],
  [
    'Kept a reported comment by Lim Wei in the newsfeed',
    'newsfeed.kept',
    withData({ post_id: 3, comment_id: 8, user_id: 4 }),
  ],
  ['Warned Mei Tan after a report', 'safety.warned', withData({ user_id: 1 })],
  ['Removed Mei Tan from the program after a report', 'safety.removed', withData({ user_id: 1 })],
  ['Closed a report about Lim Wei without doing more', 'safety.kept', withData({ user_id: 4 })],
  ['Made the group chat First cohort with Mei Tan', 'chat.group_made', to('Chat', 22, { user_ids: [1] })],
  ['Changed the group chat First cohort', 'chat.group_changed', to('Chat', 22)],
  ['Closed the group chat First cohort', 'chat.group_changed', to('Chat', 22, { active: false })],
  ['Opened the group chat First cohort again', 'chat.group_changed', to('Chat', 22, { active: true })],
  ['Added Lim Wei to the group chat First cohort', 'chat.people_added', to('Chat', 22, { user_ids: [4] })],
  ['Removed Lim Wei from the group chat First cohort', 'chat.people_removed', to('Chat', 22, { user_ids: [4] })],
  [
    'Removed a message by Mei Tan from the group chat First cohort',
    'chat.message_removed',
    to('Chat', 22, { message_id: 3, user_id: 1 }),
  ],
  ['Downloaded a list of participants', 'file.downloaded', withData({ file: 'participants' })],
  ['Downloaded the list of people who were left out of a change', 'file.downloaded', withData({ file: 'left_out' })],
  ['Downloaded the rows that an import left out', 'file.downloaded', withData({ file: 'import_rows' })],
  ['Downloaded the applicants (Mentees 2027)', 'file.downloaded', to('Application', 30, { file: 'applicants' })],
  ['Downloaded the list of bookings', 'file.downloaded', withData({ file: 'bookings' })],
  ['Downloaded the attendees of an event', 'file.downloaded', withData({ file: 'attendees' })],
  ['Downloaded the audit log', 'file.downloaded', withData({ file: 'audit_log' })],
];

test.each(cases)('SYS-19 an act is told as a sentence: %s', (sentence, action, more) => {
  expect(sentenceOf(row(action, more), names)).toBe(sentence);
});

test('SYS-19 every act and every sentence is in this table', () => {
  expect(Object.keys(companyActs).filter((act) => !cases.some(([, action]) => action === act))).toEqual([]);
  const begins = (text: string) => text.split(/[{“(]/)[0] ?? '';
  const unused = Object.values(auditSentences).filter((text) => !cases.some(([said]) => said.startsWith(begins(text))));
  expect(unused).toEqual([]);
});

test.each([
  ['Mei Tan', {}],
  ['Deleted User', { actorId: 77 }],
  ['Lantern support', { actorId: 4, byPlatform: true }],
  ['Lantern support, viewing as Ali Rahman', { actorId: 4, asUserId: 2, byPlatform: true }],
  ['Lantern, automatically', { actorId: null }],
])('SYS-19 B11 who acted: %s', (who, more) => {
  expect(doerOf(row('program.opened', more), names, 'Lantern')).toBe(who);
});
