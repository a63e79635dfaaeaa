import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adminMentors } from '../../../../contract/bookings/endpoints.ts';
import { discoverMentors } from '../../../../contract/discovery/endpoints.ts';
import { call } from '../../../lib/call.ts';
import { useDebounced } from '../../reference/index.ts';

interface Found {
  id: number;
  name: string;
  title: string;
}

const ofProgram = async (programId: number, search: string, signal: AbortSignal): Promise<Found[]> => {
  const query = { program_id: programId, ...(search !== '' && { search }) };
  const { mentors } = await call(adminMentors, { query }, { signal });
  return mentors.map(({ id, full_name: name, job_title: title }) => ({ id, name, title: title ?? '' }));
};

const ofPlatform = async (search: string, signal: AbortSignal): Promise<Found[]> => {
  const { data } = await call(discoverMentors, { query: search === '' ? {} : { search } }, { signal });
  return data.map(({ id, full_name: name, info }) => ({ id, name, title: info.job_title ?? '' }));
};

/** EVT-30: speakers can be chosen among the mentors of the program, or of the platform. */
export const useMentorSearch = (programId: number | null, words: string) => {
  const search = useDebounced(words);
  return useQuery({
    queryKey: ['mentors', 'speakers', programId, search],
    queryFn: ({ signal }) => (programId === null ? ofPlatform(search, signal) : ofProgram(programId, search, signal)),
    placeholderData: keepPreviousData,
  });
};
