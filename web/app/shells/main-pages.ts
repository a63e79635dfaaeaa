import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { IconCalendarEvent, IconHome2, IconUserCheck, IconUsers } from '@tabler/icons-react';
import type { CurrentUser } from '../../../contract/me.ts';
import { paths } from '../../lib/paths.ts';
import type { NavItem } from '../../ui/types.ts';

/** The pages that bar and bottom navigation lead to (NAV-22); for visitors only what is open to them. */
export const useMainPages = (me: CurrentUser | null): NavItem[] => {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const page = (key: string, label: string, icon: NavItem['icon'], href: string, under: string): NavItem => ({
    key,
    label,
    icon,
    href,
    active: pathname.startsWith(under),
  });
  const mentors = page('mentors', t`Find mentors`, IconUsers, paths.discover(), '/discover');
  if (me === null) return [mentors];
  const pages = [
    page('home', t`Home`, IconHome2, paths.dashboard(), '/main/dashboard'),
    mentors,
    page('bookings', t`Bookings`, IconCalendarEvent, paths.bookings(), '/main/bookings'),
  ];
  const approvals = page(
    'approvals',
    t`Mentor applications`,
    IconUserCheck,
    paths.mentorApplications(),
    '/main/admins',
  );
  return me.is_platform_admin ? [...pages, approvals] : pages;
};
