import { refusals } from '../../../../contract/messages.ts';
import { renderIcu } from '../../../../contract/render-message.ts';
import type { Job } from '../../../platform/jobs.ts';
import { type Refusal, refusalIn } from '../../../platform/refusal.ts';
import type { Change } from '../../../platform/work.ts';
import { numberOf } from '../../../telling/phone.ts';
import { identifyPersonWith, personById } from '../../accounts/index.ts';
import { standing } from '../../programmes/index.ts';
import type { Post } from '../mail.ts';
import { answerTemplate, writerOfReply } from '../queries/replies.ts';
import { sendWaiting } from '../send-waiting.ts';
import { insertDelivery } from '../store.ts';
import { closeReply, lockReply, type Reply } from '../store/replies.ts';
import { carryOut, type Done, refused } from './carry-out.ts';
import { words } from './words.ts';

const identify = identifyPersonWith(standing);

interface Writer {
  id: number;
  number: string;
  timezone: string;
}

/** Our answer is sent at once, quiet hours or not: its reader has just written. */
const writeAnswer = ({ tx, now }: Change, { id, number, timezone }: Writer, reply: Reply, done: Done, post: Post) => {
  const today = now.toZonedDateTimeISO(timezone).toPlainDate().toString();
  const sending =
    post.whatsApp === null ? { status: 'logged' as const } : { status: 'queued' as const, nextTryAt: now };
  return insertDelivery(tx, {
    eventKey: done.isHint ? `whatsapp.hint:${id}:${today}` : `whatsapp.reply:${reply.id}`,
    userId: id,
    toAddress: number,
    channel: 'whatsapp',
    template: answerTemplate,
    subject: words.subject,
    body: done.text,
    bookingId: done.bookingId,
    createdAt: now,
    ...sending,
  });
};

const whyIn = ({ code, params }: Refusal) => renderIcu(refusals[code], params);

/** Does it and says so, in one transaction; a reply of which something has come is left alone. */
const settleReply = async (change: Change, replyId: number, post: Post, refusal: Refusal | null) => {
  const { tx } = change;
  const reply = await lockReply(tx, replyId);
  if (!reply || reply.userId === null) return;
  const [actor, person] = [await identify(tx, reply.userId), await personById(tx, reply.userId)];
  const number = person ? numberOf(person, null) : null;
  // Switched off since, by an earlier STOP for example.
  if (!actor || number === null) return closeReply(tx, reply.id, 'off');
  const work = { ...change, actor };
  const { settings } = post;
  const done = await (refusal ? refused(work, reply, whyIn(refusal), settings) : carryOut(work, reply, settings));
  await writeAnswer(change, { id: actor.id, number, timezone: actor.timezone }, reply, done, post);
  await closeReply(tx, reply.id, done.outcome);
};

/** The job that a reply leaves behind. Safe to run twice. */
export const answerReply =
  (post: Post) =>
  async (job: Job, { replyId }: { replyId: number }) => {
    if ((await job.transact(({ tx }) => writerOfReply(tx, replyId))) === null)
      return job.warn('a reply by WhatsApp came from a number that no account has, or more than one', {});
    try {
      await job.transact((change) => settleReply(change, replyId, post, null));
    } catch (fault) {
      const refusal = refusalIn(fault);
      if (refusal === null) throw fault;
      await job.transact((change) => settleReply(change, replyId, post, refusal));
    }
    await sendWaiting(job, post);
  };
