import type { companyAuditLog } from '../../../../contract/screens/endpoints.ts';
import type { ActKind } from '../../../../contract/screens/values.ts';
import {
  day,
  type FilterOf,
  idNumber,
  listSearch,
  notOffered,
  oneOf,
  type QueryOf,
  words,
} from '../../../lib/list-search.ts';

/** In the order of the filter. */
export const kinds = [
  'people',
  'invitations',
  'imports',
  'applications',
  'pairs',
  'sessions',
  'surveys',
  'settings',
  'newsfeed',
  'safety',
  'chats',
  'downloads',
] as const satisfies readonly ActKind[];

/** The filter in the address of a company's log; a program's own log supplies its program. */
export const auditSearch = listSearch<QueryOf<typeof companyAuditLog>>()({
  program_id: idNumber({ name: 'program' }),
  kind: oneOf(kinds),
  by: words(16),
  from: day(),
  to: day(),
  search: words(100),
  after: notOffered,
});

export type AuditFilter = FilterOf<typeof auditSearch>;
