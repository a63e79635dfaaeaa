import type { Job } from '../../platform/jobs.ts';
import type { Post } from './mail.ts';
import { leaseMinutes, pauseAfter } from './rules/sending.ts';
import { deviceById } from './queries/devices.ts';
import { type Channel, claimDeliveries, type Delivery, keepUnsent, recordFailure, recordSent } from './store.ts';
import { forgetDevices, giveUpGone } from './store/devices.ts';
import { giveUpUnreachable } from './store/unreachable.ts';

const atOnce = 10;
const longestError = 300;

/** Answers what the provider calls it, if it calls it anything. */
type Carry = (delivery: Delivery) => Promise<string | null>;

const byMail =
  (mail: NonNullable<Post['mail']>, { settings }: Post): Carry =>
  async ({ id, eventKey, toAddress, fromName, replyTo, subject, html, body, ics, codes, fileName, file, stopUrl }) => {
    await mail.send({
      key: `${eventKey}:${id}`,
      to: toAddress,
      subject,
      html: html ?? '',
      text: body,
      fromName: fromName ?? settings.PRODUCT_NAME,
      replyTo: replyTo ?? settings.SUPPORT_EMAIL,
      ...(ics !== null && { ics }),
      codes,
      ...(stopUrl !== null && { stopUrl }),
      ...(file !== null && { file: { name: fileName ?? 'file', bytes: file } }),
    });
    return null;
  };

const byWhatsApp =
  (whatsApp: NonNullable<Post['whatsApp']>): Carry =>
  async ({ id, eventKey, toAddress, body }) =>
    (await whatsApp.send({ key: `${eventKey}:${id}`, to: toAddress, text: body })).id;

/** The browser takes no more: there is no use in trying again. */
class Gone extends Error {}

const byPush =
  (push: Post['push'], { transact }: Job): Carry =>
  async ({ pushId, subject, body, link, topic }) => {
    const device = pushId === null ? undefined : await transact(({ tx }) => deviceById(tx, pushId));
    const tag = topic ?? '';
    const content = JSON.stringify({ title: subject, body, path: link ?? '/', tag });
    if (!device || (await push.send({ ...device, body: content, topic: tag })) === 'gone')
      throw new Gone('This device takes no more notifications');
    return null;
  };

/** Sends one email or message outside any transaction, and records the outcome. */
const sendOne = async ({ transact }: Job, carry: Carry, delivery: Delivery) => {
  const { id, tries, pushId } = delivery;
  let providerId: string | null;
  try {
    providerId = await carry(delivery);
  } catch (fault) {
    const pause = fault instanceof Gone ? null : pauseAfter(tries);
    const error = (fault instanceof Error ? fault.message : 'failed').slice(0, longestError);
    await transact(async ({ tx, now }) => {
      await recordFailure(tx, id, { error, nextTryAt: pause === null ? null : now.add({ minutes: pause }) });
      if (fault instanceof Gone && pushId !== null) await forgetDevices(tx, [pushId]);
    });
    return false;
  }
  await transact(({ tx, now }) => recordSent(tx, delivery, { sentAt: now, providerId }));
  return true;
};

const sendChannel = async (job: Job, channel: Channel, carry: Carry | null): Promise<void> => {
  if (carry === null) return job.transact(({ tx }) => keepUnsent(tx, channel));
  if (channel === 'email') await job.transact(({ tx }) => giveUpUnreachable(tx));
  if (channel === 'push') await job.transact(({ tx }) => giveUpGone(tx));
  for (;;) {
    const claimed = await job.transact(({ tx, now }) =>
      claimDeliveries(tx, channel, { now, until: now.add({ minutes: leaseMinutes }), most: atOnce }),
    );
    if (claimed.length === 0) return;
    const sent = await Promise.all(claimed.map((delivery) => sendOne(job, carry, delivery)));
    // The mail server or provider accepts nothing at all: try again in the next minute.
    if (!sent.includes(true)) return;
  }
};

/**
 * Sends what is due (NTF-16, B113, B115), emails, messages and notifications side by side, so that neither waits for the other's
 * failures. Two processes never send the same one; if a sender dies, its delivery is sent again after its lease, under
 * the same key.
 */
export const sendWaiting = async (job: Job, post: Post): Promise<void> => {
  const { mail, whatsApp, push } = post;
  await Promise.all([
    sendChannel(job, 'email', mail && byMail(mail, post)),
    sendChannel(job, 'whatsapp', whatsApp && byWhatsApp(whatsApp)),
    sendChannel(job, 'push', byPush(push, job)),
  ]);
};
