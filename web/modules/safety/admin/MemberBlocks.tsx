import { useLingui } from '@lingui/react/macro';
import { IconBan } from '@tabler/icons-react';
import type { MemberBlock } from '../../../../contract/safety/schemas.ts';
import { shortDay } from '../../../lib/time.ts';
import { PersonRow } from '../../../ui/Avatar.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ListRow, RowList } from '../../../ui/RowList.tsx';
import { SkeletonList } from '../../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/States.tsx';
import { useViewerZone } from '../../accounts/index.ts';
import { useMemberBlocks } from '../queries.ts';

const Line = ({ block: { blocker, blocked, created_at: at } }: { block: MemberBlock }) => {
  const { t } = useLingui();
  const day = shortDay(at, useViewerZone());
  const name = blocked.full_name;
  return (
    <ListRow>
      <PersonRow name={blocker.full_name} src={blocker.photo_url} meta={t`has blocked ${name} since ${day}`} wraps />
    </ListRow>
  );
};

/** M47: admins see it. */
export const MemberBlocks = ({ programId }: { programId: number | null }) => {
  const { t } = useLingui();
  const { data, error, refetch } = useMemberBlocks(programId);
  if (!data)
    return error ? (
      <ErrorState message={t`Failed to fetch data. Please try again.`} onRetry={() => void refetch()} />
    ) : (
      <SkeletonList />
    );
  if (data.blocks.length === 0)
    return (
      <EmptyState icon={IconBan} title={t`Nobody has blocked anybody`}>
        {t`People who block each other can't book or message each other. You can still arrange sessions for them.`}
      </EmptyState>
    );
  return (
    <Card padding="none">
      <RowList label={t`Blocks`}>
        {data.blocks.map((block) => (
          <Line key={`${block.blocker.id} ${block.blocked.id}`} block={block} />
        ))}
      </RowList>
    </Card>
  );
};
