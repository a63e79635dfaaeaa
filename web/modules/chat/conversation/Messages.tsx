import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { ChatMember, Conversation } from '../../../../contract/chat/schemas/conversations.ts';
import type { ChatMessage } from '../../../../contract/chat/schemas/talk.ts';
import { ChatAnnounce } from '../../../ui/chat/ChatAnnounce.tsx';
import { ConversationFoot } from '../../../ui/chat/ChatFrame.tsx';
import { ChatScroll, type ChatScrollHandle } from '../../../ui/chat/ChatScroll.tsx';
import type { ScrollStart } from '../../../ui/chat/useChatScroll.ts';
import type { MessageLog } from '../log.ts';
import type { Answered, Written } from '../unsent/unsent.ts';
import { UnsentBubble } from '../unsent/UnsentBubble.tsx';
import { useOutbox, useUnsent } from '../unsent/useUnsent.ts';
import { EditBar } from './EditBar.tsx';
import { Foot } from './Foot.tsx';
import { readDraft } from './drafts.ts';
import { LogRows } from './LogRows.tsx';
import { useTypingWords } from './people.ts';
import { useMoving } from './useMoving.ts';
import { useReading } from './useReading.ts';
import { useSpoken } from './useSpoken.ts';

export interface Opening {
  /** The first unread message when it was opened. */
  newSeq: number | null;
  lastSeq: number;
  start: ScrollStart;
}

const answeredOf = ({ id, seq, sender, body, file }: ChatMessage): Answered => ({
  id,
  seq,
  sender_name: sender.full_name,
  text: body || (file?.name ?? ''),
});

/** What is being written: a new message, which may answer one, or one that is changed. */
const useField = (userId: number, conversationId: number) => {
  const [answered, setAnswered] = useState(() => readDraft(userId, conversationId).answered);
  const [edited, setEdited] = useState<ChatMessage | null>(null);
  const [returned, setReturned] = useState(false);
  const stopEditing = () => {
    setReturned(true);
    setEdited(null);
  };
  const answer = (message: ChatMessage) => {
    setEdited(null);
    setAnswered(answeredOf(message));
  };
  return { answered, setAnswered, edited, setEdited, stopEditing, returned, answer };
};

/** Those that have not arrived; one that has is there already, before its sender was answered. */
const useStillUnsent = (userId: number, conversationId: number, messages: readonly ChatMessage[]) => {
  const unsent = useUnsent(userId, conversationId);
  const keys = new Set(messages.map(({ key }) => key));
  return unsent.filter(({ key }) => !keys.has(key));
};

interface Props {
  conversation: Conversation;
  log: MessageLog;
  people: readonly ChatMember[];
  /** The message that the address names. */
  seq: number | null;
  opening: Opening;
  userId: number;
}

/** The messages of a conversation and the field to write in. */
export const Messages = ({ conversation, log, people, seq, opening, userId }: Props) => {
  const { t } = useLingui();
  const { id, name } = conversation;
  const { messages } = log;
  const scroll = useRef<ChatScrollHandle>(null);
  const { seen, onSeen } = useReading(id, conversation.me.read_seq);
  const { view, marked, toSeq, toEnd, edges } = useMoving({ id, log, seq, start: opening.start, scroll });
  const { answered, setAnswered, edited, setEdited, stopEditing, returned, answer } = useField(userId, id);
  const outbox = useOutbox(userId);
  const unsent = useStillUnsent(userId, id, messages);
  const note = useTypingWords(conversation, people, userId);
  const { lines, say } = useSpoken(messages, opening.lastSeq, unsent);
  const unseen = messages.filter((one) => !one.mine && one.deleted_at === null && one.seq > seen).length;
  const send = (written: Written) => {
    toEnd();
    void outbox.add(written);
  };
  return (
    <>
      <ChatScroll
        key={view.turn}
        ref={scroll}
        label={t`Messages with ${name}`}
        start={view.start}
        {...edges}
        onSeen={onSeen}
        onEnd={toEnd}
        unseen={unseen}
      >
        <LogRows
          {...{ conversation, messages, people, userId, marked }}
          newSeq={opening.newSeq}
          mayWrite={conversation.why_not.write === null}
          onAnswer={answer}
          onEdit={setEdited}
          onGo={toSeq}
          onReacted={say}
        />
        {unsent.map((one) => (
          <UnsentBubble key={one.key} message={one} outbox={outbox} onGo={toSeq} />
        ))}
      </ChatScroll>
      <ChatAnnounce label={t`New messages`} lines={lines} />
      <ConversationFoot>
        {edited ? (
          <EditBar key={edited.id} message={edited} onClose={stopEditing} />
        ) : (
          <Foot {...{ conversation, userId, answered, returned, note }} onAnswered={setAnswered} onSend={send} />
        )}
      </ConversationFoot>
    </>
  );
};
