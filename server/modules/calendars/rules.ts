import type { StoredStatus } from '../../../contract/bookings/index.ts';

type Way = 'link' | 'file';

const notConfirmed: readonly StoredStatus[] = ['pending'];
const calledOff: readonly StoredStatus[] = ['cancelled', 'system_cancelled', 'refunded'];

/**
 * Only a session that was confirmed can be put into a calendar. If it was cancelled later, its file remains and removes
 * it from the calendar again; a link to a new-event form cannot express that.
 */
export const whyNotInCalendar = (status: StoredStatus, way: Way) => {
  const refused = way === 'file' ? notConfirmed : [...notConfirmed, ...calledOff];
  return refused.includes(status) ? ('bookings.not_allowed_now' as const) : null;
};

/** Whether the file says that the session is cancelled. */
export const isCalledOff = (status: StoredStatus) => calledOff.includes(status);
