import { useLingui } from '@lingui/react/macro';
import { useThisProgramme } from '../../programmes/index.ts';
import { useSatisfaction, useUserSummary } from '../queries.ts';
import { DonutCard } from './DonutCard.tsx';

/** ANA-07 */
export const UsersCard = () => {
  const { t } = useLingui();
  const query = useUserSummary(useThisProgramme().id);
  return (
    <DonutCard
      title={t`Users`}
      hint={t`Everyone who belongs to the program now`}
      figure="users"
      query={query}
      whole={t`users`}
      slicesOf={({ mentees_count: mentees, mentors_count: mentors, admins_count: admins }) => [
        { key: 'mentees', label: t`Mentees`, value: mentees },
        { key: 'mentors', label: t`Mentors`, value: mentors },
        { key: 'admins', label: t`Admins`, value: admins },
      ]}
    />
  );
};

/** ANA-06 */
export const SatisfactionCard = () => {
  const { t } = useLingui();
  const query = useSatisfaction(useThisProgramme().id);
  return (
    <DonutCard
      title={t`Satisfaction`}
      hint={t`Reviews by the stars of the primary question: 4 or 5, 3, and 1 or 2`}
      figure="satisfaction"
      query={query}
      whole={t`reviews`}
      slicesOf={({ satisfied, neutral, dissatisfied }) => [
        { key: 'satisfied', label: t`Happy`, value: satisfied, tone: 'teal' },
        { key: 'neutral', label: t`Neutral`, value: neutral, tone: 'quiet' },
        { key: 'dissatisfied', label: t`Dissatisfied`, value: dissatisfied, tone: 'coral' },
      ]}
    />
  );
};
