import { createFileRoute } from '@tanstack/react-router';
import { DashboardSettingsPage } from '../../modules/resources/index.ts';

export const Route = createFileRoute('/app/$enterprise/$programme/admin/dashboard_settings')({
  component: DashboardSettingsPage,
});
