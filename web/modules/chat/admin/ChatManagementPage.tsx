import { useLingui } from '@lingui/react/macro';
import { IconMessages, IconPlus } from '@tabler/icons-react';
import { refusalOf } from '../../../lib/call.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { groupChatPaths } from '../groups/addresses.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ListPage } from '../../../ui/frames/ListPage.tsx';
import { Columns } from '../../../ui/Layout.tsx';
import { SkeletonList } from '../../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/States.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { useGroupChats } from '../groups/queries.ts';
import { GroupList } from './GroupList.tsx';
import { MemberList } from './MemberList.tsx';

const Groups = ({ programId, groupId }: { programId: number; groupId: number | null }) => {
  const { t } = useLingui();
  const { data: groups, error, refetch, isFetching } = useGroupChats(programId);
  if (!groups)
    return error ? (
      <ErrorState message={refusalOf(error)?.error} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <SkeletonList rows={4} />
    );
  // CHT-09: the first one until another is chosen.
  const shown = groups.find(({ id }) => id === groupId) ?? groups[0];
  if (!shown)
    return (
      <Card>
        <EmptyState icon={IconMessages} title={t`No groups yet`}>
          {t`In a group, members of your program write to each other. Press “Add Group” to make the first one.`}
        </EmptyState>
      </Card>
    );
  return (
    <Columns ratio="1-2">
      <GroupList groups={groups} shownId={shown.id} />
      <MemberList key={shown.id} group={shown} />
    </Columns>
  );
};

/** CHT-04, CHT-05: the groups of a programme, and who is in the chosen one. */
export const ChatManagementPage = ({ groupId }: { groupId: number | null }) => {
  const { t } = useLingui();
  usePageTitle(t`Chat management`);
  const programme = useThisProgramme();
  return (
    <ListPage
      title={t`Chat management`}
      lead={t`Groups in which members of your program write to each other.`}
      width="admin"
      actions={
        programme.is_active && (
          <Button kind="primary" icon={IconPlus} href={groupChatPaths(programme).add()}>
            {t`Add Group`}
          </Button>
        )
      }
    >
      <Groups programId={programme.id} groupId={groupId} />
    </ListPage>
  );
};
