import type { Change } from '../../platform/work.ts';
import { countUnasked } from '../accounts/index.ts';
import { strangersAmong } from './queries/emails-to-many.ts';

interface Sender {
  enterpriseId: number;
  /** Multiplies the limits of B09. */
  factor: number;
}

/**
 * B09: those of these members who are not written to now, because others have asked for many emails to them lately. Only
 * members who never confirmed their address, or never signed in, are counted: nobody else of them is a stranger.
 */
export const heldBack = async (
  change: Pick<Change, 'tx' | 'now'>,
  userIds: readonly number[],
  { enterpriseId, factor }: Sender,
): Promise<ReadonlySet<number>> => {
  const strangers = await strangersAmong(change.tx, userIds);
  const addresses = strangers.map(({ email }) => email);
  const may = await countUnasked(change, { addresses, from: `company ${enterpriseId}`, factor });
  return new Set(strangers.filter(({ email }) => !may.has(email)).map(({ id }) => id));
};
