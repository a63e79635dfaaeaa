import { useLingui } from '@lingui/react/macro';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { usePageTitle } from '../../../lib/page-title.ts';
import { tableSearch } from '../../../lib/table-search.ts';
import { useMe } from '../../../modules/accounts/index.ts';
import { PromoCodesPage } from '../../../modules/credits/index.ts';

const Page = () => {
  const { t } = useLingui();
  const { me } = useMe();
  const asked = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  usePageTitle(t`Promo codes`);
  return me && <PromoCodesPage asked={asked} zone={me.timezone} onAsk={(search) => void navigate({ search })} />;
};

export const Route = createFileRoute('/_admin/main/admins/promo_codes')({
  component: Page,
  validateSearch: tableSearch.validateSearch,
});
