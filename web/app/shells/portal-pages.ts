import { useLingui } from '@lingui/react/macro';
import {
  IconCalendarEvent,
  IconHome2,
  IconLayoutDashboard,
  IconNews,
  IconTicket,
  IconUsers,
} from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { adminPath, eventPaths, portalPath } from '../../lib/paths.ts';
import { useThisProgramme } from '../../modules/programmes/index.ts';
import type { NavItem } from '../../ui/types.ts';

/** The portal pages for this viewer: in the bar, in a phone's bottom navigation (NAV-21), and behind its Menu. */
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
    // NEW-05
    page('newsfeed', t`Newsfeed`, IconNews, portalPath(programme, 'newsfeed')),
    page('events', t`Events`, IconTicket, eventPaths(programme).list()),
  ];
  const { pairing_method: method, viewer } = programme;
  const people = page(
    'directory',
    method === 'mentor_picks' ? t`Mentees` : t`Mentors`,
    IconUsers,
    portalPath(programme, 'directory'),
  );
  // B22: if mentors pick, mentees have nobody to look for.
  const more = method === 'mentor_picks' && viewer.user_type === 'mentee' && !viewer.is_admin ? [] : [people];
  if (viewer.is_admin) more.push(page('admin', t`Admin`, IconLayoutDashboard, adminPath(programme)));
  return { bar: [...phone, ...more], phone, more };
};
