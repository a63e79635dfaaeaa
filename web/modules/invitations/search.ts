import type { listOutstanding } from '../../../contract/invitations/endpoints.ts';
import { type FilterOf, listSearch, pageNumber, type QueryOf, words } from '../../lib/list-search.ts';

export const invitedSearch = listSearch<QueryOf<typeof listOutstanding>>()({ search: words(200), page: pageNumber });

export type InvitedFilter = FilterOf<typeof invitedSearch>;
