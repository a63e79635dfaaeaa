import { useLingui } from '@lingui/react/macro';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sayFailure } from '../../../lib/failure.ts';
import { outOfDate } from '../../../lib/query-keys.ts';
import { Button } from '../../../ui/Button.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useSetFollow } from '../../profiles/index.ts';

interface Props {
  userId: number;
  name: string;
  isFollowing: boolean;
}

/** EVT-48, DIS-32: shown immediately, and reverted if the server refuses. */
export const FollowSpeaker = ({ userId, name, isFollowing }: Props) => {
  const { t } = useLingui();
  const client = useQueryClient();
  const { mutate, isPending } = useSetFollow(userId);
  // What the reader has just wanted, until the event says the same.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const following = wanted ?? isFollowing;
  const press = () => {
    setWanted(!following);
    mutate(undefined, {
      onSuccess: ({ active }) => {
        setWanted(active);
        toastSuccess(active ? t`You are following this mentor.` : t`You are no longer following this mentor.`); // DIS-33
        void outOfDate(client, ['dashboard', 'mentors']);
      },
      onError: (error) => {
        setWanted(null);
        reportError(error); // DIS-34
        sayFailure(error, t`An error occurred`, 'unsaid');
      },
    });
  };
  return (
    <Button
      size="sm"
      icon={following ? IconHeartFilled : IconHeart}
      label={following ? t`Following ${name}` : t`Follow ${name}`}
      onPress={() => isPending || press()}
    >
      {following ? t`Following` : t`Follow`}
    </Button>
  );
};
