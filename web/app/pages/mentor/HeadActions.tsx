import { useLingui } from '@lingui/react/macro';
import { IconUserShare } from '@tabler/icons-react';
import { useState } from 'react';
import type { MentorProfile } from '../../../../contract/screens/schemas/profiles.ts';
import { paths } from '../../../lib/paths.ts';
import { useMe } from '../../../modules/accounts/index.ts';
import { FollowButton, ShareProfile } from '../../../modules/discovery/index.ts';
import { ReferAFriend } from '../../../modules/profiles/index.ts';
import { PersonMenu } from '../../../modules/safety/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { MessageButton } from '../MessageButton.tsx';

/** PRO-80: a mentee can refer a friend to a mentor. */
const Refer = ({ mentorId }: { mentorId: number }) => {
  const { t } = useLingui();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button icon={IconUserShare} onPress={() => setOpened(true)} aria-haspopup="dialog">
        {t`Refer a Friend`}
      </Button>
      <ReferAFriend userType="mentee" mentorId={mentorId} opened={opened} onClose={() => setOpened(false)} />
    </>
  );
};

/** Actions on the profile itself. */
export const HeadActions = ({ profile }: { profile: MentorProfile }) => {
  const { t } = useLingui();
  const { me } = useMe();
  const { user_id: id, full_name: name, slug, is_own: isOwn } = profile;
  return (
    <Row>
      {/* PRO-21: approved mentors only; while an application is pending this page does not exist. */}
      {isOwn && slug !== null && <ShareProfile slug={slug} />}
      {isOwn && slug !== null && <Button href={paths.settings(slug, 'profile')}>{t`Edit profile`}</Button>}
      {!isOwn && me?.user_type === 'mentee' && <Refer mentorId={id} />}
      <MessageButton href={profile.chat_link} name={name} />
      <FollowButton mentor={{ id, full_name: name, is_following: profile.is_following }} />
      {!isOwn && me !== null && <PersonMenu personId={id} name={name} />}
    </Row>
  );
};
