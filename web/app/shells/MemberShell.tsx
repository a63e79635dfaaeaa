import { useLingui } from '@lingui/react/macro';
import { IconCalendarEvent, IconCoins, IconMenu2 } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { pointsACredit } from '../../../contract/credits/values.ts';
import type { CurrentUser } from '../../../contract/me/schemas.ts';
import { paths } from '../../lib/paths.ts';
import { productName } from '../../lib/product.ts';
import { rememberReturnAddress } from '../../lib/return-address.ts';
import { BookingDrawer, KeptWish, OverduePrompt } from '../../modules/bookings/index.ts';
import { MessagesButton, useMessagesEntry, useSendKept } from '../../modules/chat/index.ts';
import { NotificationBell } from '../../modules/notifications/index.ts';
import { NpsPrompt } from '../../modules/surveys/index.ts';
import { TopBar } from '../../ui/frames/TopBar.tsx';
import { AppFrame } from '../../ui/frames/AppFrame.tsx';
import { BottomNav } from '../../ui/frames/BottomNav.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { IconLine } from '../../ui/Facts.tsx';
import { Row } from '../../ui/Layout.tsx';
import { useIsSmallPhone } from '../../ui/media.ts';
import { Link } from '../../ui/navigation.tsx';
import { HiddenText } from '../../ui/Text.tsx';
import type { NavItem } from '../../ui/types.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { Banners } from './Banners.tsx';
import { useLiveSignals } from './live-signals.ts';
import { useMainPages } from './main-pages.ts';
import { AccountDrawer } from './windows.ts';

/** Nobody is asked about their sessions while they pay. */
const paying = /^\/(?:package|payments|subscriptions)\//;

const VisitorButtons = () => {
  const { t } = useLingui();
  const small = useIsSmallPhone();
  return (
    <Row gap={small ? 'none' : 'sm'} wrap={false}>
      <Button kind="quiet" href={paths.signIn()} onPress={() => rememberReturnAddress()}>
        {t`Sign In`}
      </Button>
      <Button kind="light" href={paths.signUp()} onPress={() => rememberReturnAddress()}>
        {small ? t`Sign up` : t`Sign up for free`}
      </Button>
    </Row>
  );
};

interface MemberButtonsProps {
  me: CurrentUser;
  messages: NavItem;
  onSessions: () => void;
}

const MemberButtons = ({ me, messages, onSessions }: MemberButtonsProps) => {
  const { t } = useLingui();
  const small = useIsSmallPhone();
  const credits = Math.floor(me.balance / pointsACredit);
  const words = credits === 1 ? t`1 credit` : t`${credits} credits`;
  return (
    <Row gap={small ? 'none' : 'sm'} wrap={false}>
      {me.user_type === 'mentee' && (
        <Link href={paths.credits()} tone="plain">
          <IconLine icon={IconCoins} tone="accent">
            {small && <span aria-hidden>{credits}</span>}
            {small ? <HiddenText>{words}</HiddenText> : words}
          </IconLine>
        </Link>
      )}
      <IconButton icon={IconCalendarEvent} label={t`Your sessions`} onPress={onSessions} />
      <MessagesButton entry={messages} />
      <NotificationBell />
      <AccountMenu me={me} />
    </Row>
  );
};

/** What asks or opens over every page of a member. */
const MemberWindows = ({ sessions, onClose }: { sessions: boolean; onClose: () => void }) => {
  const isPaying = useLocation({ select: ({ pathname }) => paying.test(pathname) });
  return (
    <>
      <KeptWish />
      {!isPaying && <OverduePrompt />}
      {!isPaying && <NpsPrompt />}
      {sessions && <BookingDrawer opened onClose={onClose} />}
    </>
  );
};

/** Bar, page and bottom navigation of the platform, for members and visitors, at every width (NAV-14, NAV-28). */
export const MemberShell = ({ me, children }: { me: CurrentUser | null; children: ReactNode }) => {
  const { t } = useLingui();
  const [drawer, setDrawer] = useState(false);
  const [sessions, setSessions] = useState(false);
  const pages = useMainPages(me, 'bar');
  const phonePages = useMainPages(me, 'phone');
  const messages = useMessagesEntry(me !== null);
  useLiveSignals();
  useSendKept(me?.id ?? null);
  const more: NavItem = {
    key: 'menu',
    label: t`Menu`,
    icon: IconMenu2,
    onPress: () => setDrawer(true),
    active: drawer,
    count: messages.count ?? 0,
  };
  const bar = (
    <TopBar
      height={60}
      tone="plain"
      brand={{ name: productName(), href: paths.landing() }}
      nav={pages}
      end={me ? <MemberButtons me={me} messages={messages} onSessions={() => setSessions(true)} /> : <VisitorButtons />}
    />
  );
  return (
    <AppFrame
      topBar={bar}
      banner={me ? <Banners me={me} /> : undefined}
      {...(me && { bottomNav: <BottomNav label={t`Main pages`} items={[...phonePages.slice(0, 4), more]} /> })}
    >
      {children}
      {me && <MemberWindows sessions={sessions} onClose={() => setSessions(false)} />}
      <AccountDrawer
        me={me}
        opened={drawer}
        onClose={() => setDrawer(false)}
        pages={{ key: 'pages', items: [messages] }}
      />
    </AppFrame>
  );
};
