import { createFileRoute } from '@tanstack/react-router';
import { oneOf } from '../../search.ts';
import { MentorProfilePage } from '../../pages/MentorProfilePage.tsx';

const validateSearch = ({ tab }: Record<string, unknown>): { tab?: 'reviews' | undefined } => ({
  tab: oneOf(['reviews'], tab),
});

const Page = () => {
  const { slug } = Route.useParams();
  const { tab = 'overview' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <MentorProfilePage
      key={slug}
      slug={slug}
      tab={tab}
      onTab={(next) =>
        void navigate({ search: next === 'reviews' ? { tab: next } : {}, replace: true, resetScroll: false })
      }
    />
  );
};

export const Route = createFileRoute('/_public/mentor_profile/$slug')({ validateSearch, component: Page });
