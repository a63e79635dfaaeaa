import { useLingui } from '@lingui/react/macro';
import type { HealthNumber } from '../../../contract/health/schemas/lists.ts';
import type { HealthScore } from '../../../contract/health/values.ts';
import { Row, Stack } from '../../ui/Layout.tsx';
import { StatusPill } from '../../ui/Pills.tsx';
import { Text } from '../../ui/Text.tsx';
import { ofHundred, scoreTones, useReasonWords, useScoreWords } from './words.ts';

interface Props {
  score: HealthScore;
  health: Pick<HealthNumber, 'number' | 'reason' | 'silent_days'>;
}

/** PAR-17: the score in a word and colour, its number, and why where the number alone does not say it. */
export const HealthPill = ({ score, health }: Props) => {
  const { t } = useLingui();
  const words = useScoreWords();
  const why = useReasonWords()(health);
  const isNew = health.reason === 'new';
  return (
    <Stack gap="none" align="start">
      <Row gap="xs" wrap={false}>
        <StatusPill tone={isNew ? 'grey' : scoreTones[score]}>{isNew ? t`New` : words[score]}</StatusPill>
        <Text as="span" size="control" numeric strong>
          {ofHundred(health.number)}
        </Text>
      </Row>
      {why !== null && (
        <Text size="meta" tone="secondary">
          {why}
        </Text>
      )}
    </Stack>
  );
};
