import { useLingui } from '@lingui/react/macro';
import { SectionCard } from '../../../ui/Card.tsx';
import { laterInPage } from '../../../ui/later.tsx';
import { SkeletonList } from '../../../ui/Skeletons.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { useMe } from '../../accounts/index.ts';
import { useThisProgramme } from '../this-programme.tsx';
import { useOfferedGoals } from './own.ts';

const Waiting = () => <SkeletonList rows={1} />;
const GoalsForm = laterInPage(async () => (await import('./GoalsForm.tsx')).GoalsForm, Waiting);

/** GOL-07, PRO-75: which of the programme's services a member is looking for, or a mentor offers. */
export const OwnGoals = () => {
  const { t } = useLingui();
  const { id, viewer } = useThisProgramme();
  const { me } = useMe();
  const { data, isError, refetch } = useOfferedGoals(id);
  if (viewer?.role_id == null || viewer.user_type === 'admin' || me === null || data?.length === 0) return null;
  const isMentor = viewer.user_type === 'mentor';
  const chosen = me.program_goals.filter((goal) => goal.program_id === id).map((goal) => String(goal.id));
  // Chosen services that are no longer offered are hidden; the server keeps them.
  const shown = chosen.filter((one) => data?.some((goal) => String(goal.id) === one));
  return (
    <SectionCard
      title={t`Mentoring Services`}
      hint={isMentor ? t`What do you help with in this program?` : t`What do you look for in this program?`}
    >
      {isError && <ErrorState compact onRetry={() => void refetch()} />}
      {!data && !isError && <Waiting />}
      {data && <GoalsForm key={shown.join()} offered={data} chosen={shown} />}
    </SectionCard>
  );
};
