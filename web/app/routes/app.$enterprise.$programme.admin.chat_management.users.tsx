import { createFileRoute } from '@tanstack/react-router';
import { GroupUsersPage, groupInSearch } from '../../modules/chat/index.ts';

const Page = () => <GroupUsersPage groupId={Route.useSearch().group ?? null} />;

export const Route = createFileRoute('/app/$enterprise/$programme/admin/chat_management/users')({
  validateSearch: groupInSearch,
  component: Page,
});
