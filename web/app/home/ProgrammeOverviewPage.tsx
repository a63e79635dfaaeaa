import { useLingui } from '@lingui/react/macro';
import { usePageTitle } from '../../lib/page-title.ts';
import { adminPath } from '../../lib/paths.ts';
import { useMe } from '../../modules/accounts/index.ts';
import { ProgrammeStructure } from '../../modules/agendas/index.ts';
import {
  BusiestMentors,
  Figures,
  LatestActivities,
  LatestReflections,
  useOverview,
} from '../../modules/analytics/index.ts';
import { ActivePill, DraftHere, useThisProgramme } from '../../modules/programmes/index.ts';
import { Button } from '../../ui/Button.tsx';
import { DashboardPage } from '../../ui/frames/DashboardPage.tsx';
import { SkeletonList } from '../../ui/Skeletons.tsx';
import { Columns, Stack } from '../../ui/Layout.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { StartingGuide } from './overview/StartingGuide.tsx';

/** ANA-08: what is going on in the programme, and what is left to set up. */
export const ProgrammeOverviewPage = () => {
  const { t } = useLingui();
  const { me } = useMe();
  const programme = useThisProgramme();
  const { id, name, description, timezone } = programme;
  const { data, isError, refetch } = useOverview(id);
  const zone = me?.timezone ?? timezone;
  usePageTitle(t`Dashboard`);
  return (
    <DashboardPage
      title={name}
      lead={description}
      status={<ActivePill programme={programme} />}
      // PRG-52: linked here because no section of the menu contains it.
      actions={<Button href={adminPath(programme, 'dashboard_settings')}>{t`Dashboard settings`}</Button>}
      width="admin"
    >
      <DraftHere />
      <Figures programId={id} />
      {isError && <ErrorState compact onRetry={() => void refetch()} />}
      {data && <StartingGuide status={data.setup_status} />}
      <Columns>
        <Stack>
          <LatestActivities programId={id} zone={zone} more={adminPath(programme, 'activities')} />
          {data ? <BusiestMentors mentors={data.mentors} /> : !isError && <SkeletonList rows={3} />}
        </Stack>
        <Stack>
          <ProgrammeStructure zone={zone} mayCreate />
          <LatestReflections programId={id} zone={zone} />
        </Stack>
      </Columns>
    </DashboardPage>
  );
};
