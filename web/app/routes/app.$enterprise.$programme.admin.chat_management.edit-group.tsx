import { createFileRoute } from '@tanstack/react-router';
import { EditGroupPage, groupInSearch } from '../../modules/chat/index.ts';

const Page = () => <EditGroupPage groupId={Route.useSearch().group ?? null} />;

export const Route = createFileRoute('/app/$enterprise/$programme/admin/chat_management/edit-group')({
  validateSearch: groupInSearch,
  component: Page,
});
