import { adminPath } from '../../../lib/paths.ts';
import { Columns, Stack } from '../../../ui/Layout.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { Figures } from '../Figures.tsx';
import { LatestActivities } from '../latest/LatestCards.tsx';
import type { Days } from '../queries.ts';
import { CompletionCard } from './CompletionCard.tsx';
import { SatisfactionCard, UsersCard } from './Donuts.tsx';
import { LearningCard, NpsCard, SurveyCard } from './FigureCards.tsx';

interface Props {
  days: Days;
  zone: string;
  onDays: (days: Days) => void;
}

/** ANA-01: the program at a glance. */
export const OverviewView = ({ days, zone, onDays }: Props) => {
  const programme = useThisProgramme();
  return (
    <Stack>
      <Figures programId={programme.id} />
      <Columns>
        <Stack>
          <CompletionCard days={days} zone={zone} onDays={onDays} />
          <LearningCard />
          <SurveyCard />
        </Stack>
        <Stack>
          <UsersCard />
          <SatisfactionCard />
          <NpsCard />
        </Stack>
      </Columns>
      <LatestActivities programId={programme.id} zone={zone} more={adminPath(programme, 'activities')} />
    </Stack>
  );
};
