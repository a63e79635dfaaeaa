export * from './values/participant-lists.ts';

export const programmeTable = {
  path: '/main/admins/programs',
  title: 'Programs',
  columns: {
    name: 'Name',
    enterprise: 'Enterprise',
    status: 'Status',
    pairing_method_type: 'Pairing method',
    mentees: 'Mentees',
    mentors: 'Mentors',
    admins: 'Admins',
    start_date: 'Start date',
    end_date: 'End date',
    created_at: 'Created',
  },
  fields: ['name', 'enterprise'],
} as const;

/** Limits, in characters unless stated otherwise; the counters in the forms read these. */
export const programmeLimits = {
  /** PRG-05 */
  name: 35,
  /** PRG-09 */
  description: 300,
  /** PRG-48 */
  alert: 300,
  /** PRG-39 */
  goals: 7,
  goalLabel: 100,
  modules: 24,
  moduleName: 100,
  moduleDescription: 5000,
  tasks: 20,
  taskName: 100,
  taskDescription: 2000,
  address: 2000,
  questions: 20,
  questionTitle: 300,
  questionDescription: 1000,
  options: 10,
  optionText: 200,
  /** PRG-12 */
  pictureBytes: 2_097_152,
} as const;

/** PRG-21 */
export const pairingMethods = ['mentee_picks', 'mentor_picks', 'admin_pairs'] as const;

export type PairingMethod = (typeof pairingMethods)[number];

export const pairingNames = {
  mentee_picks: 'Traditional',
  mentor_picks: 'Reverse',
  admin_pairs: 'Admin Paired',
} as const;

/** PRG-26 */
export const durations = ['1_months', '2_months', '3_months', 'set_end_duration'] as const;

export type Duration = (typeof durations)[number];

/** PRG-29 */
export const participantBands = ['less_than_20', '20_to_80', 'more_than_80'] as const;

/** PRG-30 */
export const templateTypes = [
  'create_my_own',
  'employee_engagement_programme',
  'entrepreneurship_programme',
  'youth_employability_programme',
] as const;

export type TemplateType = (typeof templateTypes)[number];

/** PRG-36 */
export const taskCategories = ['session', 'assignment', 'mentor_class', 'survey'] as const;

/** PRG-41 */
export const setupSteps = ['structure', 'pairing', 'reflections', 'draft', 'done'] as const;

/** A40: stored values and their display names. */
export const privacyNames = { open: 'No application needed', closed: 'Application required' } as const;

/** PRG-47, A37 */
export const defaultColours = { primary: '#428AC9', secondary: '#FFFFFF' } as const;

export const importLimits = {
  bytes: 2_097_152,
  rows: 10_000,
  columns: 50,
  cell: 300,
  page: 20,
  /** How many words for roles can be given a meaning, and how long each may be. */
  roleNames: 30,
  roleName: 60,
  admins: 500,
  sheets: 49,
} as const;

/** What a company's file says about its people. The manager is an email address or an employee ID. */
export const employeeFields = ['employee_id', 'department', 'team', 'grade', 'location', 'manager'] as const;

export type EmployeeField = (typeof employeeFields)[number];

/** The participants can be filtered by these. */
export const employeeFilters = ['department', 'team', 'grade', 'location'] as const;

/** The fields that a column of the file can contain; all are optional except the email address. */
export const importFields = ['email', 'name', 'firstname', 'lastname', 'phone_no', 'role', ...employeeFields] as const;

export type ImportField = (typeof importFields)[number];

/** The file that people may start from: our headings, and a person who is left out if they stay in it. */
export const importTemplate = {
  title: 'People template',
  headings: {
    email: 'Email',
    name: 'Full name',
    firstname: null,
    lastname: null,
    phone_no: 'Phone',
    role: 'Role',
    employee_id: 'Employee ID',
    department: 'Department',
    team: 'Team',
    grade: 'Grade',
    location: 'Location',
    manager: 'Manager',
  },
  email: 'example@example.com',
  example: {
    email: 'example@example.com',
    name: 'EXAMPLE: delete this row',
    firstname: '',
    lastname: '',
    phone_no: '+60 12-345 6789',
    role: '',
    employee_id: 'E1024',
    department: 'Finance',
    team: 'Payroll',
    grade: 'M3',
    location: 'Kuala Lumpur',
    manager: 'manager@example.com',
  },
} as const satisfies {
  title: string;
  headings: Record<ImportField, string | null>;
  email: string;
  example: Record<ImportField, string>;
};

/**
 * INV-03, INV-07: the table of one role shows ten people a page; the page size of the table of all users can be chosen.
 */
export const participantsPage = 10;

/** `no_session`: a member for at least this long, and no session in it. */
export const daysWithoutSession = 30;

/** Filters of the participants that an admin may save in one program. */
export const mostSavedFilters = 20;

export const longestFilterName = 60;

/** What can be done with many participants at once. */
export const manyActs = ['role', 'remind', 'resend', 'remove'] as const;

export type ManyAct = (typeof manyActs)[number];

/** Why an act on many leaves a person out: the codes of the refusals that the person alone would meet. */
export const leftOutReasons = [
  'programmes.member_not_found',
  'programmes.owner_stays',
  'programmes.not_yourself',
  'programmes.last_admin',
  'programmes.has_signed_in',
  'programmes.emailed_today',
  'accounts.emailed_enough',
] as const;

export type LeftOutReason = (typeof leftOutReasons)[number];

/** People ticked one by one; more are chosen by a filter. */
export const mostTicked = 1000;

/** Up to this many are done while the admin waits; more in steps of this many, and the page shows how far it is. */
export const manyAtOnce = 200;

/** How many of those who were left out an answer names; the file names all. */
export const leftOutShown = 10;

/** M06 */
export const mostCapacity = 1000;

/** REV-28: every star question has this many stars. */
export const starsOfAQuestion = 5;

const plainWord = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * How a heading can be read, in lower case and without punctuation: as a whole, and each half of one in two languages
 * ('Email / 电子邮件', 'Nama (name)').
 */
export const headingWords = (heading: string): { whole: string; halves: string[] } => ({
  whole: plainWord(heading),
  halves: heading
    .split(/[/|()（）\n]/)
    .map(plainWord)
    .filter((half) => half !== ''),
});

/** A line that contains an email address is somebody, never headings. */
export const hasAddress = (cells: readonly string[]): boolean =>
  cells.some((cell) => /^[^\s@]+@[^\s@]+$/.test(cell.trim()));

/** What a draft can lack before it opens: its first day, a last day that has not passed, its mentoring services. */
export const missingParts = ['start_date', 'end_date', 'goals'] as const;
