import { useLingui } from '@lingui/react/macro';
import type { Draft } from '../../../../../contract/pairings/schemas/matching/drafts.ts';
import { draftSteps } from '../../../../../contract/pairings/values.ts';
import { ActionButton } from '../../../../ui/Button.tsx';
import { SectionCard } from '../../../../ui/Card.tsx';
import { Row, Stack } from '../../../../ui/Layout.tsx';
import { ProgressBar } from '../../../../ui/States.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { useCancelDraft } from '../queries.ts';
import { reasonOf } from '../../../../lib/reasons.ts';
import { useStepWords } from '../words.ts';

/** A draft while it is calculated: how far it is, and a way to stop it. */
export const Running = ({ draft }: { draft: Draft }) => {
  const { t } = useLingui();
  const words = useStepWords();
  const { mutate, isPending } = useCancelDraft(draft.id);
  const { step, done } = draft.progress ?? { step: draftSteps[0], done: 0 };
  const place = draftSteps.indexOf(step) + 1;
  const total = draftSteps.length;
  return (
    <SectionCard title={t`Calculating the draft`} hint={t`You can leave this page; the draft will be in the list.`}>
      <Stack gap="md">
        <ProgressBar value={done} label={words[step]} note={t`Step ${place} of ${total}`} />
        <Text size="control" tone="secondary">
          {t`The result is exact: as many mentees as possible get a mentor, then the weakest pair is made as strong as it can be, then everyone together.`}
        </Text>
        <Row>
          <ActionButton whyNot={reasonOf(draft.why_not.cancel)} pending={isPending} onPress={() => mutate(undefined)}>
            {t`Cancel`}
          </ActionButton>
        </Row>
      </Stack>
    </SectionCard>
  );
};
