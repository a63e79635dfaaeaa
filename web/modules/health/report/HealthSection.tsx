import { useLingui } from '@lingui/react/macro';
import type { JudgedPairing } from '../../../../contract/health/schemas/report.ts';
import { SectionCard } from '../../../ui/Card.tsx';
import { Columns, Row, Stack } from '../../../ui/Layout.tsx';
import { PartBars } from '../../../ui/PartBars.tsx';
import { StatusPill } from '../../../ui/Pills.tsx';
import { Figure, Heading, Text } from '../../../ui/Text.tsx';
import { TrendChart, type TrendPoint } from '../../../ui/TrendChart.tsx';
import { HealthPill } from '../HealthPill.tsx';
import { ofHundred, scoreTones, useConfidenceWords, useReasonWords, useScoreWords, useWayWords } from '../words.ts';
import { useParts } from './useReportTexts.ts';

const Number = ({ health }: { health: JudgedPairing }) => {
  const { t } = useLingui();
  const scores = useScoreWords();
  const confidences = useConfidenceWords();
  const why = useReasonWords()(health);
  const isNew = health.reason === 'new';
  const score = health.pairing_health_score;
  const number = ofHundred(health.number);
  return (
    <Stack gap="xs" align="start">
      <Row gap="sm">
        <Figure>{t`${number} of 100`}</Figure>
        <StatusPill tone={isNew ? 'grey' : scoreTones[score]}>{isNew ? t`New` : scores[score]}</StatusPill>
      </Row>
      {why !== null && <Text strong>{why}</Text>}
      <Text size="meta" tone="secondary">
        {confidences[health.confidence]}
      </Text>
    </Stack>
  );
};

/** What would raise the number, by the difference that it makes. */
const Raises = ({ raises }: Pick<JudgedPairing, 'raises'>) => {
  const { t } = useLingui();
  const words = useWayWords();
  if (raises.length === 0) return null;
  return (
    <Stack gap="xs">
      <Heading level={3} look="small">{t`What would raise it most`}</Heading>
      {raises.map(({ way, gain }) => {
        const points = ofHundred(gain);
        return (
          <Row key={way} justify="between">
            <Text size="control">{words[way]}</Text>
            <Text size="control" strong numeric>{t`+${points} points`}</Text>
          </Row>
        );
      })}
    </Stack>
  );
};

const Mentees = ({ mentees }: Pick<JudgedPairing, 'mentees'>) => {
  const { t } = useLingui();
  const reasonless = { reason: null, silent_days: 0 };
  if (mentees.length === 0) return null;
  return (
    <Stack gap="xs">
      <Heading level={3} look="small">{t`Each mentee, the lowest first`}</Heading>
      {mentees.map(({ person, pairing_health_score: score, number }) => (
        <Row key={person.id} justify="between">
          <Text size="control">{person.full_name}</Text>
          <HealthPill score={score} health={{ number, ...reasonless }} />
        </Row>
      ))}
    </Stack>
  );
};

/** For admins alone: the number, its parts, its trend, and what would raise it. */
export const HealthSection = ({ health, trend }: { health: JudgedPairing; trend: readonly TrendPoint[] }) => {
  const { t } = useLingui();
  const parts = useParts()(health);
  return (
    <SectionCard title={t`Pairing Health`} hint={t`Seen by admins only`}>
      <Columns ratio="1-1">
        <Stack gap="lg">
          <Number health={health} />
          {trend.length > 0 && (
            <Stack gap="sm">
              <Heading level={3} look="small">{t`Trend over six months`}</Heading>
              <TrendChart
                label={t`Health over the last six months`}
                whenLabel={t`Day`}
                valueLabel={t`Health`}
                lines={[50, 75]}
                points={trend}
              />
            </Stack>
          )}
        </Stack>
        <Stack gap="lg">
          <PartBars label={t`What the number is made of`} parts={parts} />
          <Raises raises={health.raises} />
          <Mentees mentees={health.mentees} />
        </Stack>
      </Columns>
    </SectionCard>
  );
};
