import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CallRefused, refusalOf } from '../../lib/call.ts';
import { DetailPage } from '../../ui/frames/DetailPage.tsx';
import { SkeletonDetail } from '../../ui/Skeletons.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { HiddenText } from '../../ui/Text.tsx';

/** The two tabs of every profile (PRO-06, PRO-31). */
export type ProfileTab = 'overview' | 'reviews';

export interface ProfileTabs {
  tab: ProfileTab;
  onTab: (tab: ProfileTab) => void;
}

export interface ProfileAddress extends ProfileTabs {
  /** The slug, or the hex id (A70). */
  slug: string;
}

/** What the platform and a portal each put around a profile. */
export interface ProfileAround {
  back?: { href: string; label: string };
  actions?: ReactNode;
  aside?: ReactNode;
  asideLabel?: string;
  phoneActions?: ReactNode;
}

interface Props {
  error: Error | null;
  retrying: boolean;
  onRetry: () => void;
  notThere: ReactNode;
}

/** Shown in place of a profile that is still loading, does not exist, or could not be loaded. */
export const ProfileNotShown = ({ error, retrying, onRetry, notThere }: Props) => {
  const { t } = useLingui();
  const isGone = error instanceof CallRefused && error.status === 404;
  return (
    <DetailPage title={<HiddenText>{t`Profile`}</HiddenText>}>
      {error === null && <SkeletonDetail />}
      {isGone && notThere}
      {error !== null && !isGone && (
        <ErrorState message={refusalOf(error)?.error} onRetry={onRetry} retrying={retrying} />
      )}
    </DetailPage>
  );
};
