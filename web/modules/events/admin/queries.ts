import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { tablePageSize } from '../../../../contract/admin-tables/values.ts';
import type { CallInput } from '../../../../contract/endpoint.ts';
import {
  adminEvents,
  cancelEvent,
  deleteEvent,
  duplicateEvent,
  editableEvent,
  eventCancellation,
  notifyOfEvent,
  refundTickets,
  saveEvent,
  tagReach,
  ticketOrder,
  toggleEvent,
  uploadEventPhoto,
} from '../../../../contract/events/endpoints.ts';
import { eventTable } from '../../../../contract/events/values.ts';
import { call } from '../../../lib/call.ts';
import { delays } from '../../../lib/delays.ts';
import { outOfDate } from '../../../lib/query-keys.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { useList } from '../../../lib/use-list.ts';
import type { TableFilter } from '../../../ui/frames/tablePageProps.ts';
import { type ChosenTags, idsOf } from './chosen-tags.ts';

/** EVT-44: the events of a program, or all that one administers. */
export const useAdminEvents = (programId: number | null, { page, query }: TableFilter) => {
  const asked = {
    ...(page !== undefined && { page }),
    ...(query !== undefined && { query }),
    ...(programId !== null && { program_id: programId }),
  };
  return useList({
    queryKey: ['admin_tables', eventTable.path, asked],
    ask: (signal) => call(adminEvents, { query: asked }, { signal }),
    pageOf: ({ data: rows, page: at, max_pages, total }) => ({
      rows,
      page: at,
      max_pages,
      ...(total > 0 && { total, per_page: tablePageSize }),
    }),
  });
};

export const useEditableEvent = (id: number | null) =>
  useQuery({
    queryKey: ['events', 'editable', id],
    queryFn: ({ signal }) => call(editableEvent, { params: { id: id ?? 0 } }, { signal }),
    enabled: id !== null,
  });

/** Each list of ids as one word, so that equal choices are the same question. */
const questionOf = (chosen: ChosenTags) =>
  Object.entries(idsOf(chosen)).map(([field, ids]) => [field, ids.join(',')] as const);

/** EVT-40: asked again once the selection has rested. */
export const useReach = (eventId: number, chosen: ChosenTags) => {
  const now = JSON.stringify(questionOf(chosen));
  const settled = useSettled(now, delays.filters);
  const lists = Object.fromEntries(JSON.parse(settled) as ReturnType<typeof questionOf>);
  const isEmpty = Object.values(lists).every((ids) => ids === '');
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['events', 'reach', eventId, lists],
    queryFn: ({ signal }) => call(tagReach, { query: { event_id: eventId, ...lists } }, { signal }),
    enabled: !isEmpty,
    placeholderData: keepPreviousData,
  });
  return {
    reach: isEmpty ? 0 : data,
    error: isEmpty ? null : error,
    /** The number is not yet that of what is chosen now. */
    isCounting: settled !== now || (!isEmpty && isFetching),
    refetch,
  };
};

/** Every act reloads the tables of the administration, and what readers see of events. */
const useAct = <V, R>(act: (given: V) => Promise<R>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => outOfDate(client, ['admin_tables', 'events']),
  });
};

export const useToggle = () => useAct((id: number) => call(toggleEvent, { body: { event_id: id } }));

/** Whom cancelling concerns now: asked anew each time, for people take tickets meanwhile. */
export const useCancellation = (id: number) =>
  useQuery({
    queryKey: ['events', 'cancellation', id],
    queryFn: ({ signal }) => call(eventCancellation, { params: { id } }, { signal }),
    gcTime: 0,
  });

export const useCancelEvent = () =>
  useAct(({ id, message }: { id: number; message: string }) =>
    call(cancelEvent, { params: { id }, body: { message } }),
  );

export const useDeleteEvent = () => useAct((id: number) => call(deleteEvent, { params: { id } }));

export const useDuplicateEvent = () =>
  useAct(({ id, key }: { id: number; key: string }) => call(duplicateEvent, { params: { id } }, { key }));

export const useNotify = (id: number) =>
  useAct((body: CallInput<typeof notifyOfEvent>['body']) => call(notifyOfEvent, { params: { id }, body }));

export const useRefundOrder = () =>
  useAct(({ orderId, body, key }: { orderId: number; body: CallInput<typeof refundTickets>['body']; key: string }) =>
    call(refundTickets, { params: { id: orderId }, body }, { key }),
  );

/** Each ticket of an order, and what it cost. */
export const useTicketOrder = (id: number) =>
  useQuery({
    queryKey: ['events', 'order', id],
    queryFn: ({ signal }) => call(ticketOrder, { params: { id } }, { signal }),
  });

export type EventBody = CallInput<typeof saveEvent>['body'];

export const useSaveEvent = () =>
  useAct(({ body, key }: { body: EventBody; key: string }) => call(saveEvent, { body }, { key }));

export const useUploadPhoto = () =>
  useAct(({ id, photo }: { id: number; photo: File }) =>
    call(
      uploadEventPhoto,
      { body: { event_id: id } },
      { uploads: [{ field: 'photo', file: photo, name: photo.name }] },
    ),
  );
