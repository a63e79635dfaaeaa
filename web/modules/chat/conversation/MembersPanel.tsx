import { useLingui } from '@lingui/react/macro';
import { IconLogout, IconPencil, IconUserPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { Conversation } from '../../../../contract/chat/schemas/conversations.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { ChatFace } from '../../../ui/chat/ConversationRow.tsx';
import { CardBody, Grow, Row, Stack } from '../../../ui/Layout.tsx';
import { useIsPhone } from '../../../ui/media.ts';
import { StatusPill } from '../../../ui/Pills.tsx';
import { Heading, HiddenText, Text } from '../../../ui/Text.tsx';
import { AddMembersDialog, GroupSettingsDialog, LeaveDialog } from '../windows.ts';

const Member = ({ member }: { member: Conversation['members'][number] }) => {
  const { t } = useLingui();
  return (
    <Row as="li" wrap={false}>
      <ChatFace
        name={member.full_name}
        src={member.photo_url}
        deleted={member.slug === null}
        online={member.online}
        size={32}
      />
      <Grow>
        <Text size="control" strong lines={1}>
          {member.full_name}
        </Text>
        {member.online && <HiddenText>{t`Online`}</HiddenText>}
      </Grow>
      {member.admin && (
        <StatusPill tone="brand" size="sm">
          {t`Admin`}
        </StatusPill>
      )}
    </Row>
  );
};

type Window = 'leave' | 'settings' | 'add';

/** B117: who is in a group; its admins name it and add people, and everybody may leave. */
export const MembersPanel = ({ conversation, onClose }: { conversation: Conversation; onClose: () => void }) => {
  const { t } = useLingui();
  const [opened, setOpened] = useState<Window | null>(null);
  const phone = useIsPhone();
  const { description, members, why_not: whyNot } = conversation;
  const close = () => setOpened(null);
  return (
    <CardBody>
      <Row justify="between" wrap={false}>
        {/* On a phone they are all there is. */}
        <Heading level={phone ? 1 : 3} look="card">{t`Members`}</Heading>
        <IconButton icon={IconX} size="sm" label={t`Close the members`} onPress={onClose} />
      </Row>
      {description !== '' && (
        <Text size="control" tone="secondary">
          {description}
        </Text>
      )}
      {whyNot.manage === null && (
        <Row gap="xs">
          <Button size="sm" icon={IconPencil} aria-haspopup="dialog" onPress={() => setOpened('settings')}>
            {t`Rename`}
          </Button>
          <Button size="sm" icon={IconUserPlus} aria-haspopup="dialog" onPress={() => setOpened('add')}>
            {t`Add Member`}
          </Button>
        </Row>
      )}
      <Stack as="ul" gap="sm" label={t`Members`}>
        {members.map((member) => (
          <Member key={member.user_id} member={member} />
        ))}
      </Stack>
      {whyNot.leave === null && (
        <Row>
          <Button size="sm" icon={IconLogout} aria-haspopup="dialog" onPress={() => setOpened('leave')}>
            {t`Leave the group`}
          </Button>
        </Row>
      )}
      {opened === 'leave' && <LeaveDialog conversation={conversation} onClose={close} />}
      {opened === 'settings' && <GroupSettingsDialog conversation={conversation} onClose={close} />}
      {opened === 'add' && <AddMembersDialog conversation={conversation} onClose={close} />}
    </CardBody>
  );
};
