import { useLingui } from '@lingui/react/macro';
import { IconAlertTriangle, IconCheck, IconLoader2 } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { ObjectiveSet } from '../../../../contract/objectives/schemas/plans.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { Button } from '../../../ui/Button.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { Heading, Text } from '../../../ui/Text.tsx';
import { Timeline } from '../../../ui/Timeline.tsx';
import { useOwnObjectives, useRetryPlan } from '../queries.ts';

/** OBJ-07, OBJ-08, OBJ-09, in seconds. */
const [refreshEvery, aStep, aMessage] = [30, 7.5, 2];

const useSeconds = () => {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
};

const useWords = () => {
  const { t } = useLingui();
  return {
    steps: [t`Reading your answers`, t`Choosing what helps`, t`Planning your months`, t`Writing your objectives`],
    messages: [
      t`A good goal is one that you can begin today.`,
      t`Small steps are still there when big ones have failed.`,
      t`Your mentor can comment on every objective.`,
      t`You can change everything afterwards.`,
    ],
  };
};

const Making = ({ programId }: { programId: number | null }) => {
  const { t } = useLingui();
  const seconds = useSeconds();
  const { refetch } = useOwnObjectives(programId, { poll: false });
  const { steps, messages } = useWords();
  const step = Math.min(Math.floor(seconds / aStep), steps.length - 1);
  const left = refreshEvery - (seconds % refreshEvery);
  useEffect(() => {
    if (seconds > 0 && seconds % refreshEvery === 0) void refetch();
  }, [seconds, refetch]);
  return (
    <Stack gap="md">
      <Heading level={2}>{t`Generating Your Objectives`}</Heading>
      <Timeline
        label={t`What is being done`}
        items={steps.map((title, at) => ({
          key: title,
          title,
          icon: at < step ? IconCheck : IconLoader2,
          tone: at < step ? 'done' : at === step ? 'now' : 'later',
        }))}
      />
      <Text tone="secondary">{messages[Math.floor(seconds / aMessage) % messages.length]}</Text>
      <Text size="meta" tone="secondary" numeric>
        {t`This page looks again in ${left} s.`}
      </Text>
    </Stack>
  );
};

const Failed = ({ id }: { id: number }) => {
  const { t } = useLingui();
  const { mutate, isPending } = useRetryPlan(id);
  return (
    <EmptyState
      icon={IconAlertTriangle}
      title={t`Your objectives could not be made`}
      action={
        <Button
          kind="primary"
          pending={isPending}
          onPress={() => mutate(undefined, { onError: (fault) => sayFailure(fault) })}
        >
          {t`Try again`}
        </Button>
      }
    >
      {t`Your answers are still here.`}
    </EmptyState>
  );
};

/** OBJ-07 to OBJ-09, OBJ-13: until the plan is there, or if it did not come (B57). */
export const PlanOnItsWay = ({ set }: { set: ObjectiveSet }) =>
  set.status === 'failed' ? <Failed id={set.id} /> : <Making programId={set.program_id} />;
