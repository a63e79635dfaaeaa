import { useLingui } from '@lingui/react/macro';
import { usePageTitle } from '../../lib/page-title.ts';
import { plainDay } from '../../lib/time.ts';
import { useMe } from '../../modules/accounts/index.ts';
import { ProgrammeStructure } from '../../modules/agendas/index.ts';
import { DashboardBookings } from '../../modules/bookings/index.ts';
import { ProgrammeMentors } from '../../modules/discovery/index.ts';
import { NextEvents } from '../../modules/events/index.ts';
import { ObjectivesCard } from '../../modules/objectives/index.ts';
import { OwnGoals, useThisProgramme } from '../../modules/programmes/index.ts';
import { MemberResources } from '../../modules/resources/index.ts';
import { DashboardPage } from '../../ui/frames/DashboardPage.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PortalMentees } from './Mentees.tsx';
import { PortalSuggestions } from './PortalSuggestions.tsx';
import { QuickLinks } from './QuickLinks.tsx';
import { PortalWelcome } from './WelcomeDialog.tsx';

const useDates = () => {
  const { t } = useLingui();
  const { start_date: start, end_date: end } = useThisProgramme();
  if (start === null) return undefined;
  const from = plainDay(start);
  if (end === null) return t`Since ${from}`;
  const until = plainDay(end);
  return t`${from} – ${until}`;
};

/** DSH-02, DSH-25, DSH-26: what a programme offers its members. */
export const PortalOverviewPage = () => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const { me } = useMe();
  const dates = useDates();
  usePageTitle(t`Overview`);
  if (me === null) return null;
  const { dashboard_alert: alert, viewer, white_label: look } = programme;
  return (
    <>
      <DashboardPage
        title={programme.name}
        lead={programme.description}
        {...(dates !== undefined && { eyebrow: dates })}
        picture={look.newsfeed_banner_url}
        banner={alert === '' ? undefined : <Notice>{alert}</Notice>}
        aside={
          <>
            {viewer?.user_type === 'mentee' && <ObjectivesCard />}
            <OwnGoals />
            <NextEvents />
            <MemberResources />
          </>
        }
        asideLabel={t`Objectives, events and resources`}
      >
        {viewer?.role_id != null && (
          <>
            <QuickLinks isMentor={viewer.user_type === 'mentor'} />
            <DashboardBookings />
          </>
        )}
        {viewer?.user_type === 'mentor' && <PortalMentees zone={me.timezone} />}
        <PortalSuggestions timezone={me.timezone} />
        <ProgrammeMentors />
        <ProgrammeStructure zone={me.timezone} mayCreate={false} />
      </DashboardPage>
      <PortalWelcome me={me} />
    </>
  );
};
