import type { Temporal } from 'temporal-polyfill';
import type { Change, Tx } from '../../platform/work.ts';
import { linkHours, type LinkPurpose } from './rules/links.ts';
import { insertToken } from './store/tokens.ts';
import { hashToken, newToken } from './tokens.ts';

/** The token of an emailed link, minted when the email is rendered (M20). Only its hash is stored. */
export const mintToken = async (tx: Tx, userId: number, purpose: LinkPurpose, now: Temporal.Instant) => {
  const token = newToken();
  const expiresAt = now.add({ hours: linkHours[purpose] });
  await insertToken(tx, { userId, purpose, tokenHash: hashToken(token), createdAt: now, expiresAt });
  return token;
};

/**
 * Stores the token of a link for choosing a password. It is made before its email is written, and stored only once that
 * is done.
 */
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
