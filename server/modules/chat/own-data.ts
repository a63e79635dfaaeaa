import type { OwnData } from '../../platform/plug.ts';
import { ownConversations, ownMessages, ownReactions } from './queries/own.ts';

/** M22: what they wrote; what others wrote to them is the others'. */
export const ownData: OwnData = async (tx, userId) => ({
  conversations: await ownConversations(tx, userId),
  messages: await ownMessages(tx, userId),
  reactions: await ownReactions(tx, userId),
});
