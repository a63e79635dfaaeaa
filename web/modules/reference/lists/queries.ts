import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '../../../../contract/endpoint.ts';
import { addEntry, changeEntry, listEntries, retireEntry } from '../../../../contract/reference/endpoints.ts';
import type { Entry } from '../../../../contract/reference/schemas.ts';
import { entryPageSize, type OwnList } from '../../../../contract/reference/values.ts';
import { call } from '../../../lib/call.ts';
import type { QueryOf } from '../../../lib/list-search.ts';
import { outOfDate } from '../../../lib/query-keys.ts';
import { useList } from '../../../lib/use-list.ts';

export const useEntries = ({ list, ...query }: QueryOf<typeof listEntries> & { list: OwnList }) =>
  useList({
    queryKey: ['reference', 'entries', list, query],
    ask: (signal) => call(listEntries, { params: { list }, query }, { signal }),
    // Where nothing is found the page says so, and has nothing to count.
    pageOf: ({ data, ...page }) => ({ rows: data, ...page, ...(page.total > 0 && { per_page: entryPageSize }) }),
  });

/** Every act reloads the list, and what forms on this browser offer. */
const useAct = <V, R>(act: (given: V) => Promise<R>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn: act, onSuccess: () => outOfDate(client, ['reference']) });
};

type Body = CallInput<typeof addEntry>['body'];

/** `id` is null for a new entry; the key makes a second tap the same act. */
export const useSaveEntry = (list: OwnList, id: number | null) =>
  useAct(({ body: { code, ...fields }, key }: { body: Body; key: string }) =>
    id === null
      ? call(addEntry, { params: { list }, body: { ...fields, code } }, { key })
      : call(changeEntry, { params: { list, id }, body: fields }, { key }),
  );

export const useRetire = (list: OwnList) =>
  useAct(({ id, retired_at: since }: Entry) =>
    call(retireEntry, { params: { list, id }, body: { retired: since === null } }),
  );
