/**
 * Sent on every new connection. From 0.4 on a word counts as misspelt (D27): pg_trgm's own 0.6 does not forgive one
 * letter in the middle of a name. JIT is off because no query of ours is worth compiling: compiling takes a tenth of a
 * second each time.
 */
export const sessionSettings = 'set pg_trgm.word_similarity_threshold = 0.4; set jit = off';
