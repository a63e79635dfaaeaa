import { useLingui } from '@lingui/react/macro';
import { usePageTitle } from '../../../lib/page-title.ts';
import { DetailPage } from '../../../ui/frames/DetailPage.tsx';
import { TabPanel, Tabs } from '../../../ui/Tabs.tsx';
import { MemberBlocks, ReportQueue } from '../parts.ts';
import { useSafetyReports } from '../queries.ts';
import type { SafetyTab } from '../search.ts';

interface Props {
  /** Null: what was reported on the platform. */
  programId: number | null;
  /** The address of this page. */
  here: string;
  tab: SafetyTab;
}

/** M47: whom members reported and blocked, for the admins of a program or of the platform. */
export const SafetyReportsPage = ({ programId, here, tab }: Props) => {
  const { t } = useLingui();
  usePageTitle(t`Reports of people`);
  const waiting = useSafetyReports(programId).data?.reports.length ?? 0;
  return (
    <DetailPage
      title={t`Reports of people`}
      lead={
        programId === null
          ? t`What members reported outside any program, and all blocks between people.`
          : t`What members reported about each other, and who has blocked whom.`
      }
      width="narrow"
    >
      <Tabs
        label={t`Reports of people`}
        active={tab}
        items={[
          { key: 'open', label: t`Waiting`, href: here, ...(waiting > 0 && { count: waiting }) },
          { key: 'decided', label: t`Decided`, href: `${here}?tab=decided` },
          { key: 'blocks', label: t`Blocks`, href: `${here}?tab=blocks` },
        ]}
      >
        <TabPanel tabKey={tab}>
          {tab === 'blocks' ? (
            <MemberBlocks programId={programId} />
          ) : (
            <ReportQueue key={tab} programId={programId} decided={tab === 'decided'} />
          )}
        </TabPanel>
      </Tabs>
    </DetailPage>
  );
};
