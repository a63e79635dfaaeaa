import { createFileRoute } from '@tanstack/react-router';
import { MemberPage } from '../pages/MemberPage.tsx';
import { oneOf } from '../search.ts';

const validateSearch = ({ tab }: Record<string, unknown>): { tab?: 'reviews' | undefined } => ({
  tab: oneOf(['reviews'], tab),
});

const Page = () => {
  const { id } = Route.useParams();
  const { tab = 'overview' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <MemberPage
      key={id}
      slug={id}
      tab={tab}
      onTab={(next) =>
        void navigate({ search: next === 'reviews' ? { tab: next } : {}, replace: true, resetScroll: false })
      }
    />
  );
};

export const Route = createFileRoute('/app/$enterprise/$programme/_portal/members/$id')({
  validateSearch,
  component: Page,
});
