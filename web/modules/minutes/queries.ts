import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '../../../contract/endpoint.ts';
import * as calls from '../../../contract/minutes/endpoints.ts';
import type { Minutes, MinutesItem } from '../../../contract/minutes/schemas.ts';
import { call } from '../../lib/call.ts';
import { outOfDate } from '../../lib/query-keys.ts';

const minutesQuery = (bookingId: number) =>
  queryOptions({
    queryKey: ['minutes', bookingId],
    queryFn: ({ signal }) => call(calls.showMinutes, { params: { id: bookingId } }, { signal }),
  });

export const useMinutes = (bookingId: number) => useQuery(minutesQuery(bookingId));

/** What an act answers stands in the page at once; after one that failed it is fetched again. */
const useAct = <V>(bookingId: number, act: (given: V) => Promise<Minutes>) => {
  const client = useQueryClient();
  const { queryKey } = minutesQuery(bookingId);
  return useMutation({
    mutationFn: act,
    onSuccess: (minutes) => void client.setQueryData(queryKey, minutes),
    onError: () => client.invalidateQueries({ queryKey }),
  });
};

type Added = CallInput<typeof calls.addMinutesItem>['body'];

/** Its answer has nothing of what was written: what stands there then is fetched before the line counts as added. */
export const useAddLine = (bookingId: number) => {
  const client = useQueryClient();
  const { queryKey } = minutesQuery(bookingId);
  return useMutation({
    mutationFn: ({ body, key }: { body: Added; key: string }) =>
      call(calls.addMinutesItem, { params: { id: bookingId }, body }, { key }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
};

type Changed = CallInput<typeof calls.changeMinutesItem>['body'];

export const useChangeLine = (bookingId: number) =>
  useAct(bookingId, ({ id, body }: { id: number; body: Changed }) =>
    call(calls.changeMinutesItem, { params: { id }, body }),
  );

export const useRemoveLine = (bookingId: number) =>
  useAct(bookingId, (id: number) => call(calls.removeMinutesItem, { params: { id } }));

export const useWriteNotes = (bookingId: number) =>
  useAct(bookingId, (body: CallInput<typeof calls.writeMinutesNotes>['body']) =>
    call(calls.writeMinutesNotes, { params: { id: bookingId }, body }),
  );

const ticked = (minutes: Minutes, id: number, done: boolean): Minutes => {
  const tick = (lines: readonly MinutesItem[]) => lines.map((one) => (one.id === id ? { ...one, done } : one));
  return { ...minutes, agenda: tick(minutes.agenda), actions: tick(minutes.actions) };
};

/** Shown at once, and taken back if it could not be saved. Several one after the other, the last one wins. */
export const useTick = (bookingId: number) => {
  const client = useQueryClient();
  const { queryKey } = minutesQuery(bookingId);
  return useMutation({
    scope: { id: `minutes ${bookingId}` },
    mutationFn: ({ id, done }: { id: number; done: boolean }) =>
      call(calls.changeMinutesItem, { params: { id }, body: { done } }),
    onMutate: async ({ id, done }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (before) => before && ticked(before, id, done));
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
};

export const useTakeAlong = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(calls.makeObjectiveOfAction, { params: { id } }),
    onSettled: () => outOfDate(client, ['minutes', 'objectives']),
  });
};
