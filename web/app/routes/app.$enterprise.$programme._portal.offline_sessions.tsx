import { createFileRoute } from '@tanstack/react-router';
import { OfflineSessionsPage } from '../../modules/bookings/index.ts';

export const Route = createFileRoute('/app/$enterprise/$programme/_portal/offline_sessions')({
  component: OfflineSessionsPage,
});
