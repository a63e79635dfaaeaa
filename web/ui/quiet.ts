/** Milliseconds after which a loaded page fetches what may be needed later. */
export const quiet = 2_000;
