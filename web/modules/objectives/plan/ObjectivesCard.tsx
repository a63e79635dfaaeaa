import { useLingui } from '@lingui/react/macro';
import type { MonthlyObjective, ObjectiveSet } from '../../../../contract/objectives/schemas/plans.ts';
import { monthsByDefault } from '../../../../contract/objectives/values.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Link } from '../../../ui/navigation.tsx';
import { SkeletonForm } from '../../../ui/Skeletons.tsx';
import { EmptyState, ErrorState, ProgressBar } from '../../../ui/States.tsx';
import { useLearningPlace } from '../place.ts';
import { useOwnObjectives } from '../queries.ts';
import { Toggle } from './OwnObjective.tsx';

const ThisMonth = ({ month, set }: { month: MonthlyObjective; set: ObjectiveSet }) => {
  const { t } = useLingui();
  const { objectives } = useLearningPlace();
  const { percent } = set;
  return (
    <Stack gap="md">
      <ProgressBar value={percent} label={t`${percent}% complete`} tone="teal" />
      <Stack gap="sm">
        {month.objectives.map((objective) => (
          <Toggle key={objective.id} objective={objective} set={set} />
        ))}
      </Stack>
      <Link href={objectives}>{t`See all objectives`}</Link>
    </Stack>
  );
};

const Content = ({ set }: { set: ObjectiveSet | null }) => {
  const { t } = useLingui();
  const { objectives, goalSetting } = useLearningPlace();
  if (set === null)
    return (
      <EmptyState
        compact
        title={t`What do you want to reach?`}
        action={<Button kind="light" href={goalSetting}>{t`Take the quiz`}</Button>}
      >
        {t`Answer six questions, and get a plan of small steps that fit your week.`}
      </EmptyState>
    );
  const month = set.monthly_objectives.find(({ is_active: active }) => active);
  if (set.status === 'ready' && month) return <ThisMonth month={month} set={set} />;
  return (
    <EmptyState
      compact
      title={t`Generating Your Objectives`}
      action={<Link href={objectives}>{t`See how far it is`}</Link>}
    />
  );
};

/** DSH-27, OBJ-12: the objectives of this month, where the day begins. */
export const ObjectivesCard = () => {
  const { t } = useLingui();
  const { programId } = useLearningPlace();
  const { data: set, error, refetch, isFetching } = useOwnObjectives(programId);
  const months = set?.monthly_objectives ?? [];
  const number = months.find(({ is_active: active }) => active)?.month_number ?? 1;
  const total = months.length || monthsByDefault;
  return (
    <SectionCard title={set ? t`Objectives For Month ${number}/${total}` : t`Learning Objectives`}>
      {set === undefined ? (
        error ? (
          <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <SkeletonForm fields={2} />
        )
      ) : (
        <Content set={set} />
      )}
    </SectionCard>
  );
};
