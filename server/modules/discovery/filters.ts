import { careerLevels, genders, workingExperience } from '../../../contract/reference/index.ts';
import type { Tx } from '../../platform/work.ts';
import {
  countries,
  discoverCountries,
  discoverIndustries,
  discoverLanguages,
  industries,
  languages,
} from '../reference/index.ts';
import { filterCounts, type Source } from './queries/search.ts';

interface Named {
  id: number;
  name: string;
}

/** The filters from the documents, in order, each with the number of people it finds (DIS-09…DIS-16). */
export const presentFilters = async (tx: Tx, source: Source) => {
  const rows = await filterCounts(tx, source);
  const countOf = (key: string, value: string) =>
    rows.find((row) => row.key === key && row.value === value)?.count ?? 0;
  const listed = (key: string, ids: readonly number[], list: readonly Named[]) =>
    ids.map((id) => ({
      value: String(id),
      label: list.find((one) => one.id === id)?.name ?? '',
      count: countOf(key, String(id)),
    }));
  const words = (key: string, values: readonly { value: string; label: string }[]) =>
    values.map(({ value, label }) => ({ value, label, count: countOf(key, value) }));
  return {
    industry: listed('industry', discoverIndustries, industries),
    language: listed('language', discoverLanguages, languages),
    country: listed('country', discoverCountries, countries),
    working_experience: words(
      'working_experience',
      workingExperience.map((one) => ({ value: one, label: one })),
    ),
    working_experience_level: words('working_experience_level', careerLevels),
    gender: words(
      'gender',
      genders.filter((one) => one.in_discover),
    ),
    job_role: rows.filter(({ key }) => key === 'job_role').map(({ value, count }) => ({ value, label: value, count })),
    program_goals: [],
    total: countOf('total', ''),
  };
};
