import type { listApplicants } from '../../../contract/applications/endpoints.ts';
import { applicantStatuses } from '../../../contract/applications/values.ts';
import { type FilterOf, fromPage, listSearch, oneOf, pageNumber, type QueryOf, words } from '../../lib/list-search.ts';

/** APP-10: the tab for a status of applicants, and the search within it. */
export const applicantSearch = listSearch<QueryOf<typeof listApplicants>>()({
  application_id: fromPage,
  status: oneOf(applicantStatuses, { otherwise: 'applied', narrows: false }),
  search: words(100, { otherwise: '' }),
  page: pageNumber,
});

export type ApplicantFilter = FilterOf<typeof applicantSearch>;
