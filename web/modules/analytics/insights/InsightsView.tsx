import { useLingui } from '@lingui/react/macro';
import type { InsightSide } from '../../../../contract/analytics/values.ts';
import { Columns, Row, Stack } from '../../../ui/Layout.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { ChoicesCard } from '../ChoicesCard.tsx';
import { useIndustries, useSkills } from '../queries.ts';
import { SideChoice } from '../SideChoice.tsx';

interface Props {
  side: InsightSide;
  onSide: (side: InsightSide) => void;
}

const SkillsCard = ({ side }: Pick<Props, 'side'>) => {
  const { t } = useLingui();
  const query = useSkills(useThisProgramme().id, side);
  return (
    <ChoicesCard
      title={side === 'mentee' ? t`Skills of mentees` : t`Skills of mentors`}
      hint={t`The ten that most of them have in their profile`}
      figure={`skills-of-${side}s`}
      query={query}
      rowsOf={({ skills }) => skills.map(({ skill_name: name, ...chosen }) => ({ name, ...chosen }))}
    />
  );
};

const IndustriesCard = ({ side }: Pick<Props, 'side'>) => {
  const { t } = useLingui();
  const query = useIndustries(useThisProgramme().id, side);
  return (
    <ChoicesCard
      title={side === 'mentee' ? t`Industries of mentees` : t`Industries of mentors`}
      hint={t`The ten that most of them are in, by their profile`}
      figure={`industries-of-${side}s`}
      query={query}
      rowsOf={({ industries }) => industries.map(({ industry_name: name, ...chosen }) => ({ name, ...chosen }))}
    />
  );
};

/** ANA-01, ANA-15: who the mentees, or the mentors, are. */
export const InsightsView = ({ side, onSide }: Props) => (
  <Stack>
    <Row>
      <SideChoice side={side} onSide={onSide} />
    </Row>
    <Columns>
      <SkillsCard side={side} />
      <IndustriesCard side={side} />
    </Columns>
  </Stack>
);
