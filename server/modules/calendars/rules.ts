import type { StoredStatus } from '../../../contract/bookings/index.ts';

type Way = 'link' | 'file';

const notConfirmed: readonly StoredStatus[] = ['pending'];
const calledOff: readonly StoredStatus[] = ['cancelled', 'system_cancelled', 'refunded'];

/**
 * What can be put into a calendar: a session that was confirmed. One that was called off still has its file, which says
 * so and takes it out of the calendar again; a form for a new event has no way to say it.
 */
export const whyNotInCalendar = (status: StoredStatus, way: Way) => {
  const refused = way === 'file' ? notConfirmed : [...notConfirmed, ...calledOff];
  return refused.includes(status) ? ('bookings.not_allowed_now' as const) : null;
};

/** Whether the file says that the session does not take place. */
export const isCalledOff = (status: StoredStatus) => calledOff.includes(status);
