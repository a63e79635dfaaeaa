import type { Temporal } from 'temporal-polyfill';
import type { Change, Tx } from '../../platform/work.ts';
import { linkHours, type LinkPurpose } from './rules/links.ts';
import { insertToken } from './store/tokens.ts';
import { hashToken, newToken } from './tokens.ts';

/** The token of an e-mailed link, minted when its letter is rendered (M20). Only its hash is stored. */
export const mintToken = async (tx: Tx, userId: number, purpose: LinkPurpose, now: Temporal.Instant) => {
  const token = newToken();
  const expiresAt = now.add({ hours: linkHours[purpose] });
  await insertToken(tx, { userId, purpose, tokenHash: hashToken(token), createdAt: now, expiresAt });
  return token;
};

/** A link by which somebody chooses a password, made before its letter was written and kept only once it is. */
export const keepResetToken = (
  { tx, now }: Pick<Change, 'tx' | 'now'>,
  { userId, token, hours }: { userId: number; token: string; hours: number },
) =>
  insertToken(tx, {
    userId,
    purpose: 'reset',
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt: now.add({ hours }),
  });
