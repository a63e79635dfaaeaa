export { useCareerLevels, useEducationLevels, useGenders, useWhoToMentor, useYearsOfExperience } from './labels.ts';
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
