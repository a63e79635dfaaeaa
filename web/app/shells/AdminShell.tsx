import { type ReactNode, useState } from 'react';
import type { CurrentUser } from '../../../contract/me/schemas.ts';
import { MessagesButton, useMessagesEntry, useSendKept } from '../../modules/chat/index.ts';
import { NotificationBell } from '../../modules/notifications/index.ts';
import { AppFrame } from '../../ui/frames/AppFrame.tsx';
import { NavDrawer, SideBar } from '../../ui/frames/SideBar.tsx';
import { TopBar } from '../../ui/frames/TopBar.tsx';
import type { NavItem } from '../../ui/types.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { Banners } from './Banners.tsx';
import { useLiveSignals } from './live-signals.ts';

export interface PageGroup {
  key: string;
  label?: string;
  items: readonly NavItem[];
}

interface Props {
  me: CurrentUser;
  /** The name of what is administered here. */
  label: string;
  brand: { name: string; href: string; logo?: string | null };
  groups: readonly PageGroup[];
  children: ReactNode;
}

const place = 'admin_sidebar';

/** Coloured bar and side bar for admins; on a phone the side bar is a drawer (NAV-13 to NAV-16). */
export const AdminShell = ({ me, label, brand, groups, children }: Props) => {
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(place) === 'collapsed');
  const [drawer, setDrawer] = useState(false);
  const messages = useMessagesEntry(true);
  useLiveSignals();
  useSendKept(me.id);
  const toggle = () => {
    localStorage.setItem(place, collapsed ? 'open' : 'collapsed');
    setCollapsed(!collapsed);
  };
  const end = (
    <>
      <MessagesButton entry={messages} />
      <NotificationBell />
      <AccountMenu me={me} />
    </>
  );
  return (
    <AppFrame
      topBar={<TopBar height={56} tone="brand" wide brand={brand} onMenu={() => setDrawer(true)} end={end} />}
      barHeight={56}
      banner={<Banners me={me} />}
      sideBar={<SideBar label={label} groups={groups} collapsed={collapsed} onToggle={toggle} />}
    >
      {children}
      <NavDrawer opened={drawer} onClose={() => setDrawer(false)} title={label} groups={groups} />
    </AppFrame>
  );
};
