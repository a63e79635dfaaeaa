import { createFileRoute } from '@tanstack/react-router';
import { ChatManagementPage, groupInSearch } from '../../modules/chat/index.ts';

const Page = () => <ChatManagementPage groupId={Route.useSearch().group ?? null} />;

export const Route = createFileRoute('/app/$enterprise/$programme/admin/chat_management/')({
  validateSearch: groupInSearch,
  component: Page,
});
