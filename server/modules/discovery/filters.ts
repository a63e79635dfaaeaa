import { careerLevels, genders, workingExperience } from '../../../contract/reference/index.ts';
import type { Tx } from '../../platform/work.ts';
import { countries, discoverCountries, discoverLanguages, discoveryLists } from '../reference/index.ts';
import type { FilterCount } from './queries/counts.ts';

interface Named {
  id: number;
  name: string;
}

/** The filters from the documents, in order, each with the number of people it finds (DIS-09…DIS-16). */
export const presentFilters = async (tx: Tx, rows: readonly FilterCount[]) => {
  const countOf = (key: string, value: string) =>
    rows.find((row) => row.key === key && row.value === value)?.count ?? 0;
  const listed = (key: string, list: readonly Named[]) =>
    list.map(({ id, name }) => ({ value: String(id), label: name, count: countOf(key, String(id)) }));
  const { industries, languages } = await discoveryLists(tx, discoverLanguages);
  const words = (key: string, values: readonly { value: string; label: string }[]) =>
    values.map(({ value, label }) => ({ value, label, count: countOf(key, value) }));
  return {
    industry: listed('industry', industries),
    language: listed('language', languages),
    country: listed(
      'country',
      discoverCountries.flatMap((id) => countries.filter((one) => one.id === id)),
    ),
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
