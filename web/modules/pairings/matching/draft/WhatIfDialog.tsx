import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Draft } from '../../../../../contract/pairings/schemas/matching/drafts.ts';
import { fitCriteria, type FitWeights, mostWeight } from '../../../../../contract/pairings/values.ts';
import { refusalOf } from '../../../../lib/call.ts';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Stack } from '../../../../ui/Layout.tsx';
import { Notice } from '../../../../ui/Notice.tsx';
import { SkeletonList } from '../../../../ui/Skeletons.tsx';
import { SlideField } from '../../../../ui/SlideField.tsx';
import { EmptyState, ErrorState } from '../../../../ui/States.tsx';
import { Heading } from '../../../../ui/Text.tsx';
import { useWhatIf } from '../queries.ts';
import { useRested } from '../useRested.ts';
import { useCriterionWords, useWeightWord } from '../words.ts';
import { Moves } from './Moves.tsx';

interface SlidersProps {
  weights: FitWeights;
  onChange: (weights: FitWeights) => void;
}

const Sliders = ({ weights, onChange }: SlidersProps) => {
  const words = useCriterionWords();
  const wordOf = useWeightWord();
  return (
    <Stack gap="xs">
      {fitCriteria.map((criterion) => (
        <SlideField
          key={criterion}
          label={words[criterion].label}
          value={weights[criterion]}
          max={mostWeight}
          said={wordOf(weights[criterion])}
          onChange={(weight) => onChange({ ...weights, [criterion]: weight })}
        />
      ))}
    </Stack>
  );
};

/** Which pairs the other weights would change. Scores of different weights are not compared. */
const Outcome = ({ draftId, weights }: { draftId: number; weights: FitWeights }) => {
  const { t } = useLingui();
  const { data, error, refetch, isFetching, isPlaceholderData } = useWhatIf(draftId, weights, true);
  if (error !== null && !isFetching)
    return (
      <ErrorState compact message={refusalOf(error)?.error} onRetry={() => void refetch()} retrying={isFetching} />
    );
  if (!data || isPlaceholderData) return <SkeletonList rows={3} />;
  if (data.moves_count === 0) return <Notice>{t`Every mentee keeps their mentor.`}</Notice>;
  const lost = data.before.mentees - data.after.mentees;
  return (
    <Stack gap="sm">
      <Heading level={3} look="small">
        {plural(data.moves_count, { one: '# mentee would change mentor', other: '# mentees would change mentors' })}
      </Heading>
      {lost > 0 && (
        <Notice tone="warning">
          {plural(lost, { one: '# mentee more is without a mentor.', other: '# mentees more are without a mentor.' })}
        </Notice>
      )}
      <Moves label={t`Who would change`} moves={data.moves} count={data.moves_count} />
    </Stack>
  );
};

/** M15: other weights tried on a draft; nothing is saved. */
export const WhatIfDialog = ({ draft, onClose }: { draft: Draft; onClose: () => void }) => {
  const { t } = useLingui();
  const [weights, setWeights] = useState<FitWeights>(draft.weights);
  const rested = useRested(weights);
  const changed = fitCriteria.some((criterion) => rested[criterion] !== draft.weights[criterion]);
  const counts = fitCriteria.some((criterion) => rested[criterion] > 0);
  return (
    <Dialog
      opened
      onClose={onClose}
      size="lg"
      title={t`What if the weights were different?`}
      lead={t`Move a weight to see who would change. Nothing is saved; set the weights on the page of the drafts.`}
    >
      <Stack gap="lg">
        <Sliders weights={weights} onChange={setWeights} />
        {!counts && <EmptyState compact title={t`Give at least one criterion a weight`} />}
        {counts && !changed && <EmptyState compact title={t`These are the weights of this draft`} />}
        {counts && changed && <Outcome draftId={draft.id} weights={rested} />}
      </Stack>
    </Dialog>
  );
};
