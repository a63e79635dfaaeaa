import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Conversation } from '../../../../contract/chat/schemas/conversations.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { UsersTable } from './UsersTable.tsx';
import type { UserFilter } from './UserTools.tsx';

/** B117: admins of a group add people of its program. */
export const AddMembersDialog = ({ conversation, onClose }: { conversation: Conversation; onClose: () => void }) => {
  const { t } = useLingui();
  const [filter, setFilter] = useState<UserFilter>({});
  const { id, name, program_id: programId } = conversation;
  if (programId === null) return null;
  return (
    <Dialog opened onClose={onClose} title={t`Add members to ${name}`} size="lg">
      <UsersTable group={{ id, programId }} filter={filter} onFilter={setFilter} />
    </Dialog>
  );
};
