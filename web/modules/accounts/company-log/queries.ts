import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { companyAuditChoices, companyAuditFile, companyAuditLog } from '../../../../contract/screens/endpoints.ts';
import { addressOf, call } from '../../../lib/call.ts';
import { listKit } from '../../../lib/list-kit.ts';
import { type AuditFilter, auditSearch } from './search.ts';

declare module '../../../lib/query-keys.ts' {
  interface PageQueries {
    company_audit: true;
  }
}

/** The program whose log this is; null for that of the company. */
type Place = { programId: number | null };

const of = ({ programId }: Place) => (programId === null ? {} : { program_id: programId });

/** The lines of the log, read on below the last one: whatever is done meanwhile moves nothing. */
export const useAuditLog = (filter: AuditFilter, place: Place) => {
  const query = listKit(auditSearch).query(filter, of(place));
  return useInfiniteQuery({
    queryKey: ['company_audit', 'lines', query],
    queryFn: ({ pageParam, signal }) =>
      call(companyAuditLog, { query: { ...query, ...(pageParam !== null && { after: pageParam }) } }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    // What one has just done elsewhere is in it.
    staleTime: 0,
  });
};

/** Who acted here, and which programs there are: to filter by. */
export const useAuditChoices = (place: Place) =>
  useQuery({
    queryKey: ['company_audit', 'choices', place.programId],
    queryFn: ({ signal }) => call(companyAuditChoices, { query: of(place) }, { signal }),
  });

/** SYS-04: what the filter leaves, as a file. */
export const auditFileAddress = (filter: AuditFilter, place: Place) =>
  addressOf(companyAuditFile.path, { query: { is_csv: true, ...listKit(auditSearch).fileQuery(filter, of(place)) } });
