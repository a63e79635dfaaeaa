import { shortened } from '../../contract/cut.ts';
import { inRinggit } from '../../contract/payments/index.ts';

const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]+/gu;
const LONGEST_NAME = 80;

/** A text on one line, without characters that hide or reverse what follows. */
export const oneLine = (text: string): string => text.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();

/**
 * What people typed, on one line. Emails reach strangers, so 'win at example.com' must not turn into a link: an invisible
 * joiner after the dot prevents mail programs from making one.
 */
export const withoutLinks = (text: string): string => oneLine(text).replace(/([.:/@])(?=\S)/g, '$1\u2060');

/** A name as people typed it, without links and not too long. */
export const nameOf = (name: string): string => withoutLinks(shortened(oneLine(name), LONGEST_NAME));

/**
 * A name for people who never said that they want to hear from its bearer: without any form of a link. 'Win at
 * http://evil.example' becomes 'Win at evil example', which no mail program makes a link of and nobody can open.
 */
export const unlinked = (name: string): string =>
  oneLine(
    oneLine(name)
      .normalize('NFKC') // full-width signs are read as ordinary ones
      .replace(/\p{L}[\p{L}\p{N}+.-]{0,30}:\/\/+/gu, ' ')
      .replace(/\bwww\./giu, ' ')
      .replace(/(?<=\S)[.:/\\@\u3002\u2024]+(?=\S)/gu, ' '),
  );

/** What people wrote, split into the lines they wrote. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map(oneLine)
    .filter((line, at, all) => line !== '' || (at > 0 && all[at - 1] !== ''));

/** Allows only web addresses into an email. */
export const pageUrl = (url: string): string => {
  const { protocol, href } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('A link in a letter leads to a page.');
  return href;
};

/** RM with two decimals and a comma at each thousand (CRD-13). */
export const ringgit = (sen: number): string =>
  `RM${inRinggit(sen).toLocaleString('en-MY', { minimumFractionDigits: 2 })}`;
