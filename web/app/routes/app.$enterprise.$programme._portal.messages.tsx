import { createFileRoute } from '@tanstack/react-router';
import { chatSearch, MessagesPage } from '../../modules/chat/index.ts';

const Page = () => <MessagesPage {...Route.useSearch()} />;

export const Route = createFileRoute('/app/$enterprise/$programme/_portal/messages')({
  validateSearch: chatSearch,
  component: Page,
});
