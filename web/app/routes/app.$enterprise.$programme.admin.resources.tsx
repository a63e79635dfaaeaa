import { createFileRoute } from '@tanstack/react-router';
import { ResourcesPage, type ResourcesView } from '../../modules/resources/index.ts';

const AdminResources = () => <ResourcesPage view={Route.useSearch().view} />;

export const Route = createFileRoute('/app/$enterprise/$programme/admin/resources')({
  validateSearch: ({ view }: Record<string, unknown>): { view: ResourcesView } => ({
    view: view === 'notifications' ? 'notifications' : 'resources',
  }),
  component: AdminResources,
});
