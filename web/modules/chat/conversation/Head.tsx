import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconArrowLeft, IconUser, IconUsers } from '@tabler/icons-react';
import type { Conversation } from '../../../../contract/chat/schemas/conversations.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { ChatFace } from '../../../ui/chat/ConversationRow.tsx';
import { Grow, Row } from '../../../ui/Layout.tsx';
import { useIsPhone } from '../../../ui/media.ts';
import { Heading, Text } from '../../../ui/Text.tsx';
import { useProgrammeHere } from '../../programmes/index.ts';
import { PersonMenu } from '../../safety/index.ts';
import { useChatPlace } from '../place.ts';

interface Props {
  conversation: Conversation;
  online: boolean;
  /** Whether the members are shown beside the messages. */
  membersShown: boolean;
  onMembers: () => void;
}

/** The ways to the person: their profile, and reporting or blocking them. */
const OfPerson = ({ other, name }: { other: NonNullable<Conversation['other']>; name: string }) => {
  const { t } = useLingui();
  const programme = useProgrammeHere();
  return (
    <>
      {other.slug !== null && <PersonMenu personId={other.id} name={name} programId={programme?.id ?? null} />}
      {other.profile_link !== null && (
        <IconButton icon={IconUser} label={t`Profile of ${name}`} href={other.profile_link} />
      )}
    </>
  );
};

/** Whom one talks to, whether they are there, and the way to their profile or to the members. */
export const Head = ({ conversation, online, membersShown, onMembers }: Props) => {
  const { t } = useLingui();
  const phone = useIsPhone();
  const { to } = useChatPlace();
  const { name, kind, other, people } = conversation;
  const isGroup = kind === 'group';
  const note = isGroup ? plural(people, { one: '# member', other: '# members' }) : online ? t`Online` : '';
  return (
    <>
      {phone && <IconButton icon={IconArrowLeft} label={t`Back to all conversations`} href={to.list()} />}
      <ChatFace
        name={name}
        src={other?.photo_url}
        deleted={other?.slug === null}
        group={isGroup}
        online={online}
        size={40}
      />
      <Grow>
        {/* On a phone the list with the title of the page is out of sight. */}
        <Heading level={phone ? 1 : 2} look="card" lines={1}>
          {name}
        </Heading>
        {note !== '' && (
          <Text size="meta" tone="secondary" lines={1}>
            {note}
          </Text>
        )}
      </Grow>
      <Row gap="xs" wrap={false}>
        {isGroup && <IconButton icon={IconUsers} label={t`Members`} aria-expanded={membersShown} onPress={onMembers} />}
        {other && <OfPerson other={other} name={name} />}
      </Row>
    </>
  );
};
