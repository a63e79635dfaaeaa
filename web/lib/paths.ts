const enc = encodeURIComponent;

/** Every address of the pages, in one place: links are built here and nowhere else. */
export const paths = {
  landing: () => '/',
  login: () => '/login',
  register: () => '/register',
  forgotPassword: () => '/forgot-password',
  resetPassword: (token: string) => `/reset-password?reset_password_token=${enc(token)}`,
  needConfirmation: () => '/need-confirmation',
  enterpriseDashboard: () => '/dashboard',
  signIn: () => '/users/sign_in',
  signUp: () => '/users/sign_up',
  signOut: () => '/users/logout',
  profileSetup: () => '/profile/setup',
  dashboard: () => '/main/dashboard',
  discover: () => '/discover/mentors',
  bookings: (tab: 'upcoming' | 'to_review' | 'closed' = 'upcoming') => `/main/bookings?tab=${tab}`,
  booking: (id: number) => `/main/bookings?booking=${id}`,
  bookingRequested: (id: number) => `/main/bookings/${id}/booking_requested`,
  availability: () => '/main/availability',
  reviews: () => '/main/reviews',
  mentees: () => '/main/mentees',
  notifications: () => '/notifications',
  mentorProfile: (slug: string) => `/mentor_profile/${enc(slug)}`,
  menteeProfile: (slug: string) => `/mentee_profile/${enc(slug)}`,
  profileOf: (person: { user_type: string; slug: string }) =>
    person.user_type === 'mentor' ? `/mentor_profile/${enc(person.slug)}` : `/mentee_profile/${enc(person.slug)}`,
  settings: (slug: string, tab?: 'profile' | 'mentorship' | 'experience' | 'availability' | 'notification') =>
    `/users/${enc(slug)}/edit${tab ? `/${tab}` : ''}`,
  becomeMentor: (id: number) => `/users/${id}/mentor_details`,
  editMentor: (id: number) => `/users/${id}/edit_mentor`,
  mentorApplications: () => '/main/admins/mentor_applications',
  package: (id: number) => `/package/${id}/purchase_page`,
} as const;
