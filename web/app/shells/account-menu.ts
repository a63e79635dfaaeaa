import { useLingui } from '@lingui/react/macro';
import {
  IconArrowBackUp,
  IconBuilding,
  IconBuildingCommunity,
  IconCalendarTime,
  IconLogout,
  IconMailExclamation,
  IconSchool,
  IconSettings,
  IconUserCircle,
  IconUsers,
} from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import type { CurrentUser } from '../../../contract/me.ts';
import { adminPath, paths, portalPath } from '../../lib/paths.ts';
import { mustConfirm, useResend, useRevertToAdmin, useSignOut } from '../../modules/accounts/index.ts';
import { openMyProgrammes, useProgrammeHere } from '../../modules/programmes/index.ts';
import type { MenuEntry } from '../../ui/Menu.tsx';

/** What the programme of this page adds: its members' side (NAV-20), the way back to its enterprise (ENT-17). */
const useProgrammeEntries = (me: CurrentUser | null): MenuEntry[] => {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const here = useProgrammeHere();
  if (me === null || here === null) return [];
  const overviews = portalPath(here, 'overviews');
  const administering = here.viewer?.is_admin === true && pathname.startsWith(adminPath(here));
  const entries: (MenuEntry | false)[] = [
    administering && { label: t`Participants View`, icon: IconUsers, href: overviews },
    me.enterprise_admin_access.includes(here.enterprise.id) && {
      label: t`Return to Organization Admin`,
      icon: IconBuilding,
      href: paths.enterpriseDashboard(),
    },
  ];
  return entries.filter((entry): entry is MenuEntry => entry !== false);
};

/** NAV-18, NAV-19: what stands in somebody's account menu. An entry comes with the pages that serve it. */
export const useAccountMenu = (me: CurrentUser | null): MenuEntry[] => {
  const { t } = useLingui();
  const signOut = useSignOut();
  const revert = useRevertToAdmin();
  const { resend } = useResend();
  const ofProgramme = useProgrammeEntries(me);
  if (me === null) return [];
  const isMentee = me.user_type === 'mentee';
  const entries: (MenuEntry | false)[] = [
    { heading: me.email },
    // ACC-47
    mustConfirm(me) && { label: t`Resend confirmation`, icon: IconMailExclamation, onPress: resend },
    me.user_type !== 'admin' && { label: t`My profile`, icon: IconUserCircle, href: paths.profileOf(me) },
    { label: t`Edit profile`, icon: IconSettings, href: paths.settings(me.slug, 'profile') },
    me.is_fl_mentor && { label: t`Availability`, icon: IconCalendarTime, href: paths.availability() },
    isMentee && { label: t`Become Mentor`, icon: IconSchool, href: paths.becomeMentor(me.id) },
    { label: t`My Programs`, icon: IconBuildingCommunity, onPress: openMyProgrammes },
    ...ofProgramme,
    me.admin_base_url !== null && {
      label: t`Revert to Admin`,
      icon: IconArrowBackUp,
      onPress: () => revert.mutate(),
    },
    'divider',
    { label: t`Log out`, icon: IconLogout, onPress: () => signOut.mutate() },
  ];
  return entries.filter((entry): entry is MenuEntry => entry !== false);
};
