import { keepPreviousData, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '../../../../contract/endpoint.ts';
import {
  heldSlots,
  logOfflineSession,
  offlineSessionData,
  offlineSummary,
} from '../../../../contract/bookings/endpoints.ts';
import { call } from '../../../lib/call.ts';
import { outOfDate } from '../../../lib/query-keys.ts';

declare module '../../../lib/query-keys.ts' {
  interface PageQueries {
    offline: true;
  }
}

/** Whose sessions, and of which programme. */
export interface Log {
  userId: number;
  programId: number;
  /** An admin logs it for others, whatever side the admin is on. */
  forOthers?: true;
}
const asked = ({ userId, programId }: Log) => ({ user_id: userId, program_id: programId });

export const useSessionData = (log: Log, search = '') =>
  useQuery({
    queryKey: ['offline', log.programId, log.userId, log.forOthers ?? false, search] as const,
    queryFn: () =>
      call(offlineSessionData, {
        query: { ...asked(log), ...(search !== '' && { search }), ...(log.forOthers && { for_others: 'true' }) },
      }),
    placeholderData: keepPreviousData,
  });

export const useOfflineSummary = (log: Log) =>
  useQuery({
    queryKey: ['booking', 'offline', log.programId, log.userId] as const,
    queryFn: () => call(offlineSummary, { query: asked(log) }),
  });

/** With whom: one person, or a group. */
export type Met = { participant_id: number } | { group_id: number };

/** OFF-09: not requested until it is known who met. */
export const useHeldSlots = (log: Log, met: Met | null, duration: number) =>
  useQuery({
    queryKey: ['slots', 'held', log.programId, log.userId, met, duration] as const,
    queryFn: met === null ? skipToken : () => call(heldSlots, { query: { ...asked(log), ...met, duration } }),
  });

export const useLogSession = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ booking, key }: { booking: CallInput<typeof logOfflineSession>['body']['booking']; key: string }) =>
      call(logOfflineSession, { body: { booking } }, { key }),
    onSuccess: () => {
      void outOfDate(client, ['bookings', 'booking', 'dashboard', 'admin_bookings', 'activities']);
    },
  });
};
