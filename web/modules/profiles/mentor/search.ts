import type { mentorApplications } from '../../../../contract/profiles/endpoints.ts';
import { listSearch, oneOf, pageNumber, type QueryOf } from '../../../lib/list-search.ts';

/** B10: the tab for a status of applications. */
export const mentorApplicationSearch = listSearch<QueryOf<typeof mentorApplications>>()({
  status: oneOf(['pending', 'approved', 'rejected'], { otherwise: 'pending', narrows: false }),
  page: pageNumber,
});
