import { Columns, Stack } from '../../../ui/Layout.tsx';
import { AnswersCard } from './AnswersCard.tsx';
import { MenteeEngagement, MentorEngagement } from './EngagementCard.tsx';
import { LoadCard } from './LoadCard.tsx';
import { MonthCard } from './MonthCard.tsx';
import { WeeksCard } from './WeeksCard.tsx';

interface Props {
  month: string | undefined;
  zone: string;
  onMonth: (month: string) => void;
}

/** ANA-01: who takes part, and how much happens. */
export const EngagementView = ({ month, zone, onMonth }: Props) => (
  <Stack>
    <Columns>
      <MenteeEngagement />
      <MentorEngagement />
    </Columns>
    <WeeksCard />
    <MonthCard month={month} zone={zone} onMonth={onMonth} />
    <Columns>
      <LoadCard />
      <AnswersCard />
    </Columns>
  </Stack>
);
