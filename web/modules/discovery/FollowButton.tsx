import { useLingui } from '@lingui/react/macro';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { Button, IconButton } from '../../ui/Button.tsx';
import { useMe } from '../accounts/index.ts';
import { useFollowStatus } from '../profiles/index.ts';
import { useFollow } from './following.ts';

interface Props {
  mentor: { id: number; full_name: string; is_following: boolean };
}

/** DIS-30: for signed-in users, and not for themselves. */
const useMayFollow = (mentorId: number) => {
  const { me } = useMe();
  return me !== null && me.id !== mentorId;
};

const Heart = ({ mentor }: Props) => {
  const { t } = useLingui();
  const { mutate, isPending } = useFollow(mentor.id);
  const following = mentor.is_following;
  return (
    <IconButton
      size="sm"
      icon={following ? IconHeartFilled : IconHeart}
      label={t`Follow ${mentor.full_name}`}
      pressed={following}
      onPress={() => isPending || mutate(!following)}
    />
  );
};

/** The heart icon on a card. */
export const FollowHeart = ({ mentor }: Props) => (useMayFollow(mentor.id) ? <Heart mentor={mentor} /> : null);

const Switch = ({ mentor }: Props) => {
  const { t } = useLingui();
  const { mutate, isPending, variables } = useFollow(mentor.id);
  const { data } = useFollowStatus(mentor.id);
  const following = isPending ? variables : (data?.active ?? mentor.is_following);
  return (
    <Button
      icon={following ? IconHeartFilled : IconHeart}
      label={following ? t`Following ${mentor.full_name}` : t`Follow ${mentor.full_name}`}
      onPress={() => isPending || mutate(!following)}
    >
      {following ? t`Following` : t`Follow`}
    </Button>
  );
};

/** The button on a mentor's page, which asks the server for the current state (DIS-31). */
export const FollowButton = ({ mentor }: Props) => (useMayFollow(mentor.id) ? <Switch mentor={mentor} /> : null);
