import { useLingui } from '@lingui/react/macro';
import { IconUserSearch } from '@tabler/icons-react';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { useMenteeProfile } from '../../modules/discovery/index.ts';
import { PersonMenu } from '../../modules/safety/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/Layout.tsx';
import { EmptyState } from '../../ui/States.tsx';
import { Aside, hasAside } from './mentee/Side.tsx';
import { MenteeView } from './mentee/Profile.tsx';
import { MessageButton } from './MessageButton.tsx';
import { type ProfileAddress, ProfileNotShown } from './ProfileFrame.tsx';

/** The page does not reveal whether this person exists (B15). */
const NotFound = () => {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={IconUserSearch}
      title={t`We couldn't find that profile`}
      action={
        <Button kind="primary" href={paths.dashboard()}>
          {t`Home`}
        </Button>
      }
    >
      {t`The address may be wrong, or this profile is not shared with you.`}
    </EmptyState>
  );
};

/** PRO-03: a mentee's profile, for themselves and the people who share a session with them. */
export const MenteeProfilePage = ({ slug, ...address }: ProfileAddress) => {
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useMenteeProfile(slug);
  usePageTitle(data?.full_name ?? t`Mentee`);
  if (data) {
    const name = data.full_name;
    const around = {
      ...(!data.is_own && {
        actions: (
          <Row>
            {data.chat_link !== null && <MessageButton href={data.chat_link} name={name} />}
            <PersonMenu personId={data.user_id} name={name} />
          </Row>
        ),
      }),
      ...(hasAside(data) && { aside: <Aside profile={data} />, asideLabel: t`More about ${name}` }),
    };
    return <MenteeView key={data.user_id} profile={data} around={around} {...address} />;
  }
  return <ProfileNotShown error={error} retrying={isFetching} onRetry={() => void refetch()} notThere={<NotFound />} />;
};
