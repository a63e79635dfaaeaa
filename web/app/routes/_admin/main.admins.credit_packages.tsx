import { useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { usePageTitle } from '../../../lib/page-title.ts';
import { PackagesPage } from '../../../modules/credits/index.ts';

const Page = () => {
  const { t } = useLingui();
  usePageTitle(t`Credit packages`);
  return <PackagesPage />;
};

export const Route = createFileRoute('/_admin/main/admins/credit_packages')({ component: Page });
