import { createFileRoute } from '@tanstack/react-router';
import { AdminOfflinePage } from '../../modules/bookings/index.ts';

export const Route = createFileRoute('/app/$enterprise/$programme/admin/bookings/offline')({
  component: AdminOfflinePage,
});
