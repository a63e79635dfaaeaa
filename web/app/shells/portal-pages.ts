import { useLingui } from '@lingui/react/macro';
import { IconCalendarEvent, IconHome2, IconLayoutDashboard } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { adminPath, portalPath } from '../../lib/paths.ts';
import { useThisProgramme } from '../../modules/programmes/index.ts';
import type { NavItem } from '../../ui/types.ts';

/** The pages of the portal that there are for this viewer: of the bar, at a phone's thumb (NAV-21), and behind Menu there. */
export const usePortalPages = (): Record<'bar' | 'phone' | 'more', readonly NavItem[]> => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const { pathname } = useLocation();
  const page = (key: string, label: string, icon: NavItem['icon'], href: string): NavItem => ({
    key,
    label,
    icon,
    href,
    active: pathname.startsWith(href),
  });
  if (programme.viewer === null) return { bar: [], phone: [], more: [] };
  const phone = [
    page('home', t`Home`, IconHome2, portalPath(programme, 'overviews')),
    page('bookings', t`Bookings`, IconCalendarEvent, portalPath(programme, 'bookings')),
  ];
  const more = programme.viewer.is_admin ? [page('admin', t`Admin`, IconLayoutDashboard, adminPath(programme))] : [];
  return { bar: [...phone, ...more], phone, more };
};
