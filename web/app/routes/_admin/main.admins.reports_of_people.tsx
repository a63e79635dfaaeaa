import { createFileRoute } from '@tanstack/react-router';
import { paths } from '../../../lib/paths.ts';
import { SafetyReportsPage, safetyTabInSearch } from '../../../modules/safety/index.ts';

const Page = () => (
  <SafetyReportsPage programId={null} here={paths.adminReportsOfPeople()} tab={Route.useSearch().tab ?? 'open'} />
);

export const Route = createFileRoute('/_admin/main/admins/reports_of_people')({
  validateSearch: safetyTabInSearch,
  component: Page,
});
