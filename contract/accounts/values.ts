/** The states of an account, in the words used on the screen and in the file. */
export const userStatuses = {
  active: 'Active',
  unconfirmed: 'Not confirmed',
  deleted: 'Deleted',
  purged: 'Erased',
} as const;

export const userTypes = { mentee: 'Mentee', mentor: 'Mentor', admin: 'Admin' } as const;

export const userTable = {
  path: '/main/admins/users',
  title: 'Users',
  columns: {
    full_name: 'Name',
    email: 'Email',
    user_type: 'Type',
    status: 'Status',
    created_at: 'Joined',
    last_seen_at: 'Last seen',
  },
  fields: ['full_name', 'email'],
} as const;

/** Tells the next page that its address has signed somebody out (B07). */
export const signedOutCookie = 'signed_out';

/** Who did what was done on the command line of the installation, on the screen and in the file. */
export const commandLine = 'Command line';

export const auditTable = {
  path: '/main/admins/audit',
  title: 'Audit log',
  columns: {
    at: 'When',
    actor: 'Who',
    as_user: 'Viewing as',
    action: 'Action',
    object: 'Object',
    details: 'Details',
    ip: 'From address',
  },
  fields: ['actor', 'as_user', 'action', 'object'],
} as const;

/** B96 */
export const bulkFileBytes = 2_097_152;

export const bulkFileRows = 20_000;

// Errors that only the server can detect.
export const easyPassword = 'This password is too easy to guess.';

export const takenAddress = 'Email has already been taken';

export const sameAddress = 'This is your address already.';

export const wrongPassword = 'Current password is invalid';

/** M09, SYS-13: for how many days each prompt is not shown again, keyed by the name of its cookie. */
export const promptDays = {
  /** BKG-99: about sessions that nobody has concluded. */
  overdue_break: 2,
  /** BKG-96: about one booking. */
  failed_report: 7,
  /** NPS-03: about one context of NPS; after an application it is asked anyway. */
  nps_skip: 7,
  /** M16: about the pairs of a member. */
  pulse_skip: 7,
} as const;

/** NPS-03: the contexts in which somebody can skip NPS for a while. */
export const skippableNps = ['sign_up', 'first_booking', 'portal_first_booking_nps'] as const;
export type SkippableNps = (typeof skippableNps)[number];
