import { useLingui } from '@lingui/react/macro';
import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Drawer } from '../../ui/Drawer.tsx';
import { laterInPage } from '../../ui/later.tsx';
import { Grow, Row } from '../../ui/Layout.tsx';
import { Link } from '../../ui/navigation.tsx';
import { SkeletonList } from '../../ui/Skeletons.tsx';
import { MarkAllButton } from './MarkAllButton.tsx';
import { useUnread } from './queries.ts';

/** The bell is on every page of a member; most of them never open it. */
const NotificationList = laterInPage(
  async () => (await import('./NotificationList.tsx')).NotificationList,
  () => <SkeletonList rows={4} />,
);

/** The number of new notifications, on every page of a member; the list opens over the page (NTF-01). */
export const NotificationBell = () => {
  const { t } = useLingui();
  const [opened, setOpened] = useState(false);
  const { data } = useUnread();
  const unread = data?.unread ?? 0;
  const close = () => setOpened(false);
  return (
    <>
      <IconButton
        icon={IconBell}
        label={unread > 0 ? t`Notifications, ${unread} unread` : t`Notifications`}
        count={unread}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onPress={() => setOpened(true)}
      />
      <Drawer
        opened={opened}
        onClose={close}
        title={t`Notifications`}
        footer={
          <Grow>
            <Row justify="between">
              <span onClickCapture={close}>
                <Link href={paths.notifications()}>{t`See all`}</Link>
              </span>
              <MarkAllButton unread={unread} />
            </Row>
          </Grow>
        }
      >
        <NotificationList onLeave={close} />
      </Drawer>
    </>
  );
};
