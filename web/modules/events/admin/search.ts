import type { TableFilter } from '../../../ui/frames/tablePageProps.ts';
import { idNumber, listSearch, month, notOffered, pageNumber, words } from '../../../lib/list-search.ts';

/** EVT-44: the search of the list, in the address. */
export const eventSearch = listSearch<TableFilter>()({
  query: words(100),
  field: notOffered,
  date_from: notOffered,
  date_to: notOffered,
  page: pageNumber,
});

export interface EventDataFilter extends TableFilter {
  event_id?: number;
}

/** EVT-42, and the event whose attendees are shown. */
export const eventDataSearch = listSearch<EventDataFilter>()({
  query: words(100),
  field: words(100, { narrows: false }),
  date_from: month(),
  date_to: month(),
  event_id: idNumber({ narrows: false }),
  page: pageNumber,
});
