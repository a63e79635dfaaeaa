import { useLingui } from '@lingui/react/macro';
import { Card } from '../../ui/Card.tsx';
import { DetailPage } from '../../ui/frames/DetailPage.tsx';
import { MarkAllButton } from './MarkAllButton.tsx';
import { NotificationList } from './NotificationList.tsx';
import { useUnread } from './queries.ts';

export const NotificationsPage = () => {
  const { t } = useLingui();
  const { data } = useUnread();
  return (
    <DetailPage width="narrow" title={t`Notifications`} actions={<MarkAllButton unread={data?.unread ?? 0} />}>
      <Card padding="none">
        <NotificationList />
      </Card>
    </DetailPage>
  );
};
