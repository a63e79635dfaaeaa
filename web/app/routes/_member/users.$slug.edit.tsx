import { useLingui } from '@lingui/react/macro';
import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useMe } from '../../../modules/accounts/index.ts';
import { SettingsFrame, type SettingsTabKey } from '../../../modules/profiles/index.ts';

const tabs = ['profile', 'mentorship', 'experience', 'availability', 'notification', 'integrations'] as const;

const useTabTitle = (tab: SettingsTabKey) => {
  const { t } = useLingui();
  const titles: Record<SettingsTabKey, string> = {
    account: t`Account settings`,
    profile: t`Profile settings`,
    mentorship: t`Mentorship settings`,
    experience: t`Experience settings`,
    availability: t`Availability settings`,
    notification: t`Notification settings`,
    integrations: t`Integrations`,
  };
  usePageTitle(titles[tab]);
};

/**
 * PRO-37, PRO-38: the frame of all settings tabs. The bare address shows the account tab or, on a phone, the list of
 * tabs.
 */
const Settings = () => {
  const { slug } = Route.useParams();
  const { section } = Route.useSearch();
  const { me } = useMe();
  const last = useLocation({ select: ({ pathname }) => pathname.split('/').findLast((part) => part !== '') });
  const tab: SettingsTabKey = tabs.find((one) => one === last) ?? 'account';
  useTabTitle(tab);
  return (
    me && (
      <SettingsFrame me={me} slug={slug} tab={tab} atList={tab === 'account' && section !== 'account'}>
        <Outlet />
      </SettingsFrame>
    )
  );
};

export const Route = createFileRoute('/_member/users/$slug/edit')({
  component: Settings,
  validateSearch: (search: Record<string, unknown>): { section?: 'account' } =>
    search.section === 'account' ? { section: 'account' } : {},
});
