/**
 * Control characters and lone surrogates mean nothing in a name, and no database stores them; signs that turn the
 * direction of what follows, or that nobody sees, make one name look like another. Joiners stay: scripts need them.
 */
export const readable = /^[^\p{Cc}\p{Cs}\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]*$/u;

export const isReadable = (text: string) => readable.test(text);
