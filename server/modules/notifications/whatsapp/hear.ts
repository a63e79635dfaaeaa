import { WhatsAppReply } from '../../../../contract/notifications/index.ts';
import type { JobName, Work } from '../../../platform/work.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Actor } from '../../../policies/actor.ts';
import { accountsWithNumber, messageCalled } from '../queries/replies.ts';
import { readReply } from '../rules/reply-words.ts';
import { stopShort } from './stop.ts';
import { insertReply } from '../store/replies.ts';

export const answerReplyJob: JobName<{ replyId: number }> = 'notifications.answerReply';

const parsed = (payload: string): unknown => {
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
};

/** What the provider says, once its signature has been checked. */
export const replyIn = (payload: string): WhatsAppReply => {
  const { data } = WhatsAppReply.safeParse(parsed(payload));
  if (data === undefined) throw new Refusal('request.unreadable');
  return data;
};

/**
 * B115: somebody answered a short message. Only what we took it to say is kept, neither the words nor the number; a job
 * does what was asked, so that a refusal undoes nothing of this. Told twice, it is heard once.
 */
export const hearReply = async (
  { tx, now, later }: Work<Actor | null>,
  { id, from, text, button, reply_to: repliesTo }: WhatsAppReply,
) => {
  const accounts = await accountsWithNumber(tx, from.replace('+', ''));
  // Nobody can be told apart by a number that several accounts have.
  const [only, another] = accounts;
  const userId = only?.isOn && another === undefined ? only.id : null;
  const said = readReply(button ?? text);
  // But whoever reads what is sent to it wants no more of any of them.
  if (said.said === 'stop' && userId === null) for (const { id } of accounts) await stopShort(tx, id);
  const replyId = await insertReply(tx, {
    messageId: id,
    userId,
    ...said,
    namesMessage: Boolean(repliesTo),
    deliveryId: userId !== null && repliesTo ? await messageCalled(tx, userId, repliesTo) : null,
    heardAt: now,
  });
  if (replyId !== null) await later(answerReplyJob, { replyId });
};
