import { useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { usePageTitle } from '../../lib/page-title.ts';
import { AvailabilityPage } from '../../modules/availability/index.ts';
import { CapacitySection } from '../../modules/pairings/index.ts';
import { useThisProgramme } from '../../modules/programmes/index.ts';

/** AVL-02, D29: in a programme's portal, a mentor's hours and how many mentees they take. */
const Page = () => {
  const { t } = useLingui();
  usePageTitle(t`Availability`);
  const { id, viewer } = useThisProgramme();
  if (viewer?.user_type !== 'mentor') return <AvailabilityPage />;
  return <AvailabilityPage programId={id} more={<CapacitySection />} />;
};

export const Route = createFileRoute('/app/$enterprise/$programme/_portal/availability')({ component: Page });
