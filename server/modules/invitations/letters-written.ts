import { inviteDays } from '../../../contract/invitations/index.ts';
import type { AccountPurged } from '../../domain-events/accounts.ts';
import type { Schedule } from '../../platform/jobs.ts';
import type { Change } from '../../platform/work.ts';
import { hashToken } from '../accounts/index.ts';
import { lettersTo } from './queries.ts';
import { forgetInvited, forgetNames, markWritten } from './store.ts';

/** C5: the email with this token is in the outbox; from now on the invitation is valid for thirty days. */
export const letterWritten = ({ tx, now }: Change, inviteId: number, token: string) =>
  markWritten(tx, inviteId, {
    tokenHash: hashToken(token),
    sentAt: now,
    expiresAt: now.add({ hours: 24 * inviteDays.letter }),
  });

/** An invitation works for thirty days, and may be sent again. */
const daysOfNames = 90;

/** M22: what a company's file said about people who never joined. */
export const forgetOldNames: Schedule['run'] = ({ now, transact }) =>
  transact(({ tx }) => forgetNames(tx, now.subtract({ hours: 24 * daysOfNames })));

/** ACC-64 */
export const forgetAddress = async ({ tx }: Change, { userId }: AccountPurged) =>
  forgetInvited(tx, userId, await lettersTo(tx, userId));
