import { beginning, type FilterKey, shortest, valueLexeme } from './lexemes.ts';

/** A word as somebody typed it, and what the index knows about it. */
export interface TypedWord {
  typed: string;
  /** Whether a word begins with it. */
  isKnown: boolean;
  /** The words that look most like it, closest first. */
  near: readonly { word: string; similarity: number }[];
}

/** The values of each filter: OR inside a key, AND between keys (B20). */
export type ChosenValues = Partial<Record<FilterKey, readonly (string | number)[]>>;

const quoted = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
const anyOf = (parts: readonly string[]) => parts.join(' | ');

/** DIS-19: the beginning of a word is enough. */
const begins = (word: string) => ([...word].length <= shortest ? quoted(beginning(word)) : `${quoted(word)}:*`);

const chosen = (values: ChosenValues) =>
  Object.entries(values).flatMap(([key, list]) =>
    list.length === 0 ? [] : [anyOf(list.map((value) => quoted(valueLexeme(key as FilterKey, value))))],
  );

/**
 * One reading of a search: tsqueries that a person has to match each, none for everybody. They are not joined into one,
 * because the index looks up several faster than it works through a long one.
 */
export type Reading = readonly string[];

/** The filters, and the words as they were typed. */
export const asTyped = (words: readonly string[], values: ChosenValues): Reading => [
  ...chosen(values),
  ...words.map(begins),
];

const closest = ({ near }: TypedWord) => near.filter(({ similarity }) => similarity === near[0]?.similarity);
const either = (word: TypedWord, others: TypedWord['near']) =>
  anyOf([begins(word.typed), ...others.map((one) => quoted(one.word))]);

/**
 * How else a search can be understood, the closest first (D27): unknown words brought to the most similar ones, then each
 * word to any similar one.
 */
export const misspelt = (words: readonly TypedWord[], values: ChosenValues): Reading[] => {
  const isCertain = words.every(({ isKnown }) => isKnown);
  const nearest = words.map((word) => (word.isKnown ? begins(word.typed) : either(word, closest(word))));
  const near = words.map((word) => either(word, word.near));
  return [...(isCertain ? [] : [[...chosen(values), ...nearest]]), [...chosen(values), ...near]];
};
