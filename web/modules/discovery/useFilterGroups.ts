import { useLingui } from '@lingui/react/macro';
import { useCareerLevels, useGenders, useYearsOfExperience } from '../reference/index.ts';
import { type FilterKey, filterKeys, type Filters } from './filters.ts';
import { useFilterCounts } from './queries.ts';

export interface FilterGroup {
  key: FilterKey;
  label: string;
  options: { value: string; label: string; count: number }[];
}

/** Our own lists are translated here; everything else is a name, as the server sends it. */
const useOwnWords = (): Partial<Record<FilterKey, { value: string; label: string }[]>> => ({
  working_experience: useYearsOfExperience(),
  working_experience_level: useCareerLevels(),
  gender: useGenders(),
});

/** The groups of the panel, each value with the number of mentors it finds (DIS-09 to DIS-16). */
export const useFilterGroups = () => {
  const { t } = useLingui();
  const { data, isError, isFetching, refetch } = useFilterCounts();
  const words = useOwnWords();
  const labels: Record<FilterKey, string> = {
    industry: t`Industry`,
    language: t`Language`,
    country: t`Country`,
    working_experience: t`Years of experience`,
    working_experience_level: t`Career level`,
    gender: t`Gender`,
    job_role: t`Job Role`,
    program_goals: t`Mentoring Services`,
  };
  const groups = data
    ? filterKeys
        .filter((key) => key !== 'program_goals' || data[key].length > 0)
        .map((key) => ({
          key,
          label: labels[key],
          // Values in the address are separated by commas, so a role that contains one cannot be used.
          options: data[key]
            .filter(({ value }) => !value.includes(','))
            .map((one) => ({
              ...one,
              label: words[key]?.find(({ value }) => value === one.value)?.label ?? one.label,
            })),
        }))
    : undefined;
  return { groups, total: data?.total, failed: isError && !data, retrying: isFetching, retry: () => void refetch() };
};

/** The filters in use, as chips that can be removed. */
export const filterChips = (filters: Filters, groups: readonly FilterGroup[] | undefined) =>
  filterKeys.flatMap((key) =>
    filters[key].map((value) => {
      const options = groups?.find((group) => group.key === key)?.options;
      return { key: `${key}:${value}`, label: options?.find((one) => one.value === value)?.label ?? value };
    }),
  );

/** The filters without the one that this chip represents. */
export const withoutChip = (filters: Filters, chip: string): Filters => {
  const at = filterKeys.find((key) => chip.startsWith(`${key}:`));
  if (!at) return filters;
  return { ...filters, [at]: filters[at].filter((value) => `${at}:${value}` !== chip) };
};
