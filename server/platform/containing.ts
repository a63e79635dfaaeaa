/** Escapes the special characters of LIKE, so that the words match literally. */
export const literally = (words: string) => words.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** The LIKE pattern that matches texts containing these words. */
export const containing = (words: string) => `%${literally(words)}%`;
