import { openDocument } from '../../../../contract/pdf/document.ts';

/** Everything that a receipt says, ready to read. */
export interface ReceiptWords {
  title: string;
  seller: string;
  /** Number, date and buyer, each with its name. */
  facts: readonly (readonly [name: string, value: string])[];
  heading: string;
  lines: readonly { label: string; value: string }[];
  total: { label: string; value: string };
  /** What is to be known below the sum. */
  notes: readonly string[];
  foot: string;
  page: (at: number, of: number) => string;
}

const shares = [0.25, 0.75];
/** The product's own blue; a receipt has nothing in another colour. */
const brand = [0.13, 0.42, 0.66] as const;

/** CRD-34, B104: a page whose text is text. */
export const receiptFile = (words: ReceiptWords, language: string) => {
  const document = openDocument({ title: `${words.title} · ${words.seller}`, language, brand });
  document.title(words.title);
  document.lead(words.seller);
  for (const fact of words.facts) document.row(fact, shares);
  document.heading([{ text: words.heading, strong: true }]);
  for (const { label, value } of words.lines) document.sum(label, value);
  document.sum(words.total.label, words.total.value, true);
  for (const note of words.notes) document.paragraph([{ text: note, strong: false }]);
  return document.file(words.foot, words.page);
};

export const receiptFileName = (number: string) => `receipt-${number}.pdf`;
