import { useLingui } from '@lingui/react/macro';
import { IconCalendarEvent, IconMenu2 } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { CurrentUser } from '../../../contract/me/schemas.ts';
import { rememberPortal } from '../../lib/last-portal.ts';
import { portalPath } from '../../lib/paths.ts';
import { BookingDrawer, KeptWish, OverduePrompt } from '../../modules/bookings/index.ts';
import { MessagesButton, useMessagesEntry, useSendKept } from '../../modules/chat/index.ts';
import { NotificationBell } from '../../modules/notifications/index.ts';
import { useThisProgramme } from '../../modules/programmes/index.ts';
import { NpsPrompt, PulsePrompt } from '../../modules/surveys/index.ts';
import { AppFrame } from '../../ui/frames/AppFrame.tsx';
import { BottomNav } from '../../ui/frames/BottomNav.tsx';
import { TopBar } from '../../ui/frames/TopBar.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { Row } from '../../ui/Layout.tsx';
import { Banner } from '../../ui/Notice.tsx';
import type { NavItem } from '../../ui/types.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { Banners } from './Banners.tsx';
import { useLiveSignals } from './live-signals.ts';
import { usePortalPages } from './portal-pages.ts';
import { AccountDrawer } from './windows.ts';

/** A programme's portal for its members: a bar 60 px high with its name and colour (NAV-13, NAV-14, NAV-16). */
export const PortalShell = ({ me, children }: { me: CurrentUser; children: ReactNode }) => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const [drawer, setDrawer] = useState(false);
  const [sessions, setSessions] = useState(false);
  const pages = usePortalPages();
  const messages = useMessagesEntry(programme.viewer !== null);
  useLiveSignals();
  useSendKept(me.id);
  const { slug, enterprise, viewer } = programme;
  useEffect(() => {
    if (viewer !== null) rememberPortal({ enterprise: enterprise.slug, programme: slug });
  }, [viewer, enterprise.slug, slug]);
  const more: NavItem = {
    key: 'menu',
    label: t`Menu`,
    icon: IconMenu2,
    onPress: () => setDrawer(true),
    active: drawer,
    count: messages.count ?? 0,
  };
  const behindMenu = programme.viewer === null ? [] : [messages, ...pages.more];
  const brand = { name: programme.name, href: portalPath(programme, 'overviews'), logo: programme.photo_url };
  const end = (
    <Row gap="sm" wrap={false}>
      {programme.viewer !== null && (
        <IconButton icon={IconCalendarEvent} label={t`Your sessions`} onPress={() => setSessions(true)} />
      )}
      {programme.viewer !== null && <MessagesButton entry={messages} />}
      <NotificationBell />
      <AccountMenu me={me} />
    </Row>
  );
  const banner = (
    <>
      <Banners me={me} />
      {!programme.is_active && <Banner tone="warning">{t`This program is no longer active.`}</Banner>}
    </>
  );
  return (
    <AppFrame
      topBar={<TopBar height={60} tone="brand" brand={brand} nav={pages.bar} end={end} />}
      banner={banner}
      bottomNav={<BottomNav label={t`Main pages`} items={[...pages.phone, more]} />}
    >
      {children}
      {programme.viewer !== null && <KeptWish />}
      {programme.viewer !== null && <OverduePrompt />}
      {programme.viewer !== null && <PulsePrompt />}
      {programme.viewer !== null && <NpsPrompt />}
      {sessions && <BookingDrawer opened onClose={() => setSessions(false)} />}
      <AccountDrawer
        me={me}
        opened={drawer}
        onClose={() => setDrawer(false)}
        pages={{ key: 'pages', items: behindMenu }}
      />
    </AppFrame>
  );
};
