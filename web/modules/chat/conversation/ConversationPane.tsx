import { useLingui } from '@lingui/react/macro';
import { IconMessageOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { Conversation } from '../../../../contract/chat/schemas/conversations.ts';
import { isNotFound, refusalOf } from '../../../lib/call.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConversationFrame } from '../../../ui/chat/ChatFrame.tsx';
import { usePageTitle } from '../../../lib/page-title.ts';
import { SkeletonList } from '../../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/States.tsx';
import { useMe } from '../../accounts/index.ts';
import { useMessageLog, usePeopleIn } from '../message-queries.ts';
import { useChatPlace } from '../place.ts';
import { useConversation } from '../queries.ts';
import { Head } from './Head.tsx';
import { MembersPanel } from './MembersPanel.tsx';
import { NotOpen } from './NotOpen.tsx';
import { Messages, type Opening } from './Messages.tsx';

/** Not there, not there any more, or not for this reader: the server does not say which. */
const Gone = () => {
  const { t } = useLingui();
  const { to } = useChatPlace();
  usePageTitle(t`Messages`);
  return (
    <NotOpen>
      <EmptyState
        icon={IconMessageOff}
        title={t`This conversation is not available`}
        action={
          <Button kind="light" href={to.list()}>
            {t`See all conversations`}
          </Button>
        }
      >
        {t`It may not exist, or you are no longer in it.`}
      </EmptyState>
    </NotOpen>
  );
};

/** It opens at the message that was asked for, else at the first unread one, else at its end. */
const openingOf = ({ first_unread_seq: newSeq, last_seq: lastSeq }: Conversation, seq: number | null): Opening => ({
  newSeq,
  lastSeq,
  start: seq !== null ? { seq, place: 'middle' } : newSeq !== null ? { seq: newSeq, place: 'top' } : 'end',
});

interface OpenedProps {
  conversation: Conversation;
  seq: number | null;
  userId: number;
}

const Opened = ({ conversation, seq, userId }: OpenedProps) => {
  const { id, name, kind } = conversation;
  usePageTitle(name);
  const [opening] = useState(() => openingOf(conversation, seq));
  const [membersShown, setMembersShown] = useState(false);
  const { data: log, error, refetch, isFetching } = useMessageLog(id, seq ?? opening.newSeq);
  const people = usePeopleIn(id, log?.version ?? conversation.version, conversation.members).data;
  const online = kind === 'direct' && people.some((one) => one.online && one.user_id !== userId);
  const turnMembers = () => setMembersShown(!membersShown);
  return (
    <ConversationFrame
      label={name}
      head={<Head {...{ conversation, online, membersShown }} onMembers={turnMembers} />}
      side={membersShown && <MembersPanel conversation={conversation} onClose={turnMembers} />}
    >
      {log && <Messages {...{ conversation, log, people, seq, opening, userId }} />}
      {!log &&
        (error ? (
          <ErrorState message={refusalOf(error)?.error} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <SkeletonList rows={6} />
        ))}
    </ConversationFrame>
  );
};

/** B116: one conversation; `seq`: one of its messages, from the address. */
export const ConversationPane = ({ id, seq }: { id: number; seq: number | null }) => {
  const { me } = useMe();
  const { data, error, refetch, isFetching } = useConversation(id);
  // Who was removed from a group loses sight of it at once, even of what they had before them.
  if (error && isNotFound(error)) return <Gone />;
  if (!data || !me)
    return (
      <NotOpen>
        {error ? (
          <ErrorState message={refusalOf(error)?.error} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <SkeletonList rows={6} />
        )}
      </NotOpen>
    );
  return <Opened conversation={data} seq={seq} userId={me.id} />;
};
