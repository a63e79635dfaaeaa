import { walks } from '../tools/walks.mjs';
import type { Known } from './filling.ts';
import { password, rows } from './house.ts';

export interface PageForm {
  /** An address in tools/pages.mjs, or one that is looked up. */
  on: string | (() => Promise<string>);
  as: string | null;
  /** The name of the form; in a window without a form, of the window. */
  form: string;
  /** What to press until the form is visible. */
  opens?: readonly (string | RegExp)[];
  /** What leads through the steps before the last; each step is filled. */
  through?: readonly string[];
  /** The name of the button that sends it, where the form has no submit button of its own. */
  by?: string;
  known?: Known | (() => Promise<Known>);
  /** The call that it sends; `answer` is the status if that is not a success. */
  sends: string;
  answer?: number;
}

const langkah = '/app/selatan-telekom/langkah-graduates';
const admin = `${langkah}/admin`;

/** A session of this account that is waiting for its review. */
const feedback = async () => {
  const [one] = await rows<{ id: string; other: string }>(
    `select b.id, mentor.user_id as other from bookings b
     join booking_participants me on me.booking_id = b.id
     join booking_participants mentor on mentor.booking_id = b.id and mentor.user_id <> me.user_id
     where me.user_id = (select id from users where email = 'mentee@lantern.test') and b.program_id is null
       and b.status in ('completed', 'partially_rated') and b.booking_type <> 'group'
       and not exists (select from reviews where booking_id = b.id and rater_id = me.user_id)
     order by b.start_at desc limit 1`,
  );
  return `/main/bookings/${one?.id}/participants/${one?.other}/feedback`;
};

/** A mentor of the programme without a limit on mentees. */
const free = async () => {
  const [one] = await rows<{ name: string }>(
    `select firstname || ' ' || lastname as name from program_memberships m
     join roles on roles.id = m.role_id join users on users.id = m.user_id
     where m.program_id = 1 and roles.user_type = 'mentor' and m.capacity is null and m.removed_at is null limit 1`,
  );
  return { Mentor: one?.name ?? '' };
};

const signIn = (on: string): PageForm => ({
  on,
  as: null,
  form: 'Sign in',
  known: { Email: 'mentee@lantern.test', Password: password },
  sends: 'POST /login.json',
});

const visitors: readonly PageForm[] = [
  signIn('/users/sign_in'),
  signIn('/users/login'),
  signIn('/login'),
  { on: '/users/sign_up', as: null, form: 'Sign up for free', sends: 'POST /users' },
  {
    on: '/register',
    as: null,
    form: 'Create an Enterprise Account',
    sends: 'POST /api/enterprise/v1/auth/sign_up',
  },
  { on: '/forgot-password', as: null, form: 'Forgot password', sends: 'POST /users/password' },
  {
    on: '/reset-password?reset_password_token=x',
    as: null,
    form: 'Reset password',
    sends: 'POST /users/password/reset',
    answer: 422,
  },
  {
    on: '/need-confirmation',
    as: null,
    form: 'Resend confirmation',
    sends: 'POST /api/enterprise/v1/auth/resend_confirmation',
  },
];

const settings = '/users/aina-zulkifli/edit';
const profile = 'POST /users/current';

const members: readonly PageForm[] = [
  { on: '/users/1/mentor_details', as: 'mentee', form: 'Mentor details', sends: 'POST /users/{id}/mentor_details' },
  { on: '/users/6/edit_mentor', as: 'mentor', form: 'Mentor details', sends: 'POST /users/{id}/edit_mentor' },
  {
    on: '/mentor_profile/daniel-lim?tab=reviews',
    as: 'mentee',
    form: 'Invite by e-mail',
    opens: ['Refer a Friend'],
    sends: 'POST /referrals',
  },
  {
    on: settings,
    as: 'mentee',
    form: 'Password',
    // Refused as too easy, so that the others still sign in with it; accounts-own.spec.ts changes one.
    known: { 'Current password': password, 'New password': password, Confirm: password },
    sends: 'POST /users/current/change_password',
    answer: 422,
  },
  {
    on: settings,
    as: 'mentee',
    form: 'New email address',
    opens: ['Change email'],
    known: { 'New email address': 'somebody.new@example.com', 'Current password': password },
    sends: 'POST /users/current/change_email',
  },
  { on: `${settings}/profile`, as: 'mentee', form: 'Profile', sends: profile },
  { on: `${settings}/mentorship`, as: 'mentee', form: 'Matching preferences', sends: profile },
  { on: `${settings}/notification`, as: 'mentee', form: 'Notification', sends: profile },
  { on: `${settings}/experience`, as: 'mentee', form: 'Where you are today', sends: profile },
  {
    on: `${settings}/experience`,
    as: 'mentee',
    form: 'Add a job',
    opens: ['Add new: Work experience'],
    sends: 'POST /jobs',
  },
  {
    on: `${settings}/experience`,
    as: 'mentee',
    form: 'Edit job',
    opens: ['Edit Intern'],
    sends: 'PATCH /jobs/{id}',
  },
  {
    on: `${settings}/experience`,
    as: 'mentee',
    form: 'Add education',
    opens: ['Add new: Education'],
    sends: 'POST /colleges',
  },
  {
    on: `${settings}/experience`,
    as: 'mentee',
    form: 'Edit education',
    opens: ['Edit Universiti Sains Malaysia'],
    sends: 'PATCH /colleges/{id}',
  },
  { on: '/profile/setup', as: 'mentee', form: 'Set up your profile', sends: profile },
  {
    on: '/main/offline_sessions',
    as: 'mentee',
    form: 'Log a session',
    sends: 'POST /api/v2/my/offline_bookings',
  },
  {
    on: `${langkah}/offline_sessions`,
    as: 'mentor',
    form: 'Log a session',
    sends: 'POST /api/v2/my/offline_bookings',
  },
  {
    on: `${langkah}/admin/bookings/offline`,
    as: 'admin',
    form: 'Log a session',
    sends: 'POST /api/v2/my/offline_bookings',
  },
  { on: `${langkah}/overviews`, as: 'mentee', form: 'Mentoring Services', sends: profile },
  { on: `${langkah}/overviews`, as: 'mentor', form: 'Mentoring Services', sends: profile },
  {
    on: `${langkah}/availability`,
    as: 'mentor',
    form: 'Your mentees',
    known: { Capacity: '40' },
    sends: 'PATCH /pairings/capacity',
  },
  {
    on: feedback,
    as: 'mentee',
    form: 'Feedback',
    sends: 'POST /bookings/{bookingId}/participants/{participantId}/feedback',
  },
  {
    on: '/main/bookings?tab=upcoming',
    as: 'mentee',
    form: 'Cancel this session?',
    opens: [/^Cancel, /],
    by: 'Cancel session',
    sends: 'POST /api/v2/my/bookings/{id}/cancel',
  },
];

const companies: readonly PageForm[] = [
  { on: '/create', as: 'enterprise', form: 'Create New Program', sends: 'POST /programs' },
  { on: '/edit/1', as: 'enterprise', form: 'Edit program', sends: 'POST /programs' },
  {
    on: '/main/admins/bulk_delete',
    as: 'platform',
    form: 'Bulk delete',
    known: { File: 'email\nnobody.there@example.com\n' },
    sends: 'POST /main/admins/bulk_delete/delete_users',
  },
  {
    on: '/main/admins/reference_lists?list=companies',
    as: 'platform',
    form: 'Add a company',
    opens: ['Add a company'],
    known: { Name: 'Kilang Bunga Raya' },
    sends: 'POST /api/v2/admin/reference/{list}',
  },
  {
    on: '/main/admins/reference_lists?list=companies&query=petronas',
    as: 'platform',
    form: 'Edit company',
    opens: ['Edit Petronas'],
    sends: 'PATCH /api/v2/admin/reference/{list}/{id}',
  },
];

const page = (tab: string, form: string, sends: string, more: Partial<PageForm> = {}): PageForm => ({
  on: `${admin}/${tab}`,
  as: 'admin',
  form,
  sends,
  ...more,
});
const saved = 'POST /programs';

const programmes: readonly PageForm[] = [
  page('settings', 'Basic Info', saved),
  page('appearance', 'Appearance', saved),
  page('setup', 'Program structure', saved, { by: 'Continue' }),
  page('dashboard_settings', 'Dashboard alert', saved),
  page('resources?view=notifications', 'Dashboard alert', saved),
  page('resources?view=resources', 'New Link', 'POST /resources', { opens: ['Add', 'New Link'] }),
  page('resources?view=resources', 'New File', 'POST /resources', { opens: ['Add', 'New File'] }),
  page('resources?view=resources', 'Edit Resource', 'PATCH /resources/{id}', {
    opens: ['Edit Project ideas of last year'],
  }),
  page('user_management', 'Edit', 'PATCH /programs/{id}/participants/{userId}', {
    opens: ['Actions for Adib Hashim', 'Edit'],
  }),
  page('user_management/import', 'Choose a file', 'POST /programs/{id}/participant_imports', {
    known: { File: 'Name,Email\nPuteri Zainal,puteri.zainal@example.com\n' },
  }),
  page('user-invites', 'Invite by email', 'POST /roles/{roleId}/invites', { opens: ['Invite as Mentee'] }),
  page('applications/new', 'Application', 'POST /applications', { known: { 'Question type': 'Text' } }),
  page('applications/edit/1', 'Application', 'PATCH /applications/{id}'),
  page('goals', 'Add mentoring service', 'POST /app/{enterprise}/{program}/admin/program_goals', {
    opens: ['Add mentoring service'],
  }),
  page('group_and_pairings_management', 'Create a pair', 'POST /pairings', {
    opens: ['Create a pair'],
    known: free,
  }),
  page('group_and_pairings_management', 'Create a group', 'POST /pairings/groups', {
    opens: [/^Groups/, 'Create a group'],
  }),
  page('group_and_pairings_management', 'Group name', 'PATCH /pairings/{id}', {
    opens: [/^Groups/, /^Actions for/, 'Edit group'],
    known: { 'Group name': 'The circle of Fridays' },
  }),
  page('group_and_pairings_management', 'End', 'DELETE /pairings/{id}', {
    opens: [/^Actions for/, 'End'],
    by: 'End it',
  }),
  page('group_and_pairings_management/import', 'Choose a file', 'POST /pairings/imports/check', {
    known: { File: 'mentor_email,mentee_email\nmentor@lantern.test,mentee@lantern.test\n' },
  }),
];

/**
 * Every form of every page: who uses it, how to reach it, and what it calls; last those of the modules that have a file
 * in e2e/walks.
 */
export const forms: readonly PageForm[] = [
  ...visitors,
  ...members,
  ...companies,
  ...programmes,
  ...walks.flatMap((walk) => walk.forms),
];

/** AIT-14: what is asked there is answered in the browser, and goes nowhere. */
const sendingNothing: readonly Pick<PageForm, 'on' | 'as' | 'form' | 'opens'>[] = [
  { on: '/main/ai/chat', as: 'mentee', form: 'Ask' },
];

/** The forms that are visible as soon as the page has loaded. */
export const formsOn = (path: string, as: string | null) =>
  [...forms, ...sendingNothing]
    .filter((one) => one.on === path && one.as === as && one.opens === undefined)
    .map(({ form }) => form);
