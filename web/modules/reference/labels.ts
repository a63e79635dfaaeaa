import { useLingui } from '@lingui/react/macro';
import type {
  careerLevels,
  educationLevels,
  genders,
  whoToMentor,
  workingExperience,
} from '../../../contract/reference/values.ts';
import type { Option } from '../../ui/types.ts';

type ValueOf<L extends readonly { value: string | number }[]> = L[number]['value'];

const optionsOf = <V extends string>(labels: Record<V, string>): Option[] =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }));

/** PRO-47 */
export const useGenders = (): Option[] => {
  const { t } = useLingui();
  const labels: Record<ValueOf<typeof genders>, string> = { male: t`Male`, female: t`Female`, others: t`Others` };
  return optionsOf(labels);
};

/** PRO-65 */
export const useEducationLevels = (): Option[] => {
  const { t } = useLingui();
  const labels: Record<ValueOf<typeof educationLevels>, string> = {
    not_specified: t`Not specified`,
    high_school: t`High school`,
    pre_university: t`Pre-university`,
    diploma: t`Diploma`,
    bachelors: t`Bachelor's degree`,
    masters: t`Master's degree`,
    phd: t`PhD`,
    postdoctarate: t`Postdoctorate`,
    other: t`Other`,
  };
  return optionsOf(labels);
};

/** DIS-15 */
export const useCareerLevels = (): Option[] => {
  const { t } = useLingui();
  const labels: Record<ValueOf<typeof careerLevels>, string> = {
    entry: t`Entry`,
    middle: t`Middle`,
    senior: t`Senior`,
    director: t`Director`,
    chief: t`Chief`,
  };
  return optionsOf(labels);
};

/** DIS-13: the labels themselves are the values. */
export const useYearsOfExperience = (): Option[] => {
  const { t } = useLingui();
  const labels: Record<(typeof workingExperience)[number], string> = {
    'Less than 3 years': t`Less than 3 years`,
    '3-5 years': t`3-5 years`,
    '5-10 years': t`5-10 years`,
    'More than 10 years': t`More than 10 years`,
  };
  return optionsOf(labels);
};

/** PRO-28: without the reserved value 4. */
export const useWhoToMentor = (): Option[] => {
  const { t } = useLingui();
  const labels: Record<Exclude<ValueOf<typeof whoToMentor>, 4>, string> = {
    1: t`Students`,
    2: t`Fresh graduates`,
    3: t`Early career`,
    5: t`Mid career`,
    6: t`Entrepreneurs`,
  };
  return Object.entries<string>(labels).map(([value, label]) => ({ value, label }));
};
