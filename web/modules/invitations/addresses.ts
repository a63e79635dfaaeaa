import { addressesIn } from '../../../contract/invitations/values.ts';

/**
 * The parts of a text that were meant as addresses but are none: words with an @, or the whole text if it has no
 * address.
 */
export const leftOf = (text: string): string => {
  const found = addressesIn(text);
  if (found.length === 0) return text;
  const isTaken = (word: string) => addressesIn(word).length > 0;
  return text
    .split(/[\s,;]+/)
    .filter((word) => word.includes('@') && !isTaken(word))
    .join(' ');
};

/**
 * INV-17: appends the addresses found in a text to the existing rows, without duplicates; an empty first row is
 * dropped.
 */
export const withBulk = (rows: readonly string[], text: string): string[] => {
  const kept = rows[0]?.trim() === '' ? rows.slice(1) : rows;
  const known = new Set(kept.map((one) => one.trim().toLowerCase()));
  const all = [...kept, ...addressesIn(text).filter((one) => !known.has(one))];
  return all.length > 0 ? all : [''];
};
