import type { Call } from '../endpoint.ts';
import type * as booking from './schemas/booking.ts';
import type * as acts from './schemas/acts.ts';
import type * as progress from './schemas/progress.ts';
import type * as reports from './schemas/reports.ts';
import type * as room from './schemas/room.ts';
import type * as admin from './schemas/admin.ts';
import type * as create from './schemas/create.ts';
import type * as offline from './schemas/offline.ts';

export const myBookings: Call<typeof booking.myBookings> = { method: 'GET', path: '/api/v2/my/bookings' };

export const bookingParticipant: Call<typeof booking.bookingParticipant> = {
  method: 'GET',
  path: '/bookings/{bookingId}/booking_participants/{participantId}',
};

export const bookingNote: Call<typeof booking.bookingNote> = { method: 'GET', path: '/dashboard/booking_note' };

export const updateBookingNote: Call<typeof booking.updateBookingNote> = {
  method: 'POST',
  path: '/dashboard/booking_note',
};

export const bookingAttachment: Call<typeof booking.bookingAttachment> = {
  method: 'GET',
  path: '/bookings/{id}/attachments/{attachmentId}',
};

export const availableSlots: Call<typeof booking.availableSlots> = {
  method: 'GET',
  path: '/api/v2/mentors/{id}/available_slots',
};

export const requestBooking: Call<typeof acts.requestBooking> = { method: 'POST', path: '/api/v2/my/bookings' };

export const acceptBooking: Call<typeof acts.acceptBooking> = {
  method: 'POST',
  path: '/api/v2/my/bookings/{id}/accept',
};

export const keepTime: Call<typeof acts.keepTime> = {
  method: 'POST',
  path: '/api/v2/my/bookings/{id}/keep_time',
};

export const withdrawMove: Call<typeof acts.withdrawMove> = {
  method: 'POST',
  path: '/api/v2/my/bookings/{id}/withdraw_move',
};

export const cancelMyBooking: Call<typeof acts.cancelMyBooking> = {
  method: 'POST',
  path: '/api/v2/my/bookings/{id}/cancel',
};

export const rescheduleMyBooking: Call<typeof acts.rescheduleMyBooking> = {
  method: 'POST',
  path: '/api/v2/my/bookings/{id}/reschedule',
};

export const completeBooking: Call<typeof acts.completeBooking> = { method: 'POST', path: '/bookings/{id}/complete' };

export const editBrief: Call<typeof acts.editBrief> = { method: 'PATCH', path: '/api/v2/my/bookings/{id}/brief' };

export const showProgress: Call<typeof progress.showProgress> = { method: 'GET', path: '/main/progress/{userId}' };

/**
 * BKG-97: sessions that are over but not concluded by anyone; none while the caller has postponed the reminder (M09).
 */
export const overdueBookings: Call<typeof reports.overdueBookings> = {
  method: 'GET',
  path: '/api/v2/my/overdue_bookings',
};

export const reportBooking: Call<typeof reports.reportBooking> = { method: 'POST', path: '/bookings/{id}/report' };

export const failedBookingReport: Call<typeof reports.failedBookingReport> = {
  method: 'POST',
  path: '/bookings/failed_booking_report',
};

export const openRoom: Call<typeof room.openRoom> = { method: 'POST', path: '/api/v2/my/bookings/{id}/room' };

export const bookingAttendance: Call<typeof room.bookingAttendance> = {
  method: 'GET',
  path: '/bookings/{id}/attendance',
};

export const listAdminBookings: Call<typeof admin.listAdminBookings> = {
  method: 'GET',
  path: '/api/v2/admin/bookings',
};

export const programmeBookingsPage: Call<typeof admin.programmeBookingsPage> = {
  method: 'GET',
  path: '/app/{enterprise}/{program}/admin/bookings/bookings_list.json',
};

export const platformBookingsPage: Call<typeof admin.platformBookingsPage> = {
  method: 'GET',
  path: '/main/admins/bookings.json',
};

export const programmeBookingsCsv: Call<typeof admin.programmeBookingsCsv> = {
  method: 'GET',
  path: '/app/{enterprise}/{program}/admin/bookings/bookings_list.csv',
};

export const platformBookingsCsv: Call<typeof admin.platformBookingsCsv> = {
  method: 'GET',
  path: '/main/admins/bookings.csv',
};

export const adminBooking: Call<typeof admin.adminBooking> = { method: 'GET', path: '/api/v2/admin/bookings/{id}' };

export const completeByAdmin: Call<typeof admin.completeByAdmin> = {
  method: 'PATCH',
  path: '/api/v2/admin/bookings/{id}/complete',
};

export const cancelByAdmin: Call<typeof admin.cancelByAdmin> = {
  method: 'PATCH',
  path: '/api/v2/admin/bookings/{id}/cancel',
};

export const missByAdmin: Call<typeof admin.missByAdmin> = {
  method: 'PATCH',
  path: '/api/v2/admin/bookings/{id}/miss',
};

export const investigateByAdmin: Call<typeof admin.investigateByAdmin> = {
  method: 'PATCH',
  path: '/api/v2/admin/bookings/{id}/investigate',
};

export const refundByAdmin: Call<typeof admin.refundByAdmin> = {
  method: 'PATCH',
  path: '/api/v2/admin/bookings/{id}/refund',
};

export const rescheduleByAdmin: Call<typeof admin.rescheduleByAdmin> = {
  method: 'PATCH',
  path: '/api/v2/admin/bookings/{id}/reschedule',
};

export const listReports: Call<typeof admin.listReports> = { method: 'GET', path: '/api/v2/admin/booking_reports' };

export const createBooking: Call<typeof create.createBooking> = { method: 'POST', path: '/api/v2/admin/bookings' };

export const adminMentors: Call<typeof create.adminMentors> = { method: 'GET', path: '/api/v2/admin/mentors' };

export const adminMentees: Call<typeof create.adminMentees> = { method: 'GET', path: '/api/v2/admin/mentees' };

export const logOfflineSession: Call<typeof offline.logOfflineSession> = {
  method: 'POST',
  path: '/api/v2/my/offline_bookings',
};

export const offlineSessionData: Call<typeof offline.offlineSessionData> = {
  method: 'GET',
  path: '/api/v2/my/offline_bookings/session_data',
};

export const heldSlots: Call<typeof offline.heldSlots> = { method: 'GET', path: '/api/v2/my/offline_bookings/slots' };

export const confirmOfflineSession: Call<typeof offline.confirmOfflineSession> = {
  method: 'PATCH',
  path: '/api/v2/my/offline_bookings/{id}/confirm',
};

export const denyOfflineSession: Call<typeof offline.denyOfflineSession> = {
  method: 'PATCH',
  path: '/api/v2/my/offline_bookings/{id}/deny',
};

export const deleteOfflineSession: Call<typeof offline.deleteOfflineSession> = {
  method: 'DELETE',
  path: '/api/v2/my/offline_bookings/{id}',
};

export const offlineSummary: Call<typeof offline.offlineSummary> = {
  method: 'GET',
  path: '/api/v2/my/offline_bookings/summary',
};
