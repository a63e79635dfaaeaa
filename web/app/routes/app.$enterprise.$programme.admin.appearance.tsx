import { createFileRoute } from '@tanstack/react-router';
import { type AppearanceTab, appearanceTabs } from '../../lib/programme-tabs.ts';
import { AppearancePage } from '../../modules/programmes/index.ts';
import { oneOf } from '../search.ts';

const Page = () => <AppearancePage tab={Route.useSearch().tab ?? 'appearance'} />;

export const Route = createFileRoute('/app/$enterprise/$programme/admin/appearance')({
  component: Page,
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: AppearanceTab } => {
    const known = oneOf(appearanceTabs, tab);
    return known ? { tab: known } : {};
  },
});
