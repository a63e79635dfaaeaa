/**
 * Endpoints about everyone's own things: their session, lists, notifications and profile; and a plan that is computed
 * from the input and reads nothing.
 */
export const everyonesOwn = new Set([
  'GET /api/v2/my/bookings',
  'GET /api/v2/my/calendar/linked',
  'GET /api/v2/my/groups',
  'GET /api/v2/my/overdue_bookings',
  'GET /api/v2/my/programs',
  'POST /api/v2/my/prompt_marks',
  'GET /api/v2/my/reviews',
  'POST /api/v2/my/users/resend_confirmation',
  'POST /colleges',
  'POST /jobs',
  'DELETE /kill-session',
  'GET /notifications',
  'POST /notifications/mark_all_read',
  'POST /notifications/mark_read',
  'GET /notifications/unread_count',
  'GET /programs/outline',
  'GET /referrals',
  'GET /users/current',
  'POST /users/current',
  'POST /users/current/update_banner',
  'POST /users/current/update_profile_photo',
]);
