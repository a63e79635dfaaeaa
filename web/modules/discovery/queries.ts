import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  directoryFilters,
  discoverFilters,
  discoverMentors,
  discoverResult,
  matchedMentees,
  programmeDirectory,
  similarMentors,
} from '../../../contract/discovery/endpoints.ts';
import { memberSorts } from '../../../contract/discovery/values.ts';
import { memberProfile, menteeProfile, mentorProfile } from '../../../contract/screens/endpoints.ts';
import { call, refusalOf } from '../../lib/call.ts';
import { deviceZone } from '../../lib/clock.ts';
import { useMe, useViewerZone } from '../accounts/index.ts';
import { useProgrammeHere } from '../programmes/index.ts';
import { type DiscoveryFilter, filterKeys, writeList } from './filters.ts';

/**
 * M30: the server refuses what no list has. An address may have been saved before a list changed, so the page asks again
 * without that filter.
 */
const leavingOutUnknown = async <Q extends object, A>(query: Q, ask: (query: Q) => Promise<A>) => {
  try {
    return await ask(query);
  } catch (error) {
    const unknown = Object.keys(refusalOf(error)?.fields ?? {});
    const known = Object.fromEntries(Object.entries(query).filter(([key]) => !unknown.includes(key)));
    if (unknown.length === 0 || !unknown.some((key) => key in query)) throw error;
    return ask(known as Q);
  }
};

/** A page, and where the one before it ended: people may come and go while somebody reads. */
export interface PageParam {
  page: number;
  after?: string;
}

interface Page {
  page: number;
  total_pages: number;
  next?: string | null;
}

/** DIS-07: only signed-in users can load more pages. */
const nextPage =
  (signedIn: boolean) =>
  ({ page, total_pages: pages, next }: Page): PageParam | undefined =>
    signedIn && page < pages ? { page: page + 1, ...(next && { after: next }) } : undefined;

const firstPage: PageParam = { page: 1 };
const goingOn = { initialPageParam: firstPage, placeholderData: keepPreviousData };

const listsOf = ({ filters }: DiscoveryFilter) =>
  Object.fromEntries(filterKeys.map((key) => [key, writeList(filters[key])]));

/** DIS-19. Visitors have no search (DIS-05): search words in the address wait until they sign in. */
export const useDiscover = (asked: DiscoveryFilter) => {
  const { me, isLoading } = useMe();
  const timezone = useViewerZone();
  const { search, sort } = asked;
  const query = { ...listsOf(asked), ...(sort && { sort }), ...(me && search !== '' && { search }), timezone };
  return useInfiniteQuery({
    ...goingOn,
    queryKey: ['mentors', 'list', me?.id ?? null, query],
    queryFn: ({ pageParam }) =>
      leavingOutUnknown({ ...query, ...pageParam }, (known) => call(discoverMentors, { query: known })),
    getNextPageParam: nextPage(me !== null),
    enabled: !isLoading,
  });
};

/** DIS-02 */
export const useDiscoverResult = (industries: readonly string[], skills: readonly string[]) => {
  const { me, isLoading } = useMe();
  const timezone = useViewerZone();
  const query = { ind: writeList(industries), ski: writeList(skills), timezone };
  return useInfiniteQuery({
    ...goingOn,
    queryKey: ['mentors', 'result', me?.id ?? null, query],
    queryFn: ({ pageParam }) => call(discoverResult, { query: { ...query, ...pageParam } }),
    getNextPageParam: nextPage(me !== null),
    enabled: !isLoading,
  });
};

/** DIS-03: the people of a programme’s directory. */
export const useDirectory = (programId: number, asked: DiscoveryFilter) => {
  const { me } = useMe();
  const { search } = asked;
  const sort = memberSorts.find((one) => one === asked.sort);
  const query = {
    ...listsOf(asked),
    ...(sort && { sort }),
    ...(search !== '' && { search }),
    program_id: programId,
  };
  return useInfiniteQuery({
    ...goingOn,
    queryKey: ['mentors', 'directory', me?.id ?? null, query],
    queryFn: ({ pageParam: { page } }) =>
      leavingOutUnknown({ ...query, page }, (known) => call(programmeDirectory, { query: known })),
    getNextPageParam: nextPage(true),
  });
};

/**
 * The filters available on the platform or in the directory of the programme whose portal this is. The counts change
 * slowly.
 */
export const useFilterCounts = () => {
  const { me } = useMe();
  const programId = useProgrammeHere()?.id;
  return useQuery({
    queryKey: programId === undefined ? ['mentors', 'filters'] : ['mentors', 'filters', programId, me?.id ?? null],
    queryFn: () =>
      programId === undefined
        ? call(discoverFilters, {})
        : call(directoryFilters, { query: { program_id: programId } }),
    staleTime: 300_000,
  });
};

/** PRO-02 */
export const useSimilarMentors = (slug: string) => {
  const timezone = useViewerZone();
  return useQuery({
    queryKey: ['mentors', 'similar', slug, timezone],
    queryFn: () => call(similarMentors, { params: { slug }, query: { timezone } }),
  });
};

/** PRO-01. The reply depends on the viewer, so the request waits until the viewer is known. */
export const useMentorProfile = (slug: string) => {
  const { me, isLoading } = useMe();
  return useQuery({
    queryKey: ['profile', 'mentor', slug, me?.id ?? null],
    queryFn: () => call(mentorProfile, { params: { slug }, query: { timezone: me?.timezone ?? deviceZone() } }),
    enabled: !isLoading,
  });
};

/** PRO-03 */
export const useMenteeProfile = (slug: string) =>
  useQuery({ queryKey: ['profile', 'mentee', slug], queryFn: () => call(menteeProfile, { params: { slug } }) });

/** PRO-05 */
export const useMemberProfile = (programId: number, slug: string) => {
  const { me } = useMe();
  const timezone = useViewerZone();
  return useQuery({
    queryKey: ['profile', 'member', programId, slug, me?.id ?? null],
    queryFn: () => call(memberProfile, { params: { id: slug }, query: { program_id: programId, timezone } }),
  });
};

/** D21: whom a program suggests to the mentor who asks. */
export const useMatchedMentees = (programId: number) =>
  useQuery({
    queryKey: ['dashboard', 'matched_mentees', programId],
    queryFn: ({ signal }) => call(matchedMentees, { query: { program_id: programId } }, { signal }),
    select: ({ data }) => data,
  });
