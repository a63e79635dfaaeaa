import type { Job } from '../../platform/jobs.ts';
import type { Mail, Post } from './mail.ts';
import { leaseMinutes, pauseAfter } from './rules/sending.ts';
import { claimDeliveries, type Delivery, keepUnsent, recordFailure, recordSent } from './store.ts';

const atOnce = 10;
const longestError = 300;

/** Hands one letter over, outside any transaction, and writes down how it went. */
const sendOne = async ({ transact }: Job, mail: Mail, { settings }: Post, delivery: Delivery) => {
  const { id, eventKey, toAddress, fromName, replyTo, subject, html, body, ics, tries } = delivery;
  try {
    await mail.send({
      key: `${eventKey}:${id}`,
      to: toAddress,
      subject,
      html: html ?? '',
      text: body,
      fromName: fromName ?? settings.PRODUCT_NAME,
      replyTo: replyTo ?? settings.SUPPORT_EMAIL,
      ...(ics !== null && { ics }),
    });
  } catch (fault) {
    const pause = pauseAfter(tries);
    const error = (fault instanceof Error ? fault.message : 'failed').slice(0, longestError);
    await transact(({ tx, now }) =>
      recordFailure(tx, id, { error, nextTryAt: pause === null ? null : now.add({ minutes: pause }) }),
    );
    return false;
  }
  await transact(({ tx, now }) => recordSent(tx, delivery, now));
  return true;
};

/**
 * Sends the letters that are due (NTF-16, B113). Two processes never send the same one; a letter whose sender died is
 * sent again after its lease, with the same Message-ID.
 */
export const sendWaiting = async (job: Job, post: Post): Promise<void> => {
  const { mail } = post;
  if (mail === null) return job.transact(({ tx }) => keepUnsent(tx));
  for (;;) {
    const claimed = await job.transact(({ tx, now }) =>
      claimDeliveries(tx, now, now.add({ minutes: leaseMinutes }), atOnce),
    );
    if (claimed.length === 0) return;
    const sent = await Promise.all(claimed.map((delivery) => sendOne(job, mail, post, delivery)));
    // The mail server takes nothing at all: the next minute tries again.
    if (!sent.includes(true)) return;
  }
};
