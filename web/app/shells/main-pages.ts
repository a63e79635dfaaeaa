import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import {
  IconBuilding,
  IconCalendarEvent,
  IconHome2,
  IconLayoutDashboard,
  IconTicket,
  IconUsers,
} from '@tabler/icons-react';
import type { CurrentUser } from '../../../contract/me/schemas.ts';
import { paths } from '../../lib/paths.ts';
import type { NavItem } from '../../ui/types.ts';

/** The pages that the bar and the bottom navigation link to (NAV-22); visitors only see those open to them. */
export const useMainPages = (me: CurrentUser | null, place: 'bar' | 'phone'): NavItem[] => {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const page = (key: string, label: string, icon: NavItem['icon'], href: string, under: string): NavItem => ({
    key,
    label,
    icon,
    href,
    active: pathname.startsWith(under),
  });
  const wayToMentors = place === 'bar' ? t`Find mentors` : t`Mentors`;
  const mentors = page('mentors', wayToMentors, IconUsers, paths.discover(), '/discover');
  // B132: the links that are shared have an address of their own.
  const inEvents = ['/events/', paths.mentorClass()].find((under) => pathname.startsWith(under)) ?? paths.events();
  const events = page('events', t`Events`, IconTicket, paths.events(), inEvents);
  if (me === null) return [mentors, events];
  const pages = [
    page('home', t`Home`, IconHome2, paths.dashboard(), '/main/dashboard'),
    // A66
    mentors,
    events,
    page('bookings', t`Bookings`, IconCalendarEvent, paths.bookings(), '/main/bookings'),
  ];
  // Leads back to the pages they administer, which have their own bar.
  if (me.is_platform_admin) pages.push(page('admin', t`Admin`, IconLayoutDashboard, paths.admin(), paths.admin()));
  if (me.is_enterprise) {
    const home = paths.enterpriseDashboard();
    pages.push(page('organization', t`Organization`, IconBuilding, home, home));
  }
  return pages;
};
