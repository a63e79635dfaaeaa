/**
 * The beginning of a text, at most `most` units long. A character of two halves (an emoji, a rare Han character) is never
 * cut in two, and halves that stand alone are replaced: PostgreSQL stores none.
 */
export const cutText = (text: string, most: number): string =>
  text.length > most
    ? text
        .slice(0, most)
        .replace(/[\uD800-\uDBFF]$/, '')
        .toWellFormed()
    : text.toWellFormed();

/** The same for somebody who reads it: it shows that there is more. */
export const shortened = (text: string, most: number): string =>
  text.length > most ? `${cutText(text, most).trimEnd()}…` : text;
