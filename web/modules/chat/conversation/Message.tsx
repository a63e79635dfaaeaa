import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ChatMessage } from '../../../../contract/chat/schemas/talk.ts';
import { timeOfDay } from '../../../lib/time.ts';
import { ChatFace } from '../../../ui/chat/ConversationRow.tsx';
import { MessageBubble, Quote, Reactions } from '../../../ui/chat/MessageBubble.tsx';
import { LinkedText } from '../../../ui/LinkedText.tsx';
import { HiddenText, Text } from '../../../ui/Text.tsx';
import { useChatPlace } from '../place.ts';
import { useContentWords, useEmojiNames } from '../words.ts';
import { FileOf } from './FileOf.tsx';
import { MessageMenu } from './MessageMenu.tsx';
import { useReacting } from './useReacting.ts';

interface QuotedProps {
  of: { seq: number; sender_name: string; text: string; file_name?: string | null; deleted?: boolean };
  onGo: (seq: number) => void;
}

/** What a message answers. */
export const Quoted = ({ of, onGo }: QuotedProps) => {
  const { t } = useLingui();
  const contentWords = useContentWords();
  const { seq, sender_name: who, text, file_name: file = null, deleted = false } = of;
  const words = contentWords({ text, file_name: file, deleted });
  return (
    <Quote who={who} text={words} label={t`Answers ${who}: ${words}. Go to that message.`} onPress={() => onGo(seq)} />
  );
};

const Reacted = ({
  message,
  mayWrite,
  onReacted,
}: { message: ChatMessage } & Pick<MessageActs, 'mayWrite' | 'onReacted'>) => {
  const { t } = useLingui();
  const react = useReacting(message, onReacted);
  const names = useEmojiNames();
  return (
    <Reactions
      label={t`Reactions`}
      reactions={message.reactions.map(({ emoji, count, mine }) => ({
        emoji,
        count,
        mine,
        label: `${names[emoji]}, ${plural(count, { one: '# person', other: '# people' })}`,
        onPress: () => mayWrite && react(emoji, !mine),
      }))}
    />
  );
};

const FaceOf = ({ sender: { full_name: name, photo_url: src, slug } }: Pick<ChatMessage, 'sender'>) => (
  <ChatFace name={name} src={src} deleted={slug === null} size={32} />
);

export interface MessageActs {
  mayWrite: boolean;
  onAnswer: (message: ChatMessage) => void;
  onEdit: (message: ChatMessage) => void;
  onGo: (seq: number) => void;
  /** Says what came of a reaction. */
  onReacted: (text: string) => void;
}

type BodyProps = Pick<MessageActs, 'onGo'> & { message: ChatMessage };

interface Props extends MessageActs {
  message: ChatMessage;
  first: boolean;
  /** Where several people write, each has a face and a name. */
  inGroup: boolean;
  marked: boolean;
  /** Who has seen it, below the last one of one's own. */
  state: ReactNode;
}

/** Its words, what it answers, and its file. */
const Body = ({ message: { body, file, reply_to: answered, deleted_at: deletedAt }, onGo }: BodyProps) => {
  const { t } = useLingui();
  if (deletedAt !== null)
    return (
      <Text size="control" tone="secondary" as="span">
        {t`This message was deleted`}
      </Text>
    );
  return (
    <>
      {answered && <Quoted of={answered} onGo={onGo} />}
      {file && <FileOf file={file} />}
      {body && <LinkedText>{body}</LinkedText>}
    </>
  );
};

/** Where several people write, the first of somebody's messages has their name and face. */
const whoOf = ({ mine, sender }: ChatMessage, first: boolean, inGroup: boolean) => {
  if (mine || !inGroup) return {};
  return { face: first && <FaceOf sender={sender} />, ...(first && { who: sender.full_name }) };
};

/** One message, with what may be done with it. */
export const Message = ({ message, first, inGroup, marked, state, ...acts }: Props) => {
  const { t } = useLingui();
  const { zone } = useChatPlace();
  const { mayWrite, onAnswer, onEdit, onGo, onReacted } = acts;
  const { sender, mine, reactions } = message;
  const name = mine ? t`You` : sender.full_name;
  const time = timeOfDay(message.created_at, zone);
  const deleted = message.deleted_at !== null;
  return (
    <MessageBubble
      seq={message.seq}
      own={mine}
      {...{ first, marked, state }}
      {...whoOf(message, first, inGroup)}
      faint={deleted}
      said={<HiddenText>{t`${name}:`} </HiddenText>}
      when={message.edited_at !== null && !deleted ? t`${time} · Edited` : time}
      menu={
        !deleted && (
          <MessageMenu
            {...{ message, mayWrite, onReacted }}
            name={`${name}, ${time}`}
            onAnswer={() => onAnswer(message)}
            onEdit={() => onEdit(message)}
          />
        )
      }
      reactions={!deleted && reactions.length > 0 && <Reacted {...{ message, mayWrite, onReacted }} />}
    >
      <Body message={message} onGo={onGo} />
    </MessageBubble>
  );
};
