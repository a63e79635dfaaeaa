import { useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useMe } from '../../../modules/accounts/index.ts';
import { ProfileSetup } from '../../../modules/profiles/index.ts';

/** ACC-54; people who signed up as a mentor are invited to apply at the end (B138). */
const Setup = () => {
  const { t } = useLingui();
  const { user_type: wish } = Route.useSearch();
  const { me } = useMe();
  usePageTitle(t`Set up your profile`);
  return me && <ProfileSetup slug={me.slug} wantsToMentor={wish === 'mentor'} />;
};

export const Route = createFileRoute('/_member/profile/setup')({
  component: Setup,
  validateSearch: (search: Record<string, unknown>): { user_type?: 'mentor' } =>
    search.user_type === 'mentor' ? { user_type: 'mentor' } : {},
});
