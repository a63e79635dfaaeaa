import { say } from '../../../contract/say.ts';
import type { Settings } from '../../platform/config.ts';
import { found, Refusal } from '../../platform/refusal.ts';
import type { Change, Tx } from '../../platform/work.ts';
import { emailsSince, senderFacts, unconfirmedAmong, wasSent } from './queries/emails-to-many.ts';
import { emailRoom, type Room } from './rules/email-room.ts';
import { insertEmails, lockSender } from './store/emails-to-many.ts';
import type { emailsToMany } from './tables.ts';

export { newCompanyDays } from './rules/email-room.ts';

export type EmailLimits = Pick<
  Settings,
  'EMAILS_A_DAY_PROGRAM' | 'EMAILS_A_DAY_COMPANY' | 'EMAILS_A_DAY_NEW_COMPANY' | 'RATE_LIMIT_FACTOR'
>;

interface Sent {
  programId: number;
  enterpriseId: number;
  kind: (typeof emailsToMany.$inferInsert)['kind'];
  emails: number;
}

interface Sending extends Omit<Sent, 'enterpriseId'> {
  /** Whom the emails go to, if they have accounts. */
  to?: readonly number[];
}

type At = Pick<Change, 'tx' | 'now'>;

const senderOf = async (tx: Tx, programId: number) => found(await senderFacts(tx, programId), 'programmes.not_found');

const roomOf = async (
  { tx, now }: At,
  programId: number,
  sender: Awaited<ReturnType<typeof senderOf>>,
  limits: EmailLimits,
) => {
  const sent = await emailsSince(tx, { programId, ...sender }, now.subtract({ hours: 24 }));
  return emailRoom({ ...sent, companySince: sender.companySince, now }, limits);
};

/** How many emails to many a programme may send now. Nothing is locked: for showing it. */
export const emailsLeft = async (at: At, programId: number, limits: EmailLimits): Promise<Room> =>
  roomOf(at, programId, await senderOf(at.tx, programId), limits);

/**
 * The same for a verb that is about to send: whoever else sends for the company waits until the transaction ends. Call
 * it after every other lock.
 */
export const takeTurn = async (at: At, programId: number, limits: EmailLimits) => {
  const sender = await senderOf(at.tx, programId);
  const { enterpriseId } = sender;
  await lockSender(at.tx, enterpriseId);
  return { ...(await roomOf(at, programId, sender, limits)), enterpriseId };
};

/** Records what was sent in one's turn. */
export const recordEmails = async ({ tx, now }: At, sent: Sent) => {
  if (sent.emails > 0) await insertEmails(tx, { ...sent, at: now });
};

/**
 * People who have confirmed their address can be written to once a day even if they are more than the limit: a program
 * of 6,000 members could otherwise never tell them of its agenda. Whoever has applied waits for the answer, so a decision
 * goes to them however much was sent. Whoever never confirmed has to fit into what is left.
 */
const goesToMembers = async ({ tx, now }: At, { programId, kind, to }: Sending, left: number) =>
  to !== undefined &&
  (await unconfirmedAmong(tx, to)) <= left &&
  (kind === 'decisions' || !(await wasSent(tx, { programId, kind }, now.subtract({ hours: 24 }))));

/**
 * B09: the one place where emails to many are counted: all kinds together, per programme and company, over the last 24
 * hours. Refuses, before anything is sent, what the day does not allow.
 */
export const countEmails = async (at: At, sending: Sending, limits: EmailLimits) => {
  const { programId, kind, emails } = sending;
  if (emails === 0) return;
  const { left, until, enterpriseId } = await takeTurn(at, programId, limits);
  if (emails > left && !(await goesToMembers(at, sending, left)))
    throw new Refusal(say('programmes.too_many_emails', { emails, left }), 422, {
      left,
      retry_after: Math.ceil(at.now.until(until).total('seconds')),
    });
  await recordEmails(at, { programId, enterpriseId, kind, emails });
};
