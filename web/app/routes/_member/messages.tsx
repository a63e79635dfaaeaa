import { createFileRoute, Navigate } from '@tanstack/react-router';
import { chatSearch, MessagesPage, originIn } from '../../../modules/chat/index.ts';
import { messagePaths } from '../../../lib/paths.ts';

const Page = () => {
  const { origin, ...search } = Route.useSearch();
  const portal = originIn({ origin });
  if (portal === null) return <MessagesPage {...search} />;
  // CHT-01: the documents' address of the messages of a programme.
  return <Navigate to={messagePaths(portal).list()} search={search as never} replace />;
};

export const Route = createFileRoute('/_member/messages')({
  validateSearch: (given: Record<string, unknown>) => ({
    ...chatSearch(given),
    ...(typeof given['origin'] === 'string' && { origin: given['origin'] }),
  }),
  component: Page,
});
