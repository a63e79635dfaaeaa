import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { usePageTitle } from '../../../lib/page-title.ts';
import { groupChatPaths } from '../groups/addresses.ts';
import { ListPage } from '../../../ui/frames/ListPage.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { UsersTable } from '../groups/UsersTable.tsx';
import type { UserFilter } from '../groups/UserTools.tsx';
import { OfGroup } from './OfGroup.tsx';

/** CHT-06, B145: who can be added to a group. */
export const GroupUsersPage = ({ groupId }: { groupId: number | null }) => {
  const { t } = useLingui();
  usePageTitle(t`Add Member`);
  const { id: programId, ...programme } = useThisProgramme();
  const [filter, setFilter] = useState<UserFilter>({});
  return (
    <ListPage
      title={t`Add Member`}
      width="admin"
      back={{ href: groupChatPaths(programme).list(groupId ?? undefined), label: t`Chat management` }}
    >
      <OfGroup groupId={groupId}>
        {({ id, groupChatName: name }) => (
          <>
            <Text tone="secondary">{t`Whom you add to ${name} can read everything that was written in it.`}</Text>
            <UsersTable group={{ id, programId }} filter={filter} onFilter={setFilter} />
          </>
        )}
      </OfGroup>
    </ListPage>
  );
};
