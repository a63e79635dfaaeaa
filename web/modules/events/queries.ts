import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '../../../contract/endpoint.ts';
import * as calls from '../../../contract/events/endpoints.ts';
import { eventPageSize } from '../../../contract/events/values.ts';
import { call, isNotFound } from '../../lib/call.ts';
import type { QueryOf } from '../../lib/list-search.ts';
import { outOfDate } from '../../lib/query-keys.ts';
import { useList } from '../../lib/use-list.ts';

/** EVT-01, a page of it. */
export const useEvents = (query: QueryOf<typeof calls.listEvents>) =>
  useList({
    queryKey: ['events', 'list', query],
    ask: (signal) => call(calls.listEvents, { query }, { signal }),
    pageOf: ({ events: rows, ...pages }) => ({ rows, ...pages, per_page: eventPageSize }),
  });

/** DSH-16; null for the platform. */
const dashboardQuery = (programId: number | null) =>
  queryOptions({
    queryKey: ['events', 'dashboard', programId],
    queryFn: ({ signal }) =>
      call(calls.dashboardEvents, { query: programId === null ? {} : { program_id: programId } }, { signal }),
  });
export const useDashboardEvents = (programId: number | null) => useQuery(dashboardQuery(programId));

/** EVT-45 */
const mentorClassQuery = queryOptions({
  queryKey: ['events', 'mentor_class'],
  queryFn: ({ signal }) => call(calls.mentorClass, {}, { signal }),
});
export const useMentorClass = () => useQuery(mentorClassQuery);

/**
 * EVT-04. Who reads it is part of the key: whoever signs in finds other things there. B105: a link is shown only where
 * the event is not open to the reader yet.
 */
const eventQuery = (id: number, readerId: number | null, link?: string) =>
  queryOptions({
    queryKey: ['events', 'one', id, readerId],
    queryFn: async ({ signal }) => {
      const query = readerId === null ? {} : { user_id: String(readerId) };
      const ask = () => call(calls.showEvent, { params: { id }, query }, { signal });
      try {
        return await ask();
      } catch (error) {
        if (link === undefined || readerId === null || !isNotFound(error)) throw error;
      }
      await call(calls.openEventLink, { params: { id }, body: { key: link } });
      return ask();
    },
  });
export const useEvent = (id: number, readerId: number | null, link?: string) =>
  useQuery(eventQuery(id, readerId, link));

/** EVT-06 */
const questionsQuery = (id: number) =>
  queryOptions({
    queryKey: ['events', 'questions', id],
    queryFn: ({ signal }) => call(calls.eventQuestions, { params: { id } }, { signal }),
  });
export const useQuestions = (id: number) => useQuery(questionsQuery(id));

/** A payment that has just been made is confirmed within seconds. */
const askAgainMs = 5000;

/** EVT-05; `paying`: a payment is being confirmed, which the page waits for. */
const ownTicketsQuery = (userId: number, eventId: number, paying: boolean) =>
  queryOptions({
    queryKey: ['events', 'tickets', userId, eventId],
    queryFn: ({ signal }) => call(calls.ownTickets, { params: { userId }, query: { event_id: eventId } }, { signal }),
    refetchInterval: ({ state: { data } }) => (paying && data && data.held.length > 0 ? askAgainMs : false),
  });
export const useOwnTickets = (userId: number, eventId: number, paying = false) =>
  useQuery(ownTicketsQuery(userId, eventId, paying));

/** Everything about events may look different afterwards, also after a refusal: somebody else was faster. */
const useEventAct = <Input, Answer>(act: (input: Input) => Promise<Answer>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn: act, onSettled: () => void outOfDate(client, ['events']) });
};

/** EVT-15: `key` makes a second press the same order. */
export const usePurchaseTickets = () =>
  useEventAct(({ body, key }: { body: CallInput<typeof calls.purchaseTickets>['body']; key: string }) =>
    call(calls.purchaseTickets, { body }, { key }),
  );

export const useCancelTicket = () => useEventAct((id: number) => call(calls.cancelTicket, { params: { id } }));

export const useSendTicket = () =>
  useEventAct(({ id, email }: { id: number; email: string }) =>
    call(calls.sendTicket, { params: { id }, body: { email } }),
  );

export const useKeepTicket = () => useEventAct((id: number) => call(calls.keepTicket, { params: { id } }));

export const useJoinWaitingList = () => useEventAct((id: number) => call(calls.joinWaitingList, { params: { id } }));

export const useLeaveWaitingList = () => useEventAct((id: number) => call(calls.leaveWaitingList, { params: { id } }));

const sentTicketQuery = (token: string) =>
  queryOptions({
    queryKey: ['events', 'sent', token],
    queryFn: ({ signal }) => call(calls.sentTicket, { params: { token } }, { signal }),
  });
export const useSentTicket = (token: string) => useQuery(sentTicketQuery(token));

export const useAcceptTicket = () => useEventAct((token: string) => call(calls.acceptTicket, { params: { token } }));

/** Several doors of one event see each other's people come in. */
const otherDoorsMs = 15_000;

/** A page of those who come. */
export const useAttendees = (eventId: number, search: string, page: number) =>
  useList({
    queryKey: ['events', 'attendees', eventId, search, page],
    ask: (signal) => call(calls.attendees, { params: { id: eventId }, query: { search, page } }, { signal }),
    pageOf: ({ attendees: rows, page: at, max_pages, total }) => ({ rows, page: at, max_pages, total }),
    refetchInterval: otherDoorsMs,
  });

/** By the code of a ticket, or by the line of the list. */
export type Admitting = CallInput<typeof calls.checkIn>['body'];

/** `key` makes a check-in that is sent again the same one. */
export const useCheckIn = (eventId: number) =>
  useEventAct(({ wish, key }: { wish: Admitting; key: string }) =>
    call(calls.checkIn, { params: { id: eventId }, body: wish }, { key }),
  );

export const useUndoCheckIn = (eventId: number) =>
  useEventAct((admissionId: number) =>
    call(calls.undoCheckIn, { params: { id: eventId }, body: { admission_id: admissionId } }),
  );
