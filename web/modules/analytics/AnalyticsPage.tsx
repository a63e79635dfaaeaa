import { useLingui } from '@lingui/react/macro';
import { usePageTitle } from '../../lib/page-title.ts';
import { Card } from '../../ui/Card.tsx';
import { DashboardPage } from '../../ui/frames/DashboardPage.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { EngagementView } from './engagement/EngagementView.tsx';
import { HealthView } from './health/HealthView.tsx';
import { InsightsView } from './insights/InsightsView.tsx';
import { OverviewView } from './overview/OverviewView.tsx';
import { ProgressView } from './progress/ProgressView.tsx';
import { ReportButton } from './report/ReportButton.tsx';
import { type AnalyticsFilter, analyticsSearch } from './search.ts';

interface Props {
  filter: AnalyticsFilter;
  zone: string;
  onFilter: (next: AnalyticsFilter) => void;
}

const overview = 'overview';

const View = ({ filter, zone, onFilter }: Props) => {
  const { view = overview, type = 'mentee', of = 'pair', from, to, month } = filter;
  const change = (next: Record<string, unknown>) => onFilter(analyticsSearch.validateSearch({ ...filter, ...next }));
  switch (view) {
    case 'engagement':
      return <EngagementView month={month} zone={zone} onMonth={(next) => change({ month: next })} />;
    case 'health':
      return <HealthView type={of} onType={(next) => change({ of: next })} />;
    case 'progress':
      return <ProgressView side={type} onSide={(next) => change({ type: next })} />;
    case 'insights':
      return <InsightsView side={type} onSide={(next) => change({ type: next })} />;
    default:
      return <OverviewView days={{ from, to }} zone={zone} onDays={(days) => change({ ...days })} />;
  }
};

/** ANA-01, ANA-02: how a program is going, in five views. */
export const AnalyticsPage = ({ filter, zone, onFilter }: Props) => {
  const { t } = useLingui();
  usePageTitle(t`Analytics`);
  const { view = overview } = filter;
  return (
    <DashboardPage
      title={t`Analytics`}
      lead={t`How the program is going, and how each figure is counted.`}
      width="admin"
      actions={<ReportButton />}
      tabs={
        <Card padding="none">
          <Tabs
            label={t`Analytics`}
            items={[
              { key: overview, label: t`Overview` },
              { key: 'engagement', label: t`Engagement` },
              { key: 'health', label: t`Mentor-Mentee Health` },
              { key: 'progress', label: t`Learning Progress` },
              { key: 'insights', label: t`User Insights` },
            ]}
            active={view}
            onChange={(key) => onFilter(analyticsSearch.validateSearch(key === overview ? {} : { view: key }))}
          />
        </Card>
      }
    >
      <View {...{ filter, zone, onFilter }} />
    </DashboardPage>
  );
};
