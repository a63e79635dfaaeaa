import { adminTranscriptions } from '../../../../contract/screens/endpoints.ts';
import { call } from '../../../lib/call.ts';
import type { QueryOf } from '../../../lib/list-search.ts';
import { useList } from '../../../lib/use-list.ts';

declare module '../../../lib/query-keys.ts' {
  interface PageQueries {
    admin_transcriptions: true;
  }
}

/** MTG-05: one page of the list. */
export const useTranscriptions = (query: QueryOf<typeof adminTranscriptions>) =>
  useList({
    queryKey: ['admin_transcriptions', 'list', query],
    ask: (signal) => call(adminTranscriptions, { query }, { signal }),
    pageOf: ({ transcriptions, pagination: { current_page: page, total_pages, per_page, total_entries: total } }) => ({
      rows: transcriptions,
      page,
      max_pages: total_pages,
      total,
      per_page,
    }),
  });
