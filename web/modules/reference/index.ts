export { useCareerLevels, useEducationLevels, useGenders, useWhoToMentor, useYearsOfExperience } from './labels.ts';
export { ReferenceListsPage } from './lists/ReferenceListsPage.tsx';
export { entrySearch } from './lists/search.ts';
export { useDebounced } from './use-debounced.ts';
export { withOwn } from './with-own.ts';
export {
  useCompanySearch,
  useCountries,
  useGoals,
  useIndustries,
  useJobRoleSearch,
  useLanguages,
  useServices,
  useSkills,
  useUniversitySearch,
} from './queries.ts';
