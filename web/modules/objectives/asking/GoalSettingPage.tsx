import { useLingui } from '@lingui/react/macro';
import { IconTargetArrow } from '@tabler/icons-react';
import { usePageTitle } from '../../../lib/page-title.ts';
import { refusalOf } from '../../../lib/call.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { DetailPage } from '../../../ui/frames/DetailPage.tsx';
import { SkeletonForm } from '../../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/States.tsx';
import { useMe } from '../../accounts/index.ts';
import { useLearningPlace } from '../place.ts';
import { useGoalQuestions, useOwnObjectives } from '../queries.ts';
import { OnlyMentees } from '../OnlyMentees.tsx';
import { PlanOnItsWay } from '../plan/windows.ts';
import { GoalForm } from './GoalForm.tsx';

const Questions = () => {
  const { data, error, refetch, isFetching } = useGoalQuestions();
  if (data) return <GoalForm {...data} />;
  if (!error) return <SkeletonForm fields={6} />;
  return <ErrorState message={refusalOf(error)?.error} onRetry={() => void refetch()} retrying={isFetching} />;
};

const Content = () => {
  const { t } = useLingui();
  const { me } = useMe();
  const { programId, objectives } = useLearningPlace();
  const { data: set, error, refetch, isFetching } = useOwnObjectives(programId);
  if (me?.user_type === 'mentor') return <OnlyMentees />;
  if (error)
    return <ErrorState message={refusalOf(error)?.error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (set === undefined) return <SkeletonForm fields={6} />;
  if (set === null) return <Questions />;
  if (set.status !== 'ready') return <PlanOnItsWay set={set} />;
  return (
    <EmptyState
      icon={IconTargetArrow}
      title={t`You have a learning plan already`}
      action={<Button kind="primary" href={objectives}>{t`See your objectives`}</Button>}
    >
      {t`To make another one, delete your objectives first.`}
    </EmptyState>
  );
};

/** OBJ-01: the questionnaire that a learning plan is made of. */
export const GoalSettingPage = () => {
  const { t } = useLingui();
  usePageTitle(t`Goal setting`);
  return (
    <DetailPage
      title={t`Goal setting`}
      lead={t`Answer six questions and choose who writes your plan. You can change everything afterwards.`}
      width="narrow"
    >
      <Card>
        <Content />
      </Card>
    </DetailPage>
  );
};
