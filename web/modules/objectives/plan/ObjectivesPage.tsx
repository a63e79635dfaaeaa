import { useLingui } from '@lingui/react/macro';
import { IconCertificate, IconPlus, IconTargetArrow, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { ObjectiveSet } from '../../../../contract/objectives/schemas/plans.ts';
import { refusalOf } from '../../../lib/call.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card, SectionCard } from '../../../ui/Card.tsx';
import { DetailPage } from '../../../ui/frames/DetailPage.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { SkeletonDetail } from '../../../ui/Skeletons.tsx';
import { EmptyState, ErrorState, ProgressBar } from '../../../ui/States.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useMe } from '../../accounts/index.ts';
import { OnlyMentees } from '../OnlyMentees.tsx';
import { useLearningPlace } from '../place.ts';
import { useOwnObjectives } from '../queries.ts';
import { Month } from './Month.tsx';
import { DeleteObjectives, ObjectiveDialog, PlanOnItsWay, Suggestions } from './windows.ts';

/** OBJ-10: how far the whole plan is, and who wrote it. */
const Overview = ({ set }: { set: ObjectiveSet }) => {
  const { t } = useLingui();
  const { done, total, percent, provider, written_by: writer } = set;
  return (
    <SectionCard title={t`Overview`}>
      <Stack gap="md">
        <ProgressBar value={percent} label={t`${percent}% complete`} note={t`${done} of ${total} done`} tone="teal" />
        <Text typed>{set.description}</Text>
        {writer !== provider && (
          <Text size="meta" tone="secondary">
            {t`Made by our own rules. Nothing that you answered has left this server.`}
          </Text>
        )}
      </Stack>
    </SectionCard>
  );
};

const Ready = ({ set }: { set: ObjectiveSet }) => {
  const { t } = useLingui();
  const [window, setWindow] = useState<'add' | 'delete' | null>(null);
  const close = () => setWindow(null);
  return (
    <>
      {set.suggestions.length > 0 && <Suggestions set={set} />}
      <Overview set={set} />
      {set.monthly_objectives.map((month) => (
        <Month key={month.id} month={month} set={set} />
      ))}
      <Row justify="between">
        <Button icon={IconPlus} onPress={() => setWindow('add')}>{t`Add an objective`}</Button>
        <Button icon={IconTrash} kind="quiet" onPress={() => setWindow('delete')}>{t`Delete Objectives`}</Button>
      </Row>
      {window === 'add' && <ObjectiveDialog set={set} objective={null} onClose={close} />}
      {window === 'delete' && <DeleteObjectives set={set} onClose={close} />}
    </>
  );
};

const Content = () => {
  const { t } = useLingui();
  const { me } = useMe();
  const { programId, goalSetting } = useLearningPlace();
  const { data: set, error, refetch, isFetching } = useOwnObjectives(programId);
  if (set === undefined)
    return error ? (
      <ErrorState message={refusalOf(error)?.error} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <SkeletonDetail />
    );
  if (set === null && me?.user_type === 'mentor')
    return (
      <Card>
        <OnlyMentees />
      </Card>
    );
  if (set === null)
    return (
      <Card>
        <EmptyState
          icon={IconTargetArrow}
          title={t`You have no learning objectives yet`}
          action={<Button kind="primary" href={goalSetting}>{t`Take the quiz`}</Button>}
        >
          {t`Answer six questions, and get a plan of small steps that fit your week.`}
        </EmptyState>
      </Card>
    );
  if (set.status !== 'ready')
    return (
      <Card>
        <PlanOnItsWay set={set} />
      </Card>
    );
  return <Ready set={set} />;
};

/** OBJ-10 */
export const ObjectivesPage = () => {
  const { t } = useLingui();
  const { record } = useLearningPlace();
  usePageTitle(t`Learning Objectives`);
  return (
    <DetailPage
      title={t`Learning Objectives`}
      lead={t`Your plan, month by month. Your mentors see it and can comment on it.`}
      actions={<Button icon={IconCertificate} href={record}>{t`My record`}</Button>}
      width="narrow"
    >
      <Content />
    </DetailPage>
  );
};
