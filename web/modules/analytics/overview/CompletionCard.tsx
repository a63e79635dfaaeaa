import { useLingui } from '@lingui/react/macro';
import type { SessionCompletion } from '../../../../contract/analytics/schemas/summaries.ts';
import { serverNow } from '../../../lib/clock.ts';
import { dayIn } from '../../../lib/time.ts';
import { Bars } from '../../../ui/charts/Bars.tsx';
import { ChartCard } from '../../../ui/charts/ChartCard.tsx';
import { DateRangeField } from '../../../ui/dateFields.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { Loaded } from '../Loaded.tsx';
import { NoData } from '../NoData.tsx';
import { type Days, useCompletion } from '../queries.ts';
import { useFileName } from '../useFileName.ts';

const useBars = () => {
  const { t } = useLingui();
  return ({ conducted_bookings: held, upcoming_bookings: ahead, reflected_bookings: rated }: SessionCompletion) => [
    { key: 'conducted', label: t`Conducted`, value: held, tone: 'brand' as const },
    { key: 'upcoming', label: t`Upcoming`, value: ahead, tone: 'teal' as const },
    { key: 'reflected', label: t`Reflected`, value: rated, tone: 'coral' as const },
  ];
};

interface Props {
  days: Days;
  zone: string;
  onDays: (days: Days) => void;
}

/** ANA-03 */
export const CompletionCard = ({ days, zone, onDays }: Props) => {
  const { t } = useLingui();
  const { id } = useThisProgramme();
  const query = useCompletion(id, days);
  const barsOf = useBars();
  const bars = query.data && barsOf(query.data);
  const isEmpty = bars?.every(({ value }) => value === 0) ?? true;
  return (
    <ChartCard
      title={t`Session Completion`}
      hint={t`By the day on which a session begins. Reflected: held, with at least one review.`}
      table={
        bars && !isEmpty
          ? { columns: [t`Sessions`, t`Count`], rows: bars.map(({ label, value }) => [label, value]) }
          : null
      }
      fileName={useFileName('session-completion')}
    >
      <Stack>
        <DateRangeField
          label={t`Session dates`}
          value={[days.from ?? null, days.to ?? null]}
          onChange={([from, to]) => onDays({ from: from ?? undefined, to: to ?? undefined })}
          today={dayIn(serverNow(), zone)}
          clearable
        />
        <Loaded query={query}>
          {() => (isEmpty || !bars ? <NoData /> : <Bars label={t`Session Completion`} bars={bars} />)}
        </Loaded>
      </Stack>
    </ChartCard>
  );
};
