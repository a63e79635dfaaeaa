import { useLingui } from '@lingui/react/macro';
import type { UserEngagement } from '../../../../contract/analytics/schemas/people.ts';
import { activeDays, type Engagement, engagements, type InsightSide } from '../../../../contract/analytics/values.ts';
import { shareOf } from '../../../ui/charts/chart.ts';
import { Bars } from '../../../ui/charts/Bars.tsx';
import { ChartCard } from '../../../ui/charts/ChartCard.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { Loaded } from '../Loaded.tsx';
import { NoData } from '../NoData.tsx';
import { useEngagement } from '../queries.ts';
import { useFileName } from '../useFileName.ts';

type Row = UserEngagement['engagement'][number];

const tones = { active: 'teal', arranged: 'brand', quiet: 'coral', not_started: 'quiet' } as const;

const useWords = (): Record<Engagement, string> => {
  const { t } = useLingui();
  return {
    active: t`Met in the last ${activeDays} days`,
    arranged: t`A session ahead`,
    quiet: t`Met before, nothing ahead`,
    not_started: t`No session yet`,
  };
};

/** Of one side: everybody is in exactly one of the bars. */
const SideCard = ({ side, title }: { side: InsightSide; title: string }) => {
  const { t } = useLingui();
  const query = useEngagement(useThisProgramme().id);
  const words = useWords();
  const row: Row | undefined = query.data?.engagement.find(({ user_type: type }) => type === side);
  const bars = (of: Row) =>
    engagements.map((key) => ({
      key,
      label: words[key],
      value: of[key],
      tone: tones[key],
      said: `${of[key]} (${shareOf(of[key], of.members_count)}%)`,
    }));
  const rows = row && engagements.map((key) => [words[key], row[key], `${shareOf(row[key], row.members_count)}%`]);
  return (
    <ChartCard
      title={title}
      hint={t`Everybody counts once, where the first line fits that is true of them`}
      fileName={useFileName(`engagement-of-${side}s`)}
      table={rows ? { columns: [title, t`People`, t`Share`], rows } : null}
    >
      <Loaded query={query}>
        {() =>
          row ? (
            <Bars label={title} bars={bars(row)} most={row.members_count} />
          ) : (
            <NoData title={t`No user engagement data found.`} />
          )
        }
      </Loaded>
    </ChartCard>
  );
};

export const MenteeEngagement = () => {
  const { t } = useLingui();
  return <SideCard side="mentee" title={t`Engagement of mentees`} />;
};

export const MentorEngagement = () => {
  const { t } = useLingui();
  return <SideCard side="mentor" title={t`Engagement of mentors`} />;
};
