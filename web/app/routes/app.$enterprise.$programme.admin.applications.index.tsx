import { createFileRoute } from '@tanstack/react-router';
import { ApplicationsPage } from '../../modules/applications/index.ts';

export const Route = createFileRoute('/app/$enterprise/$programme/admin/applications/')({
  component: ApplicationsPage,
});
