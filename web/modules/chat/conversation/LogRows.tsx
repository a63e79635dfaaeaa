import { useLingui } from '@lingui/react/macro';
import type { ChatMember, Conversation } from '../../../../contract/chat/schemas/conversations.ts';
import type { ChatMessage } from '../../../../contract/chat/schemas/talk.ts';
import { ChatLine } from '../../../ui/chat/MessageBubble.tsx';
import { useChatPlace } from '../place.ts';
import { useDayWords } from '../words.ts';
import { Message, type MessageActs } from './Message.tsx';
import { useSeenWords } from './people.ts';
import { rowsOf } from './rows.ts';

interface Props extends MessageActs {
  conversation: Conversation;
  messages: readonly ChatMessage[];
  /** Above which message the line 'New' stands. */
  newSeq: number | null;
  marked: number | null;
  people: readonly ChatMember[];
  userId: number;
}

/** The messages, and the days between them. */
export const LogRows = ({ conversation, messages, newSeq, marked, people, userId, ...acts }: Props) => {
  const { t } = useLingui();
  const { zone } = useChatPlace();
  const dayWords = useDayWords(zone);
  const seenWords = useSeenWords(conversation.kind, people, userId);
  const lastOwn = messages.findLast(({ mine, deleted_at: deletedAt }) => mine && deletedAt === null);
  return rowsOf(messages, zone, newSeq).map((row) => {
    if (row.kind === 'day') return <ChatLine key={row.key}>{dayWords(row.at)}</ChatLine>;
    if (row.kind === 'new') return <ChatLine key={row.key} tone="new">{t`New`}</ChatLine>;
    const { message } = row;
    return (
      <Message
        key={row.key}
        message={message}
        first={row.first}
        inGroup={conversation.kind === 'group'}
        marked={message.seq === marked}
        state={message === lastOwn ? seenWords(message) : null}
        {...acts}
      />
    );
  });
};
