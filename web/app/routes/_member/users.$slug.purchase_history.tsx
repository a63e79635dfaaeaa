import { useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { useMe } from '../../../modules/accounts/index.ts';
import { PurchaseHistoryPage } from '../../../modules/credits/index.ts';
import { PageDenied } from '../../PageDenied.tsx';
import { pageIn } from '../../search.ts';

const Page = () => {
  const { t } = useLingui();
  const { slug } = Route.useParams();
  const { page = 1 } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { me } = useMe();
  if (!me) return null;
  if (me.slug !== slug)
    return <PageDenied reason={t`Only its owner can see this purchase history`} home={me.home_url} />;
  return (
    <PurchaseHistoryPage me={me} page={page} onPage={(next) => void navigate({ search: pageIn({ page: next }) })} />
  );
};

export const Route = createFileRoute('/_member/users/$slug/purchase_history')({
  validateSearch: pageIn,
  component: Page,
});
