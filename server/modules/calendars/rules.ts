import { calledOffStatuses, type StoredStatus } from '../../../contract/bookings/index.ts';

interface InCalendar {
  status: StoredStatus;
  /** Null: nobody agreed to it. */
  acceptedAt: unknown;
}

/**
 * Only a session that was confirmed can be put into a calendar (M27). If it was cancelled later, its file remains and
 * removes it from the calendar again; a link to a new-event form cannot express that.
 */
export const whyNotInCalendar = ({ status, acceptedAt }: InCalendar, way: 'link' | 'file') => {
  const wasConfirmed = acceptedAt !== null && status !== 'pending';
  const isCalledOff = calledOffStatuses.some((one) => one === status);
  const allowed = wasConfirmed && (way === 'file' || !isCalledOff);
  return allowed ? null : ('bookings.not_allowed_now' as const);
};

/** M27: the feed keeps a session for this many days after its end. */
export const feedKeepsDays = 30;
