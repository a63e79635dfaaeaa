import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { profileLimits, type UsualTime, usualTimes } from '../../../../contract/profiles/values.ts';
import type { OwnProfile } from '../../../../contract/profiles/schemas/own.ts';
import {
  useCompanySearch,
  useGoals,
  useIndustries,
  useJobRoleSearch,
  useServices,
  useYearsOfExperience,
  withOwn,
} from '../../reference/index.ts';
import { BoundCheck, BoundChips, BoundPicks, BoundSelect } from '../form/fields.tsx';
import { optionsOf } from '../form/values.ts';

export const CareerGoals = () => {
  const { t } = useLingui();
  const { data = [] } = useGoals();
  const options = data.map(({ id, mentor_label: label }) => ({ value: String(id), label }));
  return <BoundChips name="goals_attributes" label={t`Career goals`} options={options} />;
};

/** PRO-71: at most three, searchable while fewer are chosen. */
export const JobRoles = ({ isMentor }: { isMentor: boolean }) => {
  const { t } = useLingui();
  const [words, setWords] = useState('');
  const { data = [], isFetching } = useJobRoleSearch(words);
  const chosen = useWatch<{ job_roles: string[] }, 'job_roles'>({ name: 'job_roles' });
  const names = [...new Set([...chosen, ...data.map(({ name }) => name)])];
  return (
    <BoundPicks
      name="job_roles"
      label={t`Job roles`}
      hint={isMentor ? t`Roles you can speak about.` : t`Roles you are aiming for or would like to learn about.`}
      options={names.map((name) => ({ value: name, label: name }))}
      max={profileLimits.jobRoles}
      onSearch={setWords}
      loading={isFetching}
      placeholder={t`Search for a job role`}
    />
  );
};

interface CompaniesProps {
  chosen: OwnProfile['interested_companies'];
  isMentor: boolean;
}

/** PRO-71, PRO-74 */
export const Companies = ({ chosen, isMentor }: CompaniesProps) => {
  const { t } = useLingui();
  const [words, setWords] = useState('');
  const { data = [], isFetching } = useCompanySearch(words);
  const others = chosen.filter(({ id }) => data.every((found) => found.id !== id));
  return (
    <BoundPicks
      name="companies_attributes"
      label={t`Companies`}
      hint={
        isMentor ? t`Companies you know from within.` : t`Where you would like to work, or learn from people who do.`
      }
      options={optionsOf([...others, ...data])}
      max={profileLimits.companies}
      onSearch={setWords}
      loading={isFetching}
      placeholder={t`Search for a company`}
    />
  );
};

/** PRO-72: the ten industries used for matching, sorted by name. */
export const MatchingIndustries = ({ chosen }: { chosen: OwnProfile['interested_industries'] }) => {
  const { t } = useLingui();
  const { data = [] } = useIndustries();
  const options = optionsOf(
    withOwn(
      data.filter((industry) => industry.in_matching),
      chosen,
    ),
  );
  return <BoundChips name="industries_attributes" label={t`Industries`} options={options} />;
};

/** PRO-73 */
export const Services = ({ chosen }: { chosen: OwnProfile['interested_services'] }) => {
  const { t } = useLingui();
  const { data, isPending } = useServices();
  return (
    <BoundPicks
      name="services_attributes"
      label={t`Services`}
      options={optionsOf(data ?? chosen)}
      loading={isPending}
      placeholder={t`What you offer your mentees`}
    />
  );
};

/** M15: for mentees; matching looks for mentors who are open then. */
export const UsualTimes = () => {
  const { t } = useLingui();
  const words: Record<UsualTime, string> = {
    weekday_mornings: t`Weekday mornings`,
    weekday_afternoons: t`Weekday afternoons`,
    weekday_evenings: t`Weekday evenings`,
    weekends: t`Weekends`,
  };
  return (
    <BoundChips
      name="usual_times"
      label={t`When you usually have time`}
      hint={t`We look for mentors who are free then. Leave it open if any time between 8:00 and 21:00 suits you.`}
      options={usualTimes.map((value) => ({ value, label: words[value] }))}
    />
  );
};

/** M15: for mentees; a rule of their own, which only matching reads. */
export const OwnGender = ({ gender }: { gender: OwnProfile['info']['gender'] }) => {
  const { t } = useLingui();
  return (
    <BoundCheck
      name="own_gender"
      label={t`I would like a mentor of my own gender`}
      hint={
        gender === null
          ? t`Say your gender in your profile first; without it this changes nothing.`
          : t`Programs that match people keep to it. Nobody sees it, not even their admins.`
      }
    />
  );
};

export const Years = () => {
  const { t } = useLingui();
  return (
    <BoundSelect
      name="working_experience"
      label={t`Years of experience`}
      options={useYearsOfExperience()}
      clearable
      placeholder={t`Choose one`}
    />
  );
};
