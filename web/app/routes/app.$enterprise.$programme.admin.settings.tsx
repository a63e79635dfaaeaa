import { createFileRoute } from '@tanstack/react-router';
import { type SettingsTab, settingsTabs } from '../../lib/programme-tabs.ts';
import { ProgrammeSettingsPage } from '../../modules/programmes/index.ts';
import { oneOf } from '../search.ts';

const Page = () => <ProgrammeSettingsPage tab={Route.useSearch().tab ?? 'basic'} />;

export const Route = createFileRoute('/app/$enterprise/$programme/admin/settings')({
  component: Page,
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: SettingsTab } => {
    const known = oneOf(settingsTabs, tab);
    return known ? { tab: known } : {};
  },
});
