/** Our pages that emails and notifications link to. */
export const pages = {
  discover: '/discover/mentors',
  availability: '/main/availability',
  bookings: (place: string) => `${place}/bookings`,
  home: '/main/dashboard',
  /** The home page of enterprises. */
  enterprise: '/dashboard',
  mentorProfile: (slug: string) => `/mentor_profile/${encodeURIComponent(slug)}`,
  mentorApplication: (userId: number) => `/users/${userId}/mentor_details`,
  ownProfile: (slug: string) => `/users/${encodeURIComponent(slug)}/edit/profile`,
  notificationSettings: (slug: string) => `/users/${encodeURIComponent(slug)}/edit/notification`,
  confirmation: (token: string) => `/users/confirmation?confirmation_token=${token}`,
  resetPassword: (token: string) => `/reset-password?reset_password_token=${token}`,
  overview: (portal: string) => `${portal}/overviews`,
  ownApplications: (portal: string) => `${portal}/applications/status`,
  applicants: (portal: string, id: number) => `${portal}/admin/applications/show/${id}`,
  portalDirectory: (portal: string) => `${portal}/directory`,
  portalMember: (portal: string, slug: string) => `${portal}/members/${encodeURIComponent(slug)}`,
  reportedIn: (portal: string) => `${portal}/admin/bookings/reported`,
  outbox: '/main/admins/deliveries',
  reportedOnPlatform: '/main/admins/bookings/reported',
  signUp: (ref: string) => `/users/sign_up?ref=${ref}`,
};
