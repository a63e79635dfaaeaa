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
/** As many as in a PIN: whoever tries out words tries all of them. */
const fewDigits = 4;
/** Digits that are soon found or easy to remember: up to four of any kind, a run, one digit or pair repeated, a date. */
const simpleDigits = (digits: string) =>
  digits.length <= fewDigits ||
  digitRow.includes(digits) ||
  backwards.includes(digits) ||
  /^(\d)\1*$/.test(digits) ||
  /^(\d{2})\1+$/.test(digits) ||
  /^(19|20)\d{6}$/.test(digits);

const mostSymbols = 3;
const runOfSymbols = '!@#$%^&*()';
const simpleSymbols = (symbols: string) => symbols.length <= mostSymbols || runOfSymbols.startsWith(symbols);

const hasNoLetters = (text: string) => !/\p{L}/u.test(text);

const longestTrimming = 12;
/** What people append to a word because a rule asks for it: '1!', '@123', '2026#', '!!!'. */
const isTrimming = (text: string) =>
  hasNoLetters(text) && simpleDigits(text.replaceAll(/\D/g, '')) && simpleSymbols(text.replaceAll(/\d/g, ''));

const alphabet = 'abcdefghijklmnopqrstuvwxyz';
const isRun = (word: string) => /^(\p{L})\1*$/u.test(word) || (word.length > 2 && alphabet.includes(word));

const isOneOf = (text: string, known: (word: string) => boolean) =>
  readingsOf(text).some((reading) => {
    const half = reading.slice(0, reading.length / 2);
    const once = half.repeat(2) === reading ? half : reading;
    return known(reading) || known(once);
  });
const isCommon = (text: string) => isOneOf(text, (word) => isRun(word) || commonWords.has(word));

interface Person {
  firstname: string;
  lastname: string;
  email: string;
}

const inOne = (text: string) => text.toLowerCase().replaceAll(/\s/g, '');

/** What anybody can read of them on the page: the person's names and address, the product's name. */
const readableWords = ({ firstname, lastname, email }: Person, product: string) => {
  const [mailbox = ''] = email.split('@');
  const ofPerson = [firstname, lastname, `${firstname}${lastname}`, mailbox, email];
  const words = [...ofPerson, product, ...product.split(/\s+/)].map(inOne);
  return new Set(words.filter((word) => word.length > 2));
};

/**
 * Is this password among the 10,000 most common ones or close to one, or the person's own address or name, or the
 * product's (M19)? Only those common passwords matter that pass the rule (ACC-22), and these are one well-known word in
 * some spelling, with the usual digits and signs before or after it. So we recognise them by how they are built instead
 * of looking them up in a list. Around a name that anybody can read, digits and signs of any kind count for nothing.
 */
export const isEasyPassword = (password: string, person: Person, product: string) => {
  const text = inOne(password);
  const readable = readableWords(person, product);
  for (let before = 0; before <= Math.min(longestTrimming, text.length); before += 1) {
    const start = text.slice(0, before);
    if (!hasNoLetters(start)) break;
    for (let after = 0; after <= longestTrimming && before + after < text.length; after += 1) {
      const end = text.slice(text.length - after);
      if (!hasNoLetters(end)) break;
      const word = text.slice(before, text.length - after);
      if (isOneOf(word, (one) => readable.has(one))) return true;
      if (isTrimming(start) && isTrimming(end) && isCommon(word)) return true;
    }
  }
  return false;
};
