import { useLingui } from '@lingui/react/macro';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import type { MatchingSettings } from '../../../../../contract/pairings/schemas/matching/settings.ts';
import { fitCriteria, type FitCriterion, mostWeight } from '../../../../../contract/pairings/values.ts';
import { Button } from '../../../../ui/Button.tsx';
import { SectionCard } from '../../../../ui/Card.tsx';
import { Stack } from '../../../../ui/Layout.tsx';
import { Notice } from '../../../../ui/Notice.tsx';
import { SlideField } from '../../../../ui/SlideField.tsx';
import { useCriterionWords, useWeightWord } from '../words.ts';
import type { TypedSettings } from './form.ts';

interface Props {
  form: UseFormReturn<TypedSettings>;
  settings: MatchingSettings;
}

/** How the criterion is measured, and how many people have said something about it. */
const useHint = ({ known, cohort, compared_questions: compared }: MatchingSettings) => {
  const { t } = useLingui();
  const words = useCriterionWords();
  return (criterion: FitCriterion) => {
    const { hint } = words[criterion];
    const one = known.find((entry) => entry.criterion === criterion);
    if (criterion === 'answers' && compared.length === 0) return hint;
    // Of people who have all said it there is nothing to know.
    if (one === undefined || (one.mentees === cohort.mentees && one.mentors === cohort.mentors)) return hint;
    const { mentees, mentors } = one;
    return (
      <>
        {hint}
        <br />
        {t`Known of ${mentees} of ${cohort.mentees} mentees and ${mentors} of ${cohort.mentors} mentors`}
      </>
    );
  };
};

/** Back to what the program's template starts from; not offered where that is chosen already. */
const UsualWeights = ({ form, settings: { usual_weights: usual } }: Props) => {
  const { t } = useLingui();
  const weights = useWatch({ control: form.control, name: 'weights' });
  if (fitCriteria.every((criterion) => weights[criterion] === usual[criterion])) return null;
  const reset = () => form.setValue('weights', usual, { shouldDirty: true });
  return <Button kind="quiet" size="sm" onPress={reset}>{t`Use the usual weights`}</Button>;
};

/** M15: what counts, and how much. */
export const Criteria = ({ form, settings }: Props) => {
  const { t } = useLingui();
  const words = useCriterionWords();
  const wordOf = useWeightWord();
  const hintOf = useHint(settings);
  const error = (form.formState.errors.weights as { message?: string } | undefined)?.message;
  return (
    <SectionCard
      title={t`What counts`}
      hint={t`From 0, off, to 10, must: without it two people are no pair.`}
      actions={<UsualWeights form={form} settings={settings} />}
    >
      <Stack gap="md">
        {fitCriteria.map((criterion) => (
          <Controller
            key={criterion}
            control={form.control}
            name={`weights.${criterion}`}
            render={({ field }) => (
              <SlideField
                label={words[criterion].label}
                hint={hintOf(criterion)}
                value={field.value}
                max={mostWeight}
                said={wordOf(field.value)}
                onChange={field.onChange}
              />
            )}
          />
        ))}
        {error !== undefined && <Notice tone="error">{error}</Notice>}
      </Stack>
    </SectionCard>
  );
};
