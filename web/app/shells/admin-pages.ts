import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import {
  IconCalendarCheck,
  IconCalendarEvent,
  IconCalendarStar,
  IconCalendarTime,
  IconClipboardList,
  IconChartBar,
  IconFileText,
  IconFlag,
  IconFolder,
  IconForms,
  IconHeartbeat,
  IconHistory,
  IconLayoutDashboard,
  IconLink,
  IconMailPlus,
  IconMessages,
  IconMicrophone,
  IconNews,
  IconPalette,
  IconSettings,
  IconShieldExclamation,
  IconStar,
  IconTargetArrow,
  IconUsers,
} from '@tabler/icons-react';
import type { ProgrammeView } from '../../../contract/programmes/schemas/programme.ts';
import { adminPath } from '../../lib/paths.ts';
import type { NavItem } from '../../ui/types.ts';
import type { PageGroup } from './AdminShell.tsx';

/** An entry of the menu, by the end of its address. */
const usePage = (programme: ProgrammeView) => {
  const { pathname } = useLocation();
  return (label: string, icon: NavItem['icon'], name: string): NavItem => {
    const href = adminPath(programme, name);
    const active = name === '' ? pathname.replace(/\/$/, '') === href : pathname.startsWith(href);
    return { key: name || 'overview', label, icon, href, active };
  };
};

/** NAV-02…08: groups and their pages in the documented order. Each entry is added together with its module. */
export const useAdminPages = (programme: ProgrammeView): PageGroup[] => {
  const { t } = useLingui();
  const page = usePage(programme);
  const groups: PageGroup[] = [
    { key: 'dashboard', items: [page(t`Dashboard`, IconLayoutDashboard, '')] },
    {
      key: 'settings',
      label: t`Program Settings`,
      items: [
        page(t`Settings`, IconSettings, 'settings'),
        page(t`Appearance`, IconPalette, 'appearance'),
        page(t`Agenda`, IconCalendarEvent, 'agenda'),
        page(t`Resources`, IconFolder, 'resources'),
        page(t`Audit log`, IconHistory, 'audit_log'),
      ],
    },
    // NAV-04
    {
      key: 'users',
      label: t`Users`,
      items: [
        page(t`User management`, IconUsers, 'user_management'),
        page(t`Applications`, IconForms, 'applications'),
        page(t`User invites`, IconMailPlus, 'user-invites'),
        page(t`Availability`, IconCalendarTime, 'availability'),
      ],
    },
    // NAV-05
    {
      key: 'community',
      label: t`Community`,
      items: [
        page(t`Events`, IconCalendarStar, 'events'),
        page(t`Newsfeed`, IconNews, 'newsfeed'),
        page(t`Reports of people`, IconShieldExclamation, 'safety_reports'),
      ],
    },
    // NAV-06
    {
      key: 'mentorship',
      label: t`Mentorship`,
      items: [
        page(t`Groups and pairings`, IconLink, 'group_and_pairings_management'),
        page(t`Pairing health`, IconHeartbeat, 'pairing-health'),
        page(t`Mentor services`, IconTargetArrow, 'goals'),
        page(t`Bookings`, IconCalendarCheck, 'bookings/bookings_list'),
        page(t`Mentorship ratings`, IconStar, 'mentorship_ratings'),
        page(t`Chat management`, IconMessages, 'chat_management'),
        page(t`Reported bookings`, IconFlag, 'bookings/reported'),
        page(t`Transcribe`, IconFileText, 'ai'),
        page(t`Transcriptions`, IconMicrophone, 'transcriptions'),
      ],
    },
    // NAV-07
    { key: 'analytics', label: t`Analytics`, items: [page(t`Analytics`, IconChartBar, 'analytics')] },
    // NAV-08
    { key: 'surveys', label: t`Surveys`, items: [page(t`Surveys`, IconClipboardList, 'surveys')] },
  ];
  return groups.filter(({ items }) => items.length > 0);
};
