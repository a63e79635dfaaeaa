import { useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { usePageTitle } from '../../lib/page-title.ts';
import { AvailabilityPage } from '../../modules/availability/index.ts';

/** AVL-02: the hours of a mentor of the programme, in its portal. */
const Page = () => {
  const { t } = useLingui();
  usePageTitle(t`Availability`);
  return <AvailabilityPage />;
};

export const Route = createFileRoute('/app/$enterprise/$programme/_portal/availability')({ component: Page });
