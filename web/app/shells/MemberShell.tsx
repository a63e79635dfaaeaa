import { useLingui } from '@lingui/react/macro';
import { IconCalendarEvent, IconCoins, IconMenu2 } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '../../../contract/me.ts';
import { paths } from '../../lib/paths.ts';
import { productName } from '../../lib/product.ts';
import { listenLive } from '../../lib/live.ts';
import { rememberReturnAddress } from '../../lib/return-address.ts';
import { ConfirmationBanner, useRevertToAdmin, useSignOut } from '../../modules/accounts/index.ts';
import { NotificationBell } from '../../modules/notifications/index.ts';
import { AccountButton, TopBar } from '../../ui/frames/TopBar.tsx';
import { AppFrame } from '../../ui/frames/AppFrame.tsx';
import { BottomNav } from '../../ui/frames/BottomNav.tsx';
import { NavDrawer } from '../../ui/frames/SideBar.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Menu, type MenuEntry } from '../../ui/Menu.tsx';
import { IconLine } from '../../ui/Facts.tsx';
import { Row } from '../../ui/Layout.tsx';
import type { NavItem } from '../../ui/types.ts';
import { useAccountMenu } from './account-menu.ts';
import { useMainPages } from './main-pages.ts';

const pointsACredit = 10;

/** Only who opens it loads it: most pages never do. */
const BookingDrawer = lazy(async () => {
  const { BookingDrawer: drawer } = await import('../../modules/bookings/index.ts');
  return { default: drawer };
});

const VisitorButtons = () => {
  const { t } = useLingui();
  return (
    <Row gap="sm">
      <span onClickCapture={() => rememberReturnAddress()}>
        <Button kind="quiet" href={paths.signIn()}>
          {t`Sign In`}
        </Button>
      </span>
      <Button kind="light" href={paths.signUp()}>
        {t`Sign up for free`}
      </Button>
    </Row>
  );
};

interface MemberButtonsProps {
  me: CurrentUser;
  menu: MenuEntry[];
  onSessions: () => void;
}

const MemberButtons = ({ me, menu, onSessions }: MemberButtonsProps) => {
  const { t } = useLingui();
  const credits = Math.floor(me.balance / pointsACredit);
  return (
    <Row gap="sm" wrap={false}>
      {me.user_type === 'mentee' && (
        <IconLine icon={IconCoins} tone="accent">
          {credits === 1 ? t`1 credit` : t`${credits} credits`}
        </IconLine>
      )}
      <IconButton icon={IconCalendarEvent} label={t`Your sessions`} onPress={onSessions} />
      <NotificationBell />
      <Menu
        label={t`Account`}
        trigger={<AccountButton name={me.full_name} src={me.profile_photo_url} label={t`Account menu`} />}
        items={menu}
      />
    </Row>
  );
};

/** The drawer behind Menu on a phone holds what the account menu holds (NAV-22). */
const drawerItems = (menu: MenuEntry[]): NavItem[] =>
  menu.flatMap((entry) =>
    typeof entry === 'object' && 'label' in entry && entry.icon
      ? [
          {
            key: entry.label,
            label: entry.label,
            icon: entry.icon,
            ...(entry.href ? { href: entry.href } : { onPress: entry.onPress }),
          } as NavItem,
        ]
      : [],
  );

/** Keeps the pages of somebody who is signed in up to date while they are open. */
const useLiveSignals = (signedIn: boolean) => {
  const client = useQueryClient();
  useEffect(() => (signedIn ? listenLive(client) : undefined), [client, signedIn]);
};

/** Bar, page and bottom navigation of the platform, for members and visitors, at every width (NAV-14, NAV-28). */
export const MemberShell = ({ me, children }: { me: CurrentUser | null; children: ReactNode }) => {
  const { t } = useLingui();
  const [drawer, setDrawer] = useState(false);
  const [sessions, setSessions] = useState(false);
  const signOut = useSignOut();
  const revert = useRevertToAdmin();
  const menu = useAccountMenu(me, { onSignOut: () => signOut.mutate(), onRevert: () => revert.mutate() });
  const pages = useMainPages(me);
  useLiveSignals(me !== null);
  const more: NavItem = {
    key: 'menu',
    label: t`Menu`,
    icon: IconMenu2,
    onPress: () => setDrawer(true),
    active: drawer,
  };
  const bar = (
    <TopBar
      height={60}
      tone="plain"
      brand={{ name: productName(), href: paths.landing() }}
      nav={pages}
      end={me ? <MemberButtons me={me} menu={menu} onSessions={() => setSessions(true)} /> : <VisitorButtons />}
    />
  );
  return (
    <AppFrame
      topBar={bar}
      banner={me ? <ConfirmationBanner me={me} /> : undefined}
      {...(me && { bottomNav: <BottomNav label={t`Main pages`} items={[...pages.slice(0, 4), more]} /> })}
    >
      {children}
      {sessions && (
        <Suspense>
          <BookingDrawer opened onClose={() => setSessions(false)} />
        </Suspense>
      )}
      <NavDrawer
        opened={drawer}
        onClose={() => setDrawer(false)}
        title={me?.full_name ?? productName()}
        groups={[{ key: 'account', items: drawerItems(menu) }]}
      />
    </AppFrame>
  );
};
