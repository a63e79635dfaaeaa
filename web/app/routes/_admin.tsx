import { useLingui } from '@lingui/react/macro';
import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router';
import {
  IconBuilding,
  IconCalendarCheck,
  IconCalendarStar,
  IconCoins,
  IconFlag,
  IconHistory,
  IconHome2,
  IconListDetails,
  IconMail,
  IconMicrophone,
  IconMoodSmile,
  IconReceipt2,
  IconShieldExclamation,
  IconStack2,
  IconTable,
  IconTicket,
  IconUserCheck,
  IconUserMinus,
  IconUsers,
} from '@tabler/icons-react';
import type { CurrentUser } from '../../../contract/me/schemas.ts';
import { paths } from '../../lib/paths.ts';
import { eventAdminPages } from '../../modules/events/admin/index.ts';
import { useMentorApplications } from '../../modules/profiles/index.ts';
import type { NavItem } from '../../ui/types.ts';
import { PageDenied } from '../PageDenied.tsx';
import { PlatformShell } from '../shells/PlatformShell.tsx';
import { MemberShell } from '../shells/MemberShell.tsx';
import { SignedIn } from '../SignedIn.tsx';

const Pages = ({ me }: { me: CurrentUser }) => {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const { data } = useMentorApplications('pending', 1);
  const waiting = data?.counts.pending;
  const events = eventAdminPages(null);
  const page = (key: string, label: string, icon: NavItem['icon'], href: string): NavItem => ({
    key,
    label,
    icon,
    href,
    active: pathname === href,
  });
  const pages = [
    page('dashboard', t`Dashboard`, IconHome2, paths.admin()),
    page('users', t`Users`, IconUsers, paths.adminUsers()),
    page('enterprises', t`Enterprises`, IconBuilding, paths.adminEnterprises()),
    page('programs', t`Programs`, IconStack2, paths.adminProgrammes()),
    page('bookings', t`Bookings`, IconCalendarCheck, paths.adminBookings()),
    page('reported', t`Reported bookings`, IconFlag, paths.adminReported()),
    page('transcriptions', t`Transcriptions`, IconMicrophone, paths.adminTranscriptions()),
    page('people', t`Reports of people`, IconShieldExclamation, paths.adminReportsOfPeople()),
    {
      ...page('applications', t`Mentor applications`, IconUserCheck, paths.mentorApplications()),
      ...(waiting !== undefined && { count: waiting }),
    },
    { ...page('events', t`Events`, IconCalendarStar, events.list), active: pathname.startsWith(events.list) },
    page('event_data', t`Event data`, IconTable, events.data()),
    page('credit_purchases', t`Credit purchases`, IconReceipt2, paths.adminCreditPurchases()),
    page('credit_packages', t`Credit packages`, IconCoins, paths.adminCreditPackages()),
    page('promo_codes', t`Promo codes`, IconTicket, paths.adminPromoCodes()),
    page('feedback', t`Feedback`, IconMoodSmile, paths.adminFeedback()),
    page('reference_lists', t`Reference lists`, IconListDetails, paths.adminReferenceLists()),
    page('bulk_delete', t`Bulk delete`, IconUserMinus, paths.adminBulkDelete()),
    page('deliveries', t`Deliveries`, IconMail, paths.adminDeliveries()),
    page('audit', t`Audit log`, IconHistory, paths.adminAudit()),
  ];
  return (
    <PlatformShell me={me} label={t`Admin`} pages={pages}>
      <Outlet key={me.id} />
    </PlatformShell>
  );
};

const Denied = ({ me }: { me: CurrentUser }) => {
  const { t } = useLingui();
  return (
    <MemberShell me={me}>
      <PageDenied reason={t`Only a platform admin may do this.`} home={me.home_url} />
    </MemberShell>
  );
};

/** B97: whoever administers a program makes its events here too; the pages themselves say to whom they are not open. */
const isOfEvents = (pathname: string) => /^\/main\/admins\/event(?:s|_data)(?:\/|$)/.test(pathname);

const NoPlatformAdmin = ({ me }: { me: CurrentUser }) => {
  const { pathname } = useLocation();
  if (!isOfEvents(pathname)) return <Denied me={me} />;
  return (
    <MemberShell me={me}>
      <Outlet key={me.id} />
    </MemberShell>
  );
};

/** The platform's own administration (B97). */
const AdminLayout = () => (
  <SignedIn at={paths.signIn()}>
    {(me) => (me.is_platform_admin ? <Pages me={me} /> : <NoPlatformAdmin me={me} />)}
  </SignedIn>
);

export const Route = createFileRoute('/_admin')({ component: AdminLayout });
