import { addressesIn } from '../../../contract/invitations/values.ts';

/** Of a text, what was meant as an address and is none: it holds an @, or nothing of the text was an address. */
export const leftOf = (text: string): string => {
  const found = addressesIn(text);
  if (found.length === 0) return text;
  const isTaken = (word: string) => addressesIn(word).length > 0;
  return text
    .split(/[\s,;]+/)
    .filter((word) => word.includes('@') && !isTaken(word))
    .join(' ');
};

/** INV-17: those found in a text go after those that stand there; an empty first row goes, and nothing stands twice. */
export const withBulk = (rows: readonly string[], text: string): string[] => {
  const kept = rows[0]?.trim() === '' ? rows.slice(1) : rows;
  const known = new Set(kept.map((one) => one.trim().toLowerCase()));
  const all = [...kept, ...addressesIn(text).filter((one) => !known.has(one))];
  return all.length > 0 ? all : [''];
};
