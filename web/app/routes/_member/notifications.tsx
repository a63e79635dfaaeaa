import { useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { usePageTitle } from '../../../lib/page-title.ts';
import { NotificationsPage } from '../../../modules/notifications/index.ts';

const Page = () => {
  const { t } = useLingui();
  usePageTitle(t`Notifications`);
  return <NotificationsPage />;
};

export const Route = createFileRoute('/_member/notifications')({ component: Page });
