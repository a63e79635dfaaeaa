import { useLingui } from '@lingui/react/macro';
import type { InsightSide } from '../../../../contract/analytics/values.ts';
import { Columns, Row, Stack } from '../../../ui/Layout.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { ChoicesCard } from '../ChoicesCard.tsx';
import { LearningCard } from '../overview/FigureCards.tsx';
import { useGoalsSummary } from '../queries.ts';
import { SideChoice } from '../SideChoice.tsx';
import { FunnelCard } from './FunnelCard.tsx';
import { ObjectivesCard } from './ObjectivesCard.tsx';
import { RetentionCard } from './RetentionCard.tsx';
import { WaitsCard } from './WaitsCard.tsx';

/** ANA-12 */
const GoalsCard = () => {
  const { t } = useLingui();
  const query = useGoalsSummary(useThisProgramme().id);
  return (
    <ChoicesCard
      title={t`Goals`}
      hint={t`The program's goals that mentors and mentees choose most, up to five`}
      figure="goals"
      query={query}
      rowsOf={({ goals }) => goals.map(({ goal_name: name, ...chosen }) => ({ name, ...chosen }))}
    />
  );
};

interface Props {
  side: InsightSide;
  onSide: (side: InsightSide) => void;
}

/** ANA-01: what people want to learn, and how far they have come. */
export const ProgressView = ({ side, onSide }: Props) => (
  <Stack>
    <Row>
      <SideChoice side={side} onSide={onSide} />
    </Row>
    <Columns>
      <FunnelCard key={side} side={side} />
      <WaitsCard side={side} />
    </Columns>
    <RetentionCard side={side} />
    <Columns>
      <GoalsCard />
      <Stack>
        <ObjectivesCard />
        <LearningCard />
      </Stack>
    </Columns>
  </Stack>
);
