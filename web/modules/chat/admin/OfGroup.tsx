import { useLingui } from '@lingui/react/macro';
import { IconMessageOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { GroupChat } from '../../../../contract/chat/schemas/groups.ts';
import { refusalOf } from '../../../lib/call.ts';
import { groupChatPaths } from '../groups/addresses.ts';
import { Button } from '../../../ui/Button.tsx';
import { SkeletonForm } from '../../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/States.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { useGroupChats } from '../groups/queries.ts';

interface Props {
  /** From the address; without it, the first group. */
  groupId: number | null;
  children: (group: GroupChat) => ReactNode;
}

/** What the pages below the list show: the group that their address names. */
export const OfGroup = ({ groupId, children }: Props) => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const { data: groups, error, refetch, isFetching } = useGroupChats(programme.id);
  if (!groups)
    return error ? (
      <ErrorState message={refusalOf(error)?.error} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <SkeletonForm fields={3} />
    );
  const group = groupId === null ? groups[0] : groups.find(({ id }) => id === groupId);
  if (group) return children(group);
  return (
    <EmptyState
      icon={IconMessageOff}
      title={t`This group is not here`}
      action={
        <Button kind="light" href={groupChatPaths(programme).list()}>
          {t`See all groups`}
        </Button>
      }
    />
  );
};
