import { useLingui } from '@lingui/react/macro';
import { IconSettings, IconUserMinus, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { GroupChat } from '../../../../contract/chat/schemas/groups.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { groupChatPaths } from '../groups/addresses.ts';
import { PersonRow } from '../../../ui/Avatar.tsx';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { useIsPhone } from '../../../ui/media.ts';
import { StatusPill } from '../../../ui/Pills.tsx';
import { ListRow, RowList } from '../../../ui/RowList.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { useRemoveFromGroup } from '../groups/queries.ts';
import { useUserTypeWords } from '../groups/UserTools.tsx';

type Participant = GroupChat['participants'][number];

interface RemoveProps {
  group: GroupChat;
  person: Participant;
  onClose: () => void;
}

const RemoveQuestion = ({ group, person, onClose }: RemoveProps) => {
  const { t } = useLingui();
  const { mutate, isPending } = useRemoveFromGroup();
  const { groupChatName: groupName } = group;
  const { full_name: name } = person;
  const remove = () =>
    mutate(
      { chatId: group.id, recipientUserIds: [person.userId] },
      {
        onSuccess: ({ message }) => {
          toastSuccess(message);
          onClose();
        },
        onError: (error) => sayFailure(error),
      },
    );
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={remove}
      title={t`Remove ${name} from ${groupName}?`}
      confirmLabel={t`Remove Member`}
      pending={isPending}
    >
      {t`They can no longer read or write in this group. What they wrote stays.`}
    </ConfirmDialog>
  );
};

interface MemberProps {
  person: Participant;
  /** Absent where the reader may not remove anybody. */
  onRemove?: () => void;
}

/** A phone has no room for words beside the name. */
const Member = ({ person, onRemove }: MemberProps) => {
  const { t } = useLingui();
  const words = useUserTypeWords();
  const phone = useIsPhone();
  const { full_name: name, photo_url: src, role, user_type: type, email, admin } = person;
  const label = t`Remove Member ${name}`;
  const remove = { icon: IconUserMinus, label, 'aria-haspopup': 'dialog', onPress: onRemove } as const;
  const isAdmin = admin && <StatusPill tone="brand">{t`Group admin`}</StatusPill>;
  return (
    <PersonRow
      name={name}
      src={src}
      meta={[phone && admin && t`Group admin`, role ?? words[type], email].filter(Boolean).join(' · ')}
      end={
        <Row wrap={false}>
          {!phone && isAdmin}
          {onRemove && phone && <IconButton {...remove} />}
          {onRemove && !phone && (
            <Button size="sm" kind="quiet" {...remove}>
              {t`Remove Member`}
            </Button>
          )}
        </Row>
      }
    />
  );
};

/** CHT-04: who is in a group, with the ways to add, to remove and to its settings. */
export const MemberList = ({ group }: { group: GroupChat }) => {
  const { t } = useLingui();
  const [asked, setAsked] = useState<Participant | null>(null);
  const pages = groupChatPaths(useThisProgramme());
  const { id, groupChatName: name, groupChatDescription: description, participants, can, active } = group;
  return (
    <SectionCard
      title={name}
      hint={description}
      flush
      actions={
        <Row>
          {can.rename && (
            <Button icon={IconSettings} href={pages.edit(id)}>
              {t`Group Settings`}
            </Button>
          )}
          {can.add && active && (
            <Button kind="light" icon={IconUserPlus} href={pages.users(id)}>
              {t`Add Member`}
            </Button>
          )}
        </Row>
      }
    >
      {participants.length === 0 && <EmptyState compact title={t`Nobody is in this group`} />}
      <RowList label={t`Members of ${name}`}>
        {participants.map((person) => (
          <ListRow key={person.userId}>
            <Member person={person} {...(can.remove && { onRemove: () => setAsked(person) })} />
          </ListRow>
        ))}
      </RowList>
      {asked && <RemoveQuestion group={group} person={asked} onClose={() => setAsked(null)} />}
    </SectionCard>
  );
};
