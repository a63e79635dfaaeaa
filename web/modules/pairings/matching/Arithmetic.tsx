import { useLingui } from '@lingui/react/macro';
import type { z } from 'zod';
import type { FitPart } from '../../../../contract/pairings/schemas/matching/settings.ts';
import { Stack } from '../../../ui/Layout.tsx';
import { PartBars } from '../../../ui/PartBars.tsx';
import { Text } from '../../../ui/Text.tsx';
import { points } from './points.ts';
import { useCriterionWords } from './words.ts';

type Part = z.infer<typeof FitPart>;

interface Props {
  /** Whose parts these are, for those who hear them. */
  label: string;
  score: number;
  parts: readonly Part[];
}

/** A value that nobody knows counts half. */
const unknown = 5000;
const short = (amount: number) => String(Math.round(amount * 100) / 100);
const shareOf = (value: number) => value / 10_000;

const useBars = () => {
  const { t } = useLingui();
  const words = useCriterionWords();
  return ({ criterion, weight, counted, value }: Part) => {
    const percent = points(value ?? unknown);
    const weighs = short(counted);
    const gives = short(shareOf(value ?? unknown) * counted);
    return {
      key: criterion,
      label: words[criterion].label,
      value: value === null ? null : percent,
      said: `${percent}% × ${weighs} = ${gives}`,
      ...(value === null && {
        note: t`One of the two has said nothing, so it counts half, at a quarter of its weight of ${weight}.`,
      }),
    };
  };
};

/** M15: the explanation is the arithmetic. */
export const Arithmetic = ({ label, score, parts }: Props) => {
  const { t } = useLingui();
  const barOf = useBars();
  const gained = short(parts.reduce((sum, { value, counted }) => sum + shareOf(value ?? unknown) * counted, 0));
  const possible = short(parts.reduce((sum, { counted }) => sum + counted, 0));
  const result = points(score);
  return (
    <Stack gap="md">
      <PartBars label={label} parts={parts.map(barOf)} />
      <Text size="control" strong numeric>
        {t`Score: ${gained} of ${possible} = ${result} points`}
      </Text>
    </Stack>
  );
};
