import { tableFile, tablePage } from '../admin-tables/endpoints.ts';
import type { Call } from '../endpoint.ts';
import type * as admin from './schemas/admin.ts';
import type * as desk from './schemas/desk.ts';
import type * as reading from './schemas/reading.ts';
import type * as saving from './schemas/saving.ts';
import type * as taking from './schemas/taking.ts';
import { eventDataTable, eventTable } from './values.ts';

export const listEvents: Call<typeof reading.listEvents> = { method: 'GET', path: '/main/events' };
export const dashboardEvents: Call<typeof reading.dashboardEvents> = { method: 'GET', path: '/dashboard/events/main' };
export const mentorClass: Call<typeof reading.mentorClass> = { method: 'GET', path: '/main/mentor_class' };
export const showEvent: Call<typeof reading.showEvent> = { method: 'GET', path: '/events/{id}' };
export const openEventLink: Call<typeof reading.openEventLink> = { method: 'POST', path: '/events/{id}/link' };
export const eventQuestions: Call<typeof reading.eventQuestions> = { method: 'GET', path: '/events/{id}/questions' };
export const eventCalendarFile: Call<typeof reading.eventCalendarFile> = {
  method: 'GET',
  path: '/events/{id}/calendar.ics',
};

export const ownTickets: Call<typeof taking.ownTickets> = { method: 'GET', path: '/tickets/{userId}' };
export const purchaseTickets: Call<typeof taking.purchaseTickets> = { method: 'POST', path: '/tickets/purchase' };
export const cancelTicket: Call<typeof taking.cancelTicket> = {
  method: 'POST',
  path: '/tickets/admissions/{id}/cancel',
};
export const sendTicket: Call<typeof taking.sendTicket> = { method: 'POST', path: '/tickets/admissions/{id}/transfer' };
export const keepTicket: Call<typeof taking.keepTicket> = {
  method: 'DELETE',
  path: '/tickets/admissions/{id}/transfer',
};
export const sentTicket: Call<typeof taking.sentTicket> = { method: 'GET', path: '/tickets/transfers/{token}' };
export const acceptTicket: Call<typeof taking.acceptTicket> = {
  method: 'POST',
  path: '/tickets/transfers/{token}/accept',
};
export const joinWaitingList: Call<typeof taking.joinWaitingList> = { method: 'POST', path: '/tickets/{id}/waiting' };
export const leaveWaitingList: Call<typeof taking.leaveWaitingList> = {
  method: 'DELETE',
  path: '/tickets/{id}/waiting',
};

export const saveEvent: Call<typeof saving.saveEvent> = { method: 'POST', path: '/events' };
export const uploadEventPhoto: Call<typeof saving.uploadEventPhoto> = { method: 'POST', path: '/events/upload_photo' };
export const duplicateEvent: Call<typeof saving.duplicateEvent> = { method: 'POST', path: '/events/{id}/duplicate' };
export const toggleEvent: Call<typeof saving.toggleEvent> = { method: 'POST', path: '/events/activity' };

export const eventCancellation: Call<typeof admin.eventCancellation> = {
  method: 'GET',
  path: '/events/{id}/cancellation',
};
export const cancelEvent: Call<typeof admin.cancelEvent> = { method: 'POST', path: '/events/{id}/cancel' };
export const deleteEvent: Call<typeof admin.deleteEvent> = { method: 'DELETE', path: '/events/{id}' };

export const tagReach: Call<typeof admin.tagReach> = { method: 'GET', path: '/events/tag_reach' };
export const notifyOfEvent: Call<typeof admin.notifyOfEvent> = { method: 'POST', path: '/events/{id}/notify' };
export const adminEvents: Call<typeof admin.adminEvents> = tablePage(eventTable);
export const editableEvent: Call<typeof admin.editableEvent> = { method: 'GET', path: '/main/admins/events/{id}' };
export const eventData: Call<typeof admin.eventData> = tablePage(eventDataTable);
export const eventDataFile: Call<typeof admin.eventDataFile> = tableFile(eventDataTable);
export const ticketOrder: Call<typeof admin.ticketOrder> = { method: 'GET', path: '/tickets/orders/{id}' };
export const refundTickets: Call<typeof admin.refundTickets> = { method: 'POST', path: '/tickets/orders/{id}/refund' };

export const attendees: Call<typeof desk.attendees> = { method: 'GET', path: '/events/{id}/attendees' };
export const attendeesFile: Call<typeof desk.attendeesFile> = { method: 'GET', path: '/events/{id}/attendees.csv' };
export const checkIn: Call<typeof desk.checkIn> = { method: 'POST', path: '/events/{id}/check_in' };
export const undoCheckIn: Call<typeof desk.undoCheckIn> = { method: 'POST', path: '/events/{id}/check_in/undo' };
