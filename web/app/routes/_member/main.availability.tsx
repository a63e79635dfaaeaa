import { useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { usePageTitle } from '../../../lib/page-title.ts';
import { AvailabilityPage } from '../../../modules/availability/index.ts';

const Page = () => {
  const { t } = useLingui();
  usePageTitle(t`Availability`);
  return <AvailabilityPage />;
};

export const Route = createFileRoute('/_member/main/availability')({ component: Page });
