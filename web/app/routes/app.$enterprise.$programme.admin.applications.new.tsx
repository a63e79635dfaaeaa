import { createFileRoute } from '@tanstack/react-router';
import { ApplicationBuilderPage } from '../../modules/applications/index.ts';

export const Route = createFileRoute('/app/$enterprise/$programme/admin/applications/new')({
  component: () => <ApplicationBuilderPage id={null} />,
});
