import { createFileRoute } from '@tanstack/react-router';
import { OwnApplicationsPage } from '../../modules/applications/index.ts';

export const Route = createFileRoute('/app/$enterprise/$programme/applications/status')({
  component: OwnApplicationsPage,
});
