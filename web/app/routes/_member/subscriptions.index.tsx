import { createFileRoute } from '@tanstack/react-router';
import { CreditsPage } from '../../../modules/credits/index.ts';
import { pageIn } from '../../search.ts';

const Page = () => {
  const { page = 1 } = Route.useSearch();
  const navigate = Route.useNavigate();
  return <CreditsPage page={page} onPage={(next) => void navigate({ search: pageIn({ page: next }) })} />;
};

export const Route = createFileRoute('/_member/subscriptions/')({ validateSearch: pageIn, component: Page });
