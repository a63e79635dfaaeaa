import { createFileRoute } from '@tanstack/react-router';
import { setupPages, type SetupStep } from '../../lib/programme-tabs.ts';
import { SetupPage } from '../../modules/programmes/index.ts';
import { oneOf } from '../search.ts';

const Page = () => <SetupPage step={Route.useSearch().step} />;

export const Route = createFileRoute('/app/$enterprise/$programme/admin/setup')({
  component: Page,
  validateSearch: ({ step }: Record<string, unknown>): { step?: SetupStep } => {
    const known = oneOf(setupPages, step);
    return known ? { step: known } : {};
  },
});
