import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ChatMember, Conversation } from '../../../../contract/chat/schemas/conversations.ts';
import type { ChatMessage } from '../../../../contract/chat/schemas/talk.ts';

/** "Daniel Lim is typing…" */
export const useTypingWords = (conversation: Conversation, people: readonly ChatMember[], myId: number) => {
  const { t } = useLingui();
  const typing = people.filter((one) => one.typing && one.user_id !== myId);
  const [first] = typing;
  if (!first) return '';
  const name = conversation.members.find(({ user_id: id }) => id === first.user_id)?.full_name ?? conversation.name;
  return typing.length === 1
    ? t`${name} is typing…`
    : plural(typing.length, { one: '# person is typing…', other: '# people are typing…' });
};

/** Below the last message of one's own: who has seen it. */
export const useSeenWords = (kind: Conversation['kind'], people: readonly ChatMember[], myId: number) => {
  const { t } = useLingui();
  return ({ seq }: Pick<ChatMessage, 'seq'>) => {
    const seen = people.filter((one) => one.user_id !== myId && one.read_seq >= seq).length;
    if (seen === 0) return null;
    return kind === 'direct' ? t`Seen` : t`Seen by ${seen}`;
  };
};
