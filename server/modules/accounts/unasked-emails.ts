import type { Change } from '../../platform/work.ts';
import { hasRoom, mailboxOf, withOne } from './rules/unasked.ts';
import { lockMailboxes, saveUnasked } from './store/unasked.ts';
import { hashToken } from './tokens.ts';

interface Asked {
  addresses: readonly string[];
  /** Who asks for these emails: `company 3`, `person 12`. */
  from: string;
  /** Multiplies every limit of B09. */
  factor: number;
}

/** Tells apart mailboxes, not spellings of their addresses. */
export const mailboxHash = (address: string) => hashToken(mailboxOf(address));

/**
 * B09: counts emails that go to people because somebody else asked for them, and answers the addresses that may get one
 * now. The limits are of the recipient, over all companies; an account plays no part, or the answer would tell who has
 * one (record 026). Call it once per transaction, after every other lock, with all addresses: they are locked in one order.
 */
export const countUnasked = async (
  { tx, now }: Pick<Change, 'tx' | 'now'>,
  { addresses, from, factor }: Asked,
): Promise<ReadonlySet<string>> => {
  const hashes = new Map(addresses.map((address) => [address, mailboxHash(address)]));
  const rows = await lockMailboxes(tx, [...new Set(hashes.values())], now);
  const byHash = new Map(rows.map((row) => [row.mailboxHash, row]));
  const may = new Set<string>();
  const changed = new Set<string>();
  for (const [address, hash] of hashes) {
    const row = byHash.get(hash);
    if (row === undefined || !hasRoom(row.sent, from, now, factor)) continue;
    byHash.set(hash, { ...row, sent: withOne(row.sent, from, now) });
    may.add(address);
    changed.add(hash);
  }
  await saveUnasked(
    tx,
    [...byHash.values()].filter(({ mailboxHash }) => changed.has(mailboxHash)),
  );
  return may;
};
