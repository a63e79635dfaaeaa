import { useLingui } from '@lingui/react/macro';
import { requestDays } from '../../../../contract/analytics/values.ts';
import { adminPath } from '../../../lib/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { Loaded } from '../Loaded.tsx';
import { NoData } from '../NoData.tsx';
import { useAnswers } from '../queries.ts';

const minutesInHour = 60;
const hoursInDay = 24;

/** '45 minutes', '5 hours' or '3 days', as long as it takes. */
const useDuration = () => {
  const { t } = useLingui();
  return (minutes: number) => {
    const hours = Math.round(minutes / minutesInHour);
    const days = Math.round(hours / hoursInDay);
    if (minutes < minutesInHour) return t`${minutes} minutes`;
    return hours < 2 * hoursInDay ? t`${hours} hours` : t`${days} days`;
  };
};

/** How soon requests are accepted. */
export const AnswersCard = () => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const query = useAnswers(programme.id);
  const durationOf = useDuration();
  return (
    <SectionCard
      title={t`Answers to requests`}
      hint={t`Requests for one-to-one sessions in the last ${requestDays} days, from asking to accepting`}
      footer={
        <Button
          href={adminPath(programme, 'bookings/bookings_list?status=pending')}
        >{t`See what waits for an answer`}</Button>
      }
    >
      <Loaded query={query}>
        {({ requests, accepted, median_minutes: median, within, waiting }) =>
          requests === 0 ? (
            <NoData />
          ) : (
            <Facts
              items={[
                { label: t`Requests`, value: requests },
                { label: t`Accepted`, value: accepted },
                { label: t`Half are accepted within`, value: median === null ? '–' : durationOf(median) },
                ...within.map(({ hours, percentage }) => ({
                  label: t`Accepted within ${hours} hours`,
                  value: t`${percentage}% of all requests`,
                })),
                { label: t`Waiting for an answer`, value: waiting },
              ]}
            />
          )
        }
      </Loaded>
    </SectionCard>
  );
};
