import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OwnProfile } from '../../../../contract/profiles/schemas/own.ts';
import { refusalOf } from '../../../lib/call.ts';
import { later } from '../../../ui/later.tsx';
import { SkeletonForm } from '../../../ui/Skeletons.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { useProfileSettings } from '../queries.ts';

interface Props {
  slug: string;
  children: (profile: OwnProfile) => ReactNode;
}

/** A settings tab that needs the profile: a skeleton while it loads, Retry if that fails. */
export const SettingsTab = ({ slug, children }: Props) => {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useProfileSettings(slug);
  if (data) return children(data);
  if (!error) return <SkeletonForm fields={6} />;
  return (
    <ErrorState
      title={t`Your profile could not be loaded`}
      message={refusalOf(error)?.error}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
};

/** Asks before typed input is lost. There is none when the tab opens, so it is loaded later. */
export const LeaveGuardLater = later(
  async () => (await import('../../../lib/LeaveGuard.tsx')).LeaveGuard,
  ({ hasChanges }) => hasChanges,
);
