import {
  IconAdjustments,
  IconBell,
  IconBooks,
  IconCalendarEvent,
  IconChartDots,
  IconCoins,
  IconHome2,
  IconLogout,
  IconMenu2,
  IconMessageCircle,
  IconPalette,
  IconTicket,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../../ui/Button.tsx';
import { AppFrame } from '../../ui/frames/AppFrame.tsx';
import { BottomNav } from '../../ui/frames/BottomNav.tsx';
import { NavDrawer, SideBar } from '../../ui/frames/SideBar.tsx';
import { AccountButton, TopBar } from '../../ui/frames/TopBar.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { StatusPill } from '../../ui/Pills.tsx';

const memberPages = [
  { key: 'home', label: 'Home', icon: IconHome2, href: '?part=frame-dashboard' },
  { key: 'mentors', label: 'Mentors', icon: IconUsers, href: '?part=frame-list', active: true },
  { key: 'events', label: 'Events', icon: IconTicket, href: '?part=frame-detail' },
  { key: 'bookings', label: 'Bookings', icon: IconCalendarEvent, href: '?part=frame-wizard', count: 2 },
  { key: 'menu', label: 'Menu', icon: IconMenu2 },
];

const Account = () => (
  <Menu
    label="Account"
    trigger={<AccountButton label="Account menu" name="Farah Idris" />}
    items={[
      { label: 'Edit profile', icon: IconUser, href: '?part=frame-settings' },
      { label: 'Log out', icon: IconLogout },
    ]}
  />
);

/** The member's bar and phone navigation around a frame. */
export const MemberShell = ({ children }: { children: ReactNode }) => (
  <AppFrame
    topBar={
      <TopBar
        height={60}
        tone="plain"
        brand={{ name: 'Lantern', href: '?part=basics' }}
        nav={memberPages.slice(0, 4)}
        end={
          <>
            <StatusPill tone="coral" icon={IconCoins}>
              3 credits
            </StatusPill>
            <IconButton icon={IconMessageCircle} label="Messages" href="?part=basics" />
            <IconButton icon={IconBell} label="Notifications, 2 new" count={2} />
            <Account />
          </>
        }
      />
    }
    bottomNav={<BottomNav label="Phone" items={memberPages} />}
  >
    {children}
  </AppFrame>
);

const adminGroups = [
  {
    key: 'top',
    items: [{ key: 'dashboard', label: 'Dashboard', icon: IconHome2, href: '?part=frame-dashboard', active: true }],
  },
  {
    key: 'settings',
    label: 'Program Settings',
    items: [
      { key: 'settings', label: 'Settings', icon: IconAdjustments, href: '?part=frame-settings' },
      { key: 'appearance', label: 'Appearance', icon: IconPalette, href: '?part=basics' },
      { key: 'resources', label: 'Resources', icon: IconBooks, href: '?part=basics' },
    ],
  },
  {
    key: 'users',
    label: 'Users',
    items: [
      { key: 'participants', label: 'Participants', icon: IconUsers, href: '?part=lists' },
      { key: 'bookings', label: 'Bookings', icon: IconCalendarEvent, href: '?part=lists', count: 4 },
    ],
  },
  {
    key: 'insights',
    label: 'Insights',
    items: [{ key: 'analytics', label: 'Analytics', icon: IconChartDots, href: '?part=basics' }],
  },
];

/** The admin's bar and side bar around a frame. */
export const AdminShell = ({ children }: { children: ReactNode }) => {
  const [collapsed, setCollapsed] = useState(false);
  const [drawer, setDrawer] = useState(false);
  return (
    <AppFrame
      barHeight={56}
      topBar={
        <TopBar
          height={56}
          tone="brand"
          wide
          brand={{ name: 'Youth Employability 2026', href: '?part=basics' }}
          onMenu={() => setDrawer(true)}
          end={
            <>
              <IconButton icon={IconBell} label="Notifications, 2 new" count={2} />
              <Account />
            </>
          }
        />
      }
      sideBar={
        <SideBar label="Admin" groups={adminGroups} collapsed={collapsed} onToggle={() => setCollapsed(!collapsed)} />
      }
    >
      {children}
      <NavDrawer opened={drawer} onClose={() => setDrawer(false)} title="Admin" groups={adminGroups} />
    </AppFrame>
  );
};
