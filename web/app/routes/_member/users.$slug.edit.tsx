import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router';
import { useMe } from '../../../modules/accounts/index.ts';
import { SettingsFrame, type SettingsTabKey } from '../../../modules/profiles/index.ts';

const tabs = ['profile', 'mentorship', 'experience', 'availability', 'notification'] as const;

/** PRO-37, PRO-38: the frame of all settings tabs. The bare address is the account's, and on a phone the list of tabs. */
const Settings = () => {
  const { slug } = Route.useParams();
  const { section } = Route.useSearch();
  const { me } = useMe();
  const last = useLocation({ select: ({ pathname }) => pathname.split('/').findLast((part) => part !== '') });
  const tab: SettingsTabKey = tabs.find((one) => one === last) ?? 'account';
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
