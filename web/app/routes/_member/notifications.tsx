import { createFileRoute } from '@tanstack/react-router';
import { NotificationsPage } from '../../../modules/notifications/index.ts';

export const Route = createFileRoute('/_member/notifications')({ component: NotificationsPage });
