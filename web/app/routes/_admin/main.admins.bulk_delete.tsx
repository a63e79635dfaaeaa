import { useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { usePageTitle } from '../../../lib/page-title.ts';
import { BulkDeletePage } from '../../../modules/accounts/index.ts';

const Page = () => {
  const { t } = useLingui();
  usePageTitle(t`Bulk delete`);
  return <BulkDeletePage />;
};

export const Route = createFileRoute('/_admin/main/admins/bulk_delete')({ component: Page });
