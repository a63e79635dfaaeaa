import type { listParticipants } from '../../../../contract/programmes/endpoints.ts';
import {
  attentions,
  longestEmployeeField,
  participantSorts,
  userPageDefault,
  userPageSizes,
  usualParticipantSort,
} from '../../../../contract/programmes/values/participant-lists.ts';
import {
  type FilterOf,
  idNumber,
  listSearch,
  notOffered,
  oneOf,
  pageNumber,
  type QueryOf,
  someOf,
  sortBy,
  words,
} from '../../../lib/list-search.ts';

/** INV-01, INV-07: the tab of a role (none for all users), the search, and the page size of the all-users tab. */
export const participantSearch = listSearch<QueryOf<typeof listParticipants>>()({
  role_id: idNumber({ name: 'role', narrows: false }),
  user_type: notOffered,
  search: words(200),
  department: words(longestEmployeeField),
  team: words(longestEmployeeField),
  grade: words(longestEmployeeField),
  location: words(longestEmployeeField),
  attention: someOf(attentions)<'', string>(),
  sort: sortBy(participantSorts, usualParticipantSort),
  page: pageNumber,
  per_page: oneOf(userPageSizes, { name: 'size', otherwise: userPageDefault, narrows: false }),
});

export type ParticipantFilter = FilterOf<typeof participantSearch>;
