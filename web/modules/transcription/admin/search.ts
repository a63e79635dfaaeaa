import type { adminTranscriptions } from '../../../../contract/screens/endpoints.ts';
import { type FilterOf, idNumber, listSearch, pageNumber, type QueryOf, words } from '../../../lib/list-search.ts';

/** MTG-05: the program filter is for the platform only. */
export const transcriptionSearch = listSearch<QueryOf<typeof adminTranscriptions>>()({
  program_id: idNumber({ name: 'program' }),
  search: words(100),
  page: pageNumber,
});

export type TranscriptionFilter = FilterOf<typeof transcriptionSearch>;
