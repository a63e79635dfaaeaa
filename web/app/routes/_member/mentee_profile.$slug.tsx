import { createFileRoute } from '@tanstack/react-router';
import { oneOf } from '../../search.ts';
import { MenteeProfilePage } from '../../pages/MenteeProfilePage.tsx';

const validateSearch = ({ tab }: Record<string, unknown>): { tab?: 'reviews' | undefined } => ({
  tab: oneOf(['reviews'], tab),
});

const Page = () => {
  const { slug } = Route.useParams();
  const { tab = 'overview' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <MenteeProfilePage
      key={slug}
      slug={slug}
      tab={tab}
      onTab={(next) =>
        void navigate({ search: next === 'reviews' ? { tab: next } : {}, replace: true, resetScroll: false })
      }
    />
  );
};

export const Route = createFileRoute('/_member/mentee_profile/$slug')({ validateSearch, component: Page });
