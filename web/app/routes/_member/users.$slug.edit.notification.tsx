import { createFileRoute } from '@tanstack/react-router';
import { Devices, NotificationChoices } from '../../../modules/notifications/index.ts';
import { NotificationTab } from '../../../modules/profiles/index.ts';
import { Stack } from '../../../ui/Layout.tsx';

const Tab = () => (
  <Stack gap="lg">
    <NotificationTab slug={Route.useParams().slug} />
    <Devices />
    <NotificationChoices />
  </Stack>
);

export const Route = createFileRoute('/_member/users/$slug/edit/notification')({ component: Tab });
