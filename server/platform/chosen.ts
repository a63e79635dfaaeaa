import { say } from '../../contract/say.ts';
import { Refusal } from './refusal.ts';

/** An entry of a list that can be filtered by. */
export interface Entry {
  id: number;
  name: string;
}

const piecesOf = (text: string) =>
  text
    .split(',')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');

/** Every text that may be the name or the id of an entry: each as a whole, and what is between its commas. */
export const candidatesIn = (given: readonly string[]) => [
  ...new Set(given.flatMap((text) => [text.trim(), ...piecesOf(text)])),
];

const find = (entries: readonly Entry[], piece: string) =>
  entries.find(({ id, name }) => String(id) === piece || name.toLowerCase() === piece.toLowerCase())?.id;

/**
 * M30: the entries that were asked for, by id or by printed name, and whether something else was asked for as well. A
 * name with a comma is recognised when it is sent on its own.
 */
export const chosenAmong = (given: readonly string[], entries: readonly Entry[]) => {
  const found = given.flatMap((text) => {
    const whole = find(entries, text.trim());
    return whole === undefined ? piecesOf(text).map((piece) => find(entries, piece)) : [whole];
  });
  return {
    ids: [...new Set(found.filter((id) => id !== undefined))],
    hasUnknown: found.includes(undefined),
  };
};

/** Refuses a call that asks for entries which these fields do not have. */
export const refuseUnknown = (fields: readonly string[]) => {
  if (fields.length === 0) return;
  const wrong = Object.fromEntries(fields.map((field) => [field, say('field.not_listed')]));
  throw new Refusal('request.invalid', 422, { fields: wrong });
};
