import { useLingui } from '@lingui/react/macro';
import { IconUserSearch } from '@tabler/icons-react';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { useMentorProfile } from '../../modules/discovery/index.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/States.tsx';
import { HeadActions } from './mentor/HeadActions.tsx';
import { MentorView } from './mentor/Profile.tsx';
import { Aside, PhoneBar } from './mentor/Side.tsx';
import { type ProfileAddress, ProfileNotShown } from './ProfileFrame.tsx';

const NotFound = () => {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={IconUserSearch}
      title={t`Whoops, we couldn't find that mentor!`}
      action={
        <Button kind="primary" href={paths.discover()}>
          {t`Find mentors`}
        </Button>
      }
    >
      {t`The address may be wrong, or this person no longer mentors here.`}
    </EmptyState>
  );
};

/** PRO-01: the profile of a mentor of the platform, open to everyone. */
export const MentorProfilePage = ({ slug, ...address }: ProfileAddress) => {
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useMentorProfile(slug);
  usePageTitle(data?.full_name ?? t`Mentor`);
  if (data) {
    const around = {
      back: { href: paths.discover(), label: t`Mentors` },
      actions: <HeadActions profile={data} />,
      aside: <Aside profile={data} />,
      asideLabel: t`Booking and more`,
      ...(!data.is_own && { phoneActions: <PhoneBar profile={data} /> }),
    };
    return <MentorView key={data.user_id} profile={data} around={around} {...address} />;
  }
  return (
    <ProfileNotShown
      error={error}
      retrying={isFetching}
      onRetry={() => void refetch()}
      notThere={<NotFound />} // PRO-22
    />
  );
};
