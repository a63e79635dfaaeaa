import { createFileRoute } from '@tanstack/react-router';
import { adminPath } from '../../lib/paths.ts';
import { useThisProgramme } from '../../modules/programmes/index.ts';
import { SafetyReportsPage, safetyTabInSearch } from '../../modules/safety/index.ts';

const Page = () => {
  const programme = useThisProgramme();
  const here = adminPath(programme, 'safety_reports');
  return <SafetyReportsPage programId={programme.id} here={here} tab={Route.useSearch().tab ?? 'open'} />;
};

export const Route = createFileRoute('/app/$enterprise/$programme/admin/safety_reports')({
  validateSearch: safetyTabInSearch,
  component: Page,
});
