const enc = encodeURIComponent;

/** The parts of a programme that its addresses contain. */
interface ProgrammeAddress {
  slug: string;
  enterprise: { slug: string };
}

/** NAV-20: a page of the members' portal, such as 'overviews'. */
export const portalPath = ({ slug, enterprise }: ProgrammeAddress, page: string) =>
  `/app/${enc(enterprise.slug)}/${enc(slug)}/${page}`;

/** NAV-01: a page of the admin portal, such as 'settings'; '' is its overview. */
export const adminPath = (programme: ProgrammeAddress, page = '') =>
  portalPath(programme, page === '' ? 'admin' : `admin/${page}`);

/** BKG-01, BKG-02: the pages of the member's bookings, on the platform or in the portal of a programme. */
export const bookingPaths = (programme: ProgrammeAddress | null) => {
  const base = programme === null ? '/main/bookings' : portalPath(programme, 'bookings');
  return {
    list: (tab: 'upcoming' | 'to_review' | 'closed' = 'upcoming') => `${base}?tab=${tab}`,
    /** The list with the details of one booking open. */
    one: (id: number) => `${base}?booking=${id}`,
    /** The booking's own page (BKG-113). */
    page: (id: number) => (programme === null ? `/bookings/${id}` : `${base}/${id}`),
    /** BKG-120: where a participant is reviewed, and the page after that (REV-10). */
    feedback: (id: number, participantId: number) => `${base}/${id}/participants/${participantId}/feedback`,
    thankYou: (id: number, participantId: number) => `${base}/${id}/participants/${participantId}/feedback/thank_you`,
  };
};

/** PRO-88: the reviews a member received and gave, on the platform or in a portal. */
export const reviewsPath = (programme: ProgrammeAddress | null, tab: 'received' | 'given' = 'received') =>
  `${programme === null ? '/main/reviews' : portalPath(programme, 'reviews')}${tab === 'given' ? '?tab=given' : ''}`;

/** B29: the history of the member's sessions with a person, on the platform or in a portal. */
export const progressPath = (programme: ProgrammeAddress | null, userId: number) =>
  programme === null ? `/main/progress/${userId}` : portalPath(programme, `members/${userId}/progress`);

/** D25: where sessions held elsewhere are logged. */
export const offlineSessionsPath = (programme: ProgrammeAddress | null) =>
  programme === null ? '/main/offline_sessions' : portalPath(programme, 'offline_sessions');

/** OBJ-01, OBJ-10: the quiz before a learning plan, the plan, and the record of it all; on the platform or in a portal. */
export const learningPaths = (programme: ProgrammeAddress | null) => {
  const page = (name: string) => (programme === null ? `/main/${name}` : portalPath(programme, name));
  return { goalSetting: page('goal_setting'), objectives: page('learning_objectives'), record: page('record') };
};

/** EVT-01, B132: events and their pages, on the platform or in a portal. */
export const eventPaths = (programme: ProgrammeAddress | null) => {
  const base = programme === null ? '/main/events' : portalPath(programme, 'events');
  return {
    list: (list: 'upcoming' | 'past' | 'mine' = 'upcoming') => (list === 'upcoming' ? base : `${base}?list=${list}`),
    one: (id: number) => `${base}/${id}`,
  };
};

/** B116, CHT-01: messages, on the platform or in a portal. */
export const messagePaths = (programme: ProgrammeAddress | null) => {
  const base = programme === null ? '/messages' : portalPath(programme, 'messages');
  return {
    list: () => base,
    /** A conversation, at one of its messages if its number is given. */
    one: (id: number, seq?: number) => `${base}?c=${id}${seq === undefined ? '' : `&m=${seq}`}`,
    /** The conversation with this person; it begins if there is none. */
    with: (userId: number) => `${base}?with=${userId}`,
  };
};

interface ProgrammeDoor {
  enterpriseId: number;
  programId: number;
  invite?: string | undefined;
}
const doorWords = ({ enterpriseId, programId, invite }: ProgrammeDoor) =>
  `enterprise_id=${enterpriseId}&program_id=${programId}${invite === undefined ? '' : `&invite=${enc(invite)}`}`;

type SettingsTab = 'profile' | 'mentorship' | 'experience' | 'availability' | 'notification' | 'integrations';

/** All page addresses in one place; links are built nowhere else. */
export const paths = {
  landing: () => '/',
  login: () => '/login',
  register: () => '/register',
  forgotPassword: () => '/forgot-password',
  resetPassword: (token: string) => `/reset-password?reset_password_token=${enc(token)}`,
  needConfirmation: () => '/need-confirmation',
  enterprise: () => '/enterprise',
  enterpriseDashboard: () => '/dashboard',
  /** Reached from the dashboard alone: the side bar has no other entry (ENT-14). */
  companyAudit: () => '/dashboard/audit_log',
  programSelection: () => '/program-selection',
  createProgramme: () => '/create',
  editProgramme: (id: number) => `/edit/${id}`,
  enterProgramme: (id: number, settings = false) => `/enter-program/${id}${settings ? '?settings=true' : ''}`,
  signIn: () => '/users/sign_in',
  signUp: () => '/users/sign_up',
  /** INV-12: branded for a programme, with or without an invitation. */
  programmeSignIn: (of: ProgrammeDoor) => `/users/login?${doorWords(of)}`,
  programmeSignUp: (of: ProgrammeDoor) => `/users/sign_up?${doorWords(of)}`,
  signOut: () => '/users/logout',
  profileSetup: () => '/profile/setup',
  dashboard: () => '/main/dashboard',
  transcribe: () => '/main/ai',
  aiChat: () => '/main/ai/chat',
  discover: () => '/discover/mentors',
  /** M49: whoever has the number sees it. */
  certificate: (number: string) => `/certificates/${enc(number)}`,
  bookings: bookingPaths(null).list,
  booking: bookingPaths(null).one,
  bookingRequested: (id: number) => `/main/bookings/${id}/booking_requested`,
  availability: () => '/main/availability',
  mentees: () => '/main/mentees',
  notifications: () => '/notifications',
  mentorProfile: (slug: string) => `/mentor_profile/${enc(slug)}`,
  menteeProfile: (slug: string) => `/mentee_profile/${enc(slug)}`,
  profileOf: (person: { user_type: string; slug: string }) =>
    person.user_type === 'mentor' ? `/mentor_profile/${enc(person.slug)}` : `/mentee_profile/${enc(person.slug)}`,
  settings: (slug: string, tab?: SettingsTab) => `/users/${enc(slug)}/edit${tab ? `/${tab}` : ''}`,
  becomeMentor: (id: number) => `/users/${id}/mentor_details`,
  editMentor: (id: number) => `/users/${id}/edit_mentor`,
  admin: () => '/main/admins',
  adminUsers: () => '/main/admins/users',
  adminEnterprises: () => '/main/admins/enterprises',
  adminProgrammes: () => '/main/admins/programs',
  adminBulkDelete: () => '/main/admins/bulk_delete',
  adminAudit: () => '/main/admins/audit',
  adminReferenceLists: () => '/main/admins/reference_lists',
  adminCreditPurchases: () => '/main/admins/credit_purchases',
  adminCreditPackages: () => '/main/admins/credit_packages',
  adminPromoCodes: () => '/main/admins/promo_codes',
  adminFeedback: () => '/main/admins/feedback',
  adminDeliveries: () => '/main/admins/deliveries',
  adminBookings: () => '/main/admins/bookings',
  events: eventPaths(null).list,
  /** The file with the event for a calendar. */
  eventCalendarFile: (id: number) => `/events/${id}/calendar.ics`,
  mentorClass: (list: 'upcoming' | 'past' = 'upcoming') => `/main/mentor_class${list === 'past' ? '?list=past' : ''}`,
  adminReported: () => '/main/admins/bookings/reported',
  adminTranscriptions: () => '/main/admins/transcriptions',
  adminReportsOfPeople: () => '/main/admins/reports_of_people',
  mentorApplications: () => '/main/admins/mentor_applications',
  /** CRD-05: a code is filled in and applied. */
  package: (id: number, promoCode?: string) =>
    `/package/${id}/purchase_page${promoCode === undefined ? '' : `?promo_code=${enc(promoCode)}`}`,
  credits: () => '/subscriptions',
  pendingPayment: (id: number) => `/subscriptions/${id}/pending_payment`,
  purchaseThanks: (id: number) => `/subscriptions/${id}/thank_you`,
  purchaseHistory: (slug: string) => `/users/${enc(slug)}/purchase_history`,
} as const;
