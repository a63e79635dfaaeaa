import { useLingui } from '@lingui/react/macro';
import {
  IconArrowBackUp,
  IconCalendarTime,
  IconLogout,
  IconSchool,
  IconSettings,
  IconUserCircle,
} from '@tabler/icons-react';
import type { CurrentUser } from '../../../contract/me.ts';
import { paths } from '../../lib/paths.ts';
import type { MenuEntry } from '../../ui/Menu.tsx';

interface Acts {
  onSignOut: () => void;
  onRevert: () => void;
}

/** NAV-18, NAV-19: what stands in somebody's account menu. An entry comes with the pages that serve it. */
export const useAccountMenu = (me: CurrentUser | null, { onSignOut, onRevert }: Acts): MenuEntry[] => {
  const { t } = useLingui();
  if (me === null) return [];
  const isMentee = me.user_type === 'mentee';
  const entries: (MenuEntry | false)[] = [
    { heading: me.email },
    me.user_type !== 'admin' && { label: t`My profile`, icon: IconUserCircle, href: paths.profileOf(me) },
    { label: t`Edit profile`, icon: IconSettings, href: paths.settings(me.slug, 'profile') },
    me.is_fl_mentor && { label: t`Availability`, icon: IconCalendarTime, href: paths.availability() },
    isMentee && { label: t`Become Mentor`, icon: IconSchool, href: paths.becomeMentor(me.id) },
    me.admin_base_url !== null && { label: t`Revert to Admin`, icon: IconArrowBackUp, onPress: onRevert },
    'divider',
    { label: t`Log out`, icon: IconLogout, onPress: onSignOut },
  ];
  return entries.filter((entry): entry is MenuEntry => entry !== false);
};
