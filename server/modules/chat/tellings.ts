import type { ChatUnread } from '../../domain-events/chat.ts';
import type { Change } from '../../platform/work.ts';
import { pages } from '../../telling/addresses.ts';
import { saysOf } from '../../telling/line.ts';
import { type Telling, tells } from '../../telling/telling.ts';
import { livingPeople } from '../accounts/index.ts';
import { portalPath, programmeById } from '../programmes/index.ts';
import { conversationById } from './queries/conversations.ts';
import { otherIn } from './writing-facts.ts';
import { stillUnread } from './queries/waiting.ts';

export const chatLines = {
  'chat.direct': '{person} sent you a message.',
  'chat.group': 'There are new messages in a group of {program}.',
} as const;
const say = saysOf(chatLines);

/** B112: whoever has read it by now, or left, is told nothing. */
const ofUnread = async ({ tx }: Change, { conversationId, seq, userIds }: ChatUnread): Promise<Telling[]> => {
  const conversation = await conversationById(tx, conversationId);
  if (!conversation) return [];
  const { programId } = conversation;
  const programme = programId === null ? null : await programmeById(tx, programId);
  if (programme === undefined) return [];
  const linkPath = pages.conversation(programme && portalPath(programme), conversationId);
  const waiting = await stillUnread(tx, { conversationId, seq, userIds });
  return (await livingPeople(tx, waiting)).map(({ id }) => {
    const other = otherIn(conversation, id);
    const line =
      other === null
        ? say('chat.group', { program: { program: programId ?? 0 } })
        : say('chat.direct', { person: { user: other } });
    return { userId: id, notice: { objectType: 'Chat', objectId: conversationId, linkPath, line } };
  });
};

export const chatTellings = [tells<ChatUnread>('chat.unread', ofUnread, 'messages')];
