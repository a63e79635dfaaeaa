import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Price } from '../../../../../contract/pairings/schemas/matching/overrides.ts';
import { Stack } from '../../../../ui/Layout.tsx';
import { Notice } from '../../../../ui/Notice.tsx';
import { Heading, Text } from '../../../../ui/Text.tsx';
import { exactPoints } from '../points.ts';
import { Moves } from './Moves.tsx';

const useLowest = () => {
  const { t } = useLingui();
  return ({ before: { lowest: from }, after: { lowest: to } }: Price) => {
    if (from === null || to === null) return [];
    const [was, is] = [exactPoints(from), exactPoints(to)];
    return [
      from === to
        ? t`The weakest of the free pairs stays at ${is} points.`
        : t`The weakest of the free pairs goes from ${was} to ${is} points.`,
    ];
  };
};

const useSum = () => {
  const { t } = useLingui();
  return ({ difference: { sum } }: Price) => {
    const amount = exactPoints(Math.abs(sum));
    if (sum === 0) return t`The sum of all scores stays the same.`;
    return sum < 0
      ? t`The sum of all scores falls by ${amount} points.`
      : t`The sum of all scores rises by ${amount} points.`;
  };
};

/** Mentees first, then pairs: what a draft is judged by, in that order. */
const countsOf = ({ difference: { mentees, pairs } }: Price) => [
  ...(mentees < 0
    ? [plural(-mentees, { one: '# mentee more is without a mentor.', other: '# mentees more are without a mentor.' })]
    : []),
  ...(mentees > 0
    ? [plural(mentees, { one: '# mentee more has a mentor.', other: '# mentees more have a mentor.' })]
    : []),
  ...(pairs < 0 ? [plural(-pairs, { one: 'There is # pair fewer.', other: 'There are # pairs fewer.' })] : []),
  ...(pairs > 0 ? [plural(pairs, { one: 'There is # pair more.', other: 'There are # pairs more.' })] : []),
];

/** M15: what a choice does to everybody, in words: the difference of two full calculations. */
export const PriceWords = ({ price }: { price: Price }) => {
  const { t } = useLingui();
  const lowestOf = useLowest();
  const sumOf = useSum();
  const costsAMentor = price.difference.mentees < 0 || price.difference.pairs < 0;
  return (
    <Stack gap="md">
      <Notice tone={costsAMentor ? 'warning' : 'info'} title={t`What this choice changes`}>
        {[...countsOf(price), ...lowestOf(price), sumOf(price)].map((sentence) => (
          <Text key={sentence} size="control">
            {sentence}
          </Text>
        ))}
      </Notice>
      <Stack gap="xs">
        <Heading level={3} look="small">{t`Who moves`}</Heading>
        <Moves label={t`Who moves`} moves={price.moves} count={price.moves_count} />
      </Stack>
    </Stack>
  );
};
