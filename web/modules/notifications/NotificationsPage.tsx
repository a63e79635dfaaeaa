import { useLingui } from '@lingui/react/macro';
import { Card } from '../../ui/Card.tsx';
import { ListPage } from '../../ui/frames/ListPage.tsx';
import { MarkAllButton } from './MarkAllButton.tsx';
import { NotificationList } from './NotificationList.tsx';
import { useUnread } from './queries.ts';

export const NotificationsPage = () => {
  const { t } = useLingui();
  const { data } = useUnread();
  return (
    <ListPage title={t`Notifications`} actions={<MarkAllButton unread={data?.unread ?? 0} />}>
      <Card padding="none">
        <NotificationList />
      </Card>
    </ListPage>
  );
};
