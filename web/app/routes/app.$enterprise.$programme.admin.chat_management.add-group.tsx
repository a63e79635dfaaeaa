import { createFileRoute } from '@tanstack/react-router';
import { AddGroupPage } from '../../modules/chat/index.ts';

export const Route = createFileRoute('/app/$enterprise/$programme/admin/chat_management/add-group')({
  component: AddGroupPage,
});
