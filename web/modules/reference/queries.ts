import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as contract from '../../../contract/reference/endpoints.ts';
import { call } from '../../lib/call.ts';
import { useDebounced } from './use-debounced.ts';

declare module '../../lib/query-keys.ts' {
  interface PageQueries {
    reference: true;
  }
}

/** The lists hardly ever change, so they are loaded once while the page is open. */
const forGood = { staleTime: Infinity, gcTime: Infinity } as const;
const key = (list: string, search?: string) => ['reference', list, search ?? ''] as const;

export const useCountries = () =>
  useQuery({ queryKey: key('countries'), queryFn: () => call(contract.countries, {}), ...forGood });

export const useLanguages = () =>
  useQuery({ queryKey: key('languages'), queryFn: () => call(contract.languages, {}), ...forGood });

export const useIndustries = () =>
  useQuery({ queryKey: key('industries'), queryFn: () => call(contract.industries, { query: {} }), ...forGood });

export const useSkills = () =>
  useQuery({ queryKey: key('skills'), queryFn: () => call(contract.skills, { query: {} }), ...forGood });

export const useServices = ({ enabled = true } = {}) =>
  useQuery({ queryKey: key('services'), queryFn: () => call(contract.services, {}), enabled, ...forGood });

export const useGoals = () =>
  useQuery({ queryKey: key('goals'), queryFn: () => call(contract.goals, { query: {} }), ...forGood });

/** Keeps the previous results on screen until the next ones arrive. */
const searching = { placeholderData: keepPreviousData, staleTime: 300_000 } as const;

/** PRO-74: companies that match the search words, 300 ms after the last keystroke. */
export const useCompanySearch = (words: string) => {
  const search = useDebounced(words);
  const queryFn = () => call(contract.companies, { query: { search } });
  return useQuery({ queryKey: key('companies', search), queryFn, ...searching });
};

/** PRO-66 */
export const useUniversitySearch = (words: string) => {
  const search = useDebounced(words);
  const queryFn = () => call(contract.universities, { query: { search } });
  return useQuery({ queryKey: key('universities', search), queryFn, ...searching });
};

/** PRO-71 */
export const useJobRoleSearch = (words: string) => {
  const search = useDebounced(words);
  const queryFn = () => call(contract.jobRoles, { query: { search } });
  return useQuery({ queryKey: key('job_roles', search), queryFn, ...searching });
};
