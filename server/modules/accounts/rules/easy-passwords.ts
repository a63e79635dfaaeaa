import { commonWords } from './common-words.ts';

const shifted: Record<string, string> = {
  '!': '1',
  '@': '2',
  '#': '3',
  $: '4',
  '%': '5',
  '^': '6',
  '&': '7',
  '*': '8',
  '(': '9',
  ')': '0',
};
const lookalikes: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '3': 'e',
  $: 's',
  '5': 's',
  '7': 't',
  '8': 'b',
};

const replaceBy = (table: Record<string, string>, text: string) => [...text].map((one) => table[one] ?? one).join('');

/** 'p@$$w0rd' → 'password', '1qaz@wsx' → '1qaz2wsx': the words that may have been meant. */
const readingsOf = (text: string) => {
  const plain = replaceBy(lookalikes, text);
  return [text, replaceBy(shifted, text), plain.replaceAll(/[1!|]/g, 'i'), plain.replaceAll(/[1!|]/g, 'l')];
};

const digitRow = '01234567890';
const backwards = '09876543210';
/** Digits that are easy to remember: up to two of any kind, a run, one digit or pair repeated, a year. */
const simpleDigits = (digits: string) =>
  digits.length <= 2 ||
  digitRow.includes(digits) ||
  backwards.includes(digits) ||
  /^(\d)\1*$/.test(digits) ||
  /^(\d{2})\1+$/.test(digits) ||
  /^(19|20)\d{2}$/.test(digits);

const mostSymbols = 3;
const runOfSymbols = '!@#$%^&*()';
const simpleSymbols = (symbols: string) => symbols.length <= mostSymbols || runOfSymbols.startsWith(symbols);

const longestTrimming = 12;
/** What people append to a word because a rule asks for it: '1!', '@123', '2026#', '!!!'. */
const isTrimming = (text: string) =>
  !/\p{L}/u.test(text) && simpleDigits(text.replaceAll(/\D/g, '')) && simpleSymbols(text.replaceAll(/\d/g, ''));

const alphabet = 'abcdefghijklmnopqrstuvwxyz';
const isRun = (word: string) => /^(\p{L})\1*$/u.test(word) || (word.length > 2 && alphabet.includes(word));

const isWord = (text: string, own: ReadonlySet<string>) =>
  readingsOf(text).some((reading) => {
    const half = reading.slice(0, reading.length / 2);
    const once = half.repeat(2) === reading ? half : reading;
    return [reading, once].some((one) => isRun(one) || commonWords.has(one) || own.has(one));
  });

interface Person {
  firstname: string;
  lastname: string;
  email: string;
}

const inOne = (text: string) => text.toLowerCase().replaceAll(/\s/g, '');

const ownWords = ({ firstname, lastname, email }: Person) => {
  const [mailbox = ''] = email.split('@');
  const words = [firstname, lastname, `${firstname}${lastname}`, mailbox, email].map(inOne);
  return new Set(words.filter((word) => word.length > 2));
};

/**
 * Is this password among the 10,000 most common ones, or the person's own address or name (M19)? Only those common
 * passwords matter that pass the rule (ACC-22), and these are one well-known word in some spelling, with the usual
 * digits and signs before or after it. So we recognise them by how they are built instead of looking them up in a list.
 */
export const isEasyPassword = (password: string, person: Person) => {
  const text = inOne(password);
  const own = ownWords(person);
  const reach = Math.min(longestTrimming, text.length);
  for (let before = 0; before <= reach; before += 1) {
    if (!isTrimming(text.slice(0, before))) continue;
    for (let after = 0; after <= reach && before + after < text.length; after += 1) {
      const end = text.length - after;
      if (isTrimming(text.slice(end)) && isWord(text.slice(before, end), own)) return true;
    }
  }
  return false;
};
