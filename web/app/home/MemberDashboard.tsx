import { useLingui } from '@lingui/react/macro';
import type { CurrentUser } from '../../../contract/me/schemas.ts';
import { paths } from '../../lib/paths.ts';
import { productName } from '../../lib/product.ts';
import { useMe } from '../../modules/accounts/index.ts';
import { DndSwitch, ManageAvailabilityLink } from '../../modules/availability/index.ts';
import { DashboardBookings } from '../../modules/bookings/index.ts';
import { CreditsCard, PromoBanner } from '../../modules/credits/index.ts';
import { Recommendation } from '../../modules/discovery/index.ts';
import { NextEvents } from '../../modules/events/index.ts';
import { ObjectivesCard } from '../../modules/objectives/index.ts';
import { Button } from '../../ui/Button.tsx';
import { SectionCard } from '../../ui/Card.tsx';
import { DashboardPage } from '../../ui/frames/DashboardPage.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { ImpactStats } from './ImpactStats.tsx';
import { MenteesPanel } from './Mentees.tsx';
import { MentorLists } from './MentorLists.tsx';
import { useDashboardMentors } from './queries.ts';
import { QuickLinks } from './QuickLinks.tsx';
import { SocialEnterprise } from './SocialEnterprise.tsx';
import { PlatformWelcome } from './WelcomeDialog.tsx';

/** DSH-06, AVL-16: only mentors have hours. */
const Hours = () => {
  const { t } = useLingui();
  return (
    <SectionCard title={t`Your availability`}>
      <Stack gap="md">
        <DndSwitch />
        <ManageAvailabilityLink />
      </Stack>
    </SectionCard>
  );
};

const ForMentor = ({ me }: { me: CurrentUser }) => {
  const { t } = useLingui();
  return (
    <DashboardPage
      title={t`Welcome back, ${me.firstname}`}
      lead={t`Your sessions, your mentees and what has come of it.`}
      stats={<ImpactStats stats={me.impact_stats} />}
      aside={
        <Stack>
          <Hours />
          <NextEvents />
        </Stack>
      }
      asideLabel={t`Your availability and events`}
    >
      <QuickLinks isMentor />
      <DashboardBookings />
      <MenteesPanel zone={me.timezone} />
      <MentorLists me={me} />
    </DashboardPage>
  );
};

const ForMentee = ({ me }: { me: CurrentUser }) => {
  const { t } = useLingui();
  return (
    <DashboardPage
      title={t`Welcome back, ${me.firstname}`}
      lead={t`Your sessions, and the people who can help you next.`}
      actions={
        <Button kind="primary" href={paths.discover()}>
          {t`Find a mentor`}
        </Button>
      }
      banner={<PromoBanner />}
      aside={
        <Stack>
          <CreditsCard me={me} />
          <ObjectivesCard />
          <NextEvents />
          <SocialEnterprise />
        </Stack>
      }
      asideLabel={t`Your credits, objectives, events and ${productName()}`}
    >
      <QuickLinks isMentor={false} />
      <DashboardBookings />
      <MentorLists me={me} />
    </DashboardPage>
  );
};

/** DSH-13: after the welcome, for those who look for a mentor. */
const Recommended = ({ me }: { me: CurrentUser }) => {
  const { data } = useDashboardMentors(me.timezone);
  if (me.onboarded_at === null) return null;
  return <Recommendation latest={data?.latest_recommendation} programId={null} />;
};

/** DSH-01: what is going on for the signed-in member. */
export const MemberDashboard = () => {
  const { me } = useMe();
  if (!me) return null;
  return (
    <>
      {me.is_fl_mentor ? <ForMentor me={me} /> : <ForMentee me={me} />}
      {!me.is_fl_mentor && <Recommended me={me} />}
      <PlatformWelcome me={me} />
    </>
  );
};
