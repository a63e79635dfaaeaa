/** Words as LIKE takes them: what is a sign of a pattern stands for itself. */
export const literally = (words: string) => words.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** The LIKE pattern of texts that contain these words. */
export const containing = (words: string) => `%${literally(words)}%`;
