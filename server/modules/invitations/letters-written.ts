import { inviteDays } from '../../../contract/invitations/index.ts';
import type { AccountPurged } from '../../domain-events/accounts.ts';
import type { Change } from '../../platform/work.ts';
import { hashToken } from '../accounts/index.ts';
import { lettersTo } from './queries.ts';
import { forgetInvited, markWritten } from './store.ts';

/** C5: the email with this token is in the outbox; from now on the invitation is valid for thirty days. */
export const letterWritten = ({ tx, now }: Change, inviteId: number, token: string) =>
  markWritten(tx, inviteId, {
    tokenHash: hashToken(token),
    sentAt: now,
    expiresAt: now.add({ hours: 24 * inviteDays.letter }),
  });

/** ACC-64 */
export const forgetAddress = async ({ tx }: Change, { userId }: AccountPurged) =>
  forgetInvited(tx, userId, await lettersTo(tx, userId));
