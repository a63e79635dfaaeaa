import { useLingui } from '@lingui/react/macro';
import { IconChevronLeft } from '@tabler/icons-react';
import { refusalOf } from '../../../lib/call.ts';
import { Button } from '../../../ui/Button.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { TopicStep } from '../BookSession/TopicStep.tsx';
import { takenBy } from '../refusals.ts';
import { createSteps } from './choices.ts';
import { KindStep } from './KindStep.tsx';
import { TimeStep } from './TimeStep.tsx';
import type { Creating } from './useCreate.ts';

const Topic = ({ creating }: { creating: Creating }) => {
  const { t } = useLingui();
  return (
    <TopicStep
      session={creating.topic}
      words={{
        topic: t`Topic`,
        placeholder: t`What the session is about`,
        full: t`Maximum 3 learning objectives are allowed`,
      }}
    />
  );
};

const bodies = { 1: KindStep, 2: TimeStep, 3: Topic } as const;

/** ADB-43: what went wrong, unless it is shown next to a field or with the times. */
const Failure = ({ creating: { error, next } }: { creating: Creating }) => {
  const { t } = useLingui();
  const refusal = refusalOf(error);
  if (!refusal || refusal.fields || takenBy(error)) return null;
  const message = refusal.error;
  return (
    <Notice tone="error" action={<Button size="sm" onPress={next}>{t`Retry`}</Button>}>
      {t`Error: ${message}`}
    </Notice>
  );
};

/** The parts of the wizard, shared by its window and its page. */
export const useParts = (creating: Creating) => {
  const { t } = useLingui();
  const { choices, isFirst, goBack, next, pending } = creating;
  const titles = { 1: t`Booking type`, 2: t`Date, time and duration`, 3: t`Topic and learning objectives` };
  const Body = bodies[choices.step];
  return {
    step: choices.step,
    steps: createSteps,
    stepTitle: titles[choices.step],
    back: (
      <Button onPress={goBack} {...(!isFirst && { icon: IconChevronLeft })}>
        {isFirst ? t`Cancel` : t`Back`}
      </Button>
    ),
    next: (
      <Row gap="sm">
        {pending && <span role="status">{t`Creating booking...`}</span>}
        <Button kind="primary" pending={pending} onPress={next}>
          {choices.step === createSteps ? t`Book Session` : t`Next`}
        </Button>
      </Row>
    ),
    children: (
      <Stack gap="md">
        <Failure creating={creating} />
        <Body creating={creating} />
      </Stack>
    ),
  };
};
