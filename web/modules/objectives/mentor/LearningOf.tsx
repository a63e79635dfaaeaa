import { useLingui } from '@lingui/react/macro';
import { IconBulb } from '@tabler/icons-react';
import { useState } from 'react';
import type { ObjectiveSet } from '../../../../contract/objectives/schemas/plans.ts';
import { isNotFound } from '../../../lib/call.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { later } from '../../../ui/later.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { EmptyState, ErrorState, ProgressBar } from '../../../ui/States.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Month } from '../plan/Month.tsx';
import { Suggestions } from '../plan/windows.ts';
import { useLearning } from '../queries.ts';

const SuggestDialog = later(async () => (await import('./SuggestDialog.tsx')).SuggestDialog);

const ForMentor = ({ set }: { set: ObjectiveSet }) => {
  const { t } = useLingui();
  const [suggesting, setSuggesting] = useState(false);
  return (
    <>
      {set.why_not.suggest === null && (
        <Row>
          <Button icon={IconBulb} onPress={() => setSuggesting(true)}>{t`Suggest an objective`}</Button>
        </Row>
      )}
      {set.suggestions.length > 0 && <Suggestions set={set} />}
      {set.monthly_objectives.map((month) => (
        <Month key={month.id} month={month} set={set} />
      ))}
      {suggesting && <SuggestDialog set={set} onClose={() => setSuggesting(false)} />}
    </>
  );
};

/** B29, B59: somebody's objectives for their mentors; for admins only how far they are. */
export const LearningOf = ({ userId, programId }: { userId: number; programId: number | null }) => {
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useLearning(userId, programId);
  // Mentees look at the page of their mentor too, who has no objectives for them.
  if (isNotFound(error)) return null;
  if (error) return <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return null;
  const { progress, objectives } = data;
  if (progress === null)
    return (
      <SectionCard title={t`Learning Objectives`}>
        <EmptyState compact title={t`They have no learning plan here.`} />
      </SectionCard>
    );
  const { percent, done, total, expired } = progress;
  return (
    <Stack gap="lg">
      <SectionCard title={t`Learning Objectives`}>
        <Stack gap="sm">
          <ProgressBar value={percent} label={t`${percent}% complete`} note={t`${done} of ${total} done`} tone="teal" />
          {expired > 0 && <Text size="meta" tone="secondary">{t`${expired} overdue`}</Text>}
        </Stack>
      </SectionCard>
      {objectives && <ForMentor set={objectives} />}
    </Stack>
  );
};
