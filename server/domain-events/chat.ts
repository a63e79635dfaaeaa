import type { DomainEvent } from './event.ts';

/** B112: messages wait for these people in a conversation of which they had read everything they were told of. */
export interface ChatUnread extends DomainEvent {
  name: 'chat.unread';
  conversationId: number;
  /** The place of the message that they were told of. */
  seq: number;
  userIds: readonly number[];
}
