import { useLingui } from '@lingui/react/macro';
import {
  IconArrowBackUp,
  IconBuilding,
  IconBuildingCommunity,
  IconCalendarTime,
  IconCertificate,
  IconCoins,
  IconFileText,
  IconLogout,
  IconMailExclamation,
  IconReceipt,
  IconSchool,
  IconSettings,
  IconSparkles,
  IconStar,
  IconTargetArrow,
  IconUserCircle,
  IconUserShare,
  IconUsers,
} from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import type { CurrentUser } from '../../../contract/me/schemas.ts';
import { adminPath, learningPaths, paths, portalPath, reviewsPath } from '../../lib/paths.ts';
import { useResend, useRevertToAdmin, useSignOut } from '../../modules/accounts/index.ts';
import { openInviteMentor } from '../../modules/profiles/index.ts';
import { openMyProgrammes, useProgrammeHere } from '../../modules/programmes/index.ts';
import type { MenuEntry } from '../../ui/Menu.tsx';

/** Entries for the programme of this page: its members' side (NAV-20) and the way back to its enterprise (ENT-17). */
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

/**
 * NAV-19, AVL-02: link to a mentor's hours; in the portal of a programme where they mentor, to its own page for them.
 */
const useWayToHours = (me: CurrentUser | null) => {
  const here = useProgrammeHere();
  if (here?.viewer?.user_type === 'mentor') return portalPath(here, 'availability');
  return me?.is_fl_mentor === true ? paths.availability() : null;
};

/** PRO-80, table (d): mentors and admins, of the platform or of this programme, but not company accounts. */
const useInvitesMentors = (me: CurrentUser | null) => {
  const here = useProgrammeHere();
  if (me === null || me.is_enterprise) return false;
  return me.is_platform_admin || (here?.viewer?.user_type ?? me.user_type) !== 'mentee';
};

/** CRD-34: what a mentee has bought; a portal has no credits of its own. */
const usePurchaseEntries = (me: CurrentUser | null): MenuEntry[] => {
  const { t } = useLingui();
  const here = useProgrammeHere();
  if (me?.user_type !== 'mentee' || here !== null) return [];
  return [
    { label: t`Credits`, icon: IconCoins, href: paths.credits() },
    { label: t`Purchase history`, icon: IconReceipt, href: paths.purchaseHistory(me.slug) },
  ];
};

/** OBJ-10: mentees learn by a plan, of the platform or of this program, and have a record of what they did. */
const useLearningEntries = (me: CurrentUser | null): MenuEntry[] => {
  const { t } = useLingui();
  const here = useProgrammeHere();
  if ((here?.viewer ? here.viewer.user_type : me?.user_type) !== 'mentee') return [];
  const { objectives, record } = learningPaths(here?.viewer ? here : null);
  return [
    { label: t`Learning Objectives`, icon: IconTargetArrow, href: objectives },
    { label: t`My record`, icon: IconCertificate, href: record },
  ];
};

/** NAV-18, NAV-19: the entries of the account menu. Each entry is added together with the pages it leads to. */
export const useAccountMenu = (me: CurrentUser | null): MenuEntry[] => {
  const { t } = useLingui();
  const signOut = useSignOut();
  const revert = useRevertToAdmin();
  const { resend } = useResend();
  const ofProgramme = useProgrammeEntries(me);
  const purchases = usePurchaseEntries(me);
  const learning = useLearningEntries(me);
  const availability = useWayToHours(me);
  const invites = useInvitesMentors(me);
  const here = useProgrammeHere();
  const reviews = reviewsPath(here?.viewer ? here : null);
  if (me === null) return [];
  const isMentee = me.user_type === 'mentee';
  const entries: (MenuEntry | false)[] = [
    { heading: me.email },
    // ACC-47
    me.must_confirm && { label: t`Resend confirmation`, icon: IconMailExclamation, onPress: resend },
    me.user_type !== 'admin' && { label: t`My profile`, icon: IconUserCircle, href: paths.profileOf(me) },
    { label: t`Edit profile`, icon: IconSettings, href: paths.settings(me.slug, 'profile') },
    ...learning,
    ...purchases,
    availability !== null && { label: t`Availability`, icon: IconCalendarTime, href: availability },
    me.user_type !== 'admin' && { label: t`Reviews`, icon: IconStar, href: reviews },
    isMentee && { label: t`Become Mentor`, icon: IconSchool, href: paths.becomeMentor(me.id) },
    invites && { label: t`Invite a Mentor`, icon: IconUserShare, onPress: openInviteMentor },
    { label: t`Transcribe`, icon: IconFileText, href: paths.transcribe() },
    // A97
    { label: t`AI chat`, icon: IconSparkles, note: t`Coming soon`, href: paths.aiChat() },
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
