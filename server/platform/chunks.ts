/** Splits a list into pieces of at most `size` items: rows of one statement, or people of one job. */
export const chunks = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, n) => list.slice(n * size, (n + 1) * size));

/** How many emails one job writes: few enough that other jobs get their turn in between. */
export const lettersInOneGo = 25;
