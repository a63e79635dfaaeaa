import { createFileRoute } from '@tanstack/react-router';
import { MentorClassPage } from '../../../modules/events/index.ts';
import { oneOf, pageIn } from '../../search.ts';

const validateSearch = (search: Record<string, unknown>): { list?: 'past'; page?: number } => {
  const list = oneOf(['past'], search.list);
  return { ...(list && { list }), ...pageIn(search) };
};

const Page = () => {
  const { list = 'upcoming', page = 1 } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <MentorClassPage
      list={list}
      page={page}
      onPage={(next) =>
        void navigate({ search: ({ list: tab }) => ({ ...(tab && { list: tab }), ...pageIn({ page: next }) }) })
      }
    />
  );
};

export const Route = createFileRoute('/_public/main/mentor_class')({ validateSearch, component: Page });
