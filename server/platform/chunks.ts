/** A list in pieces of at most so many: rows of one statement, or people of one job. */
export const chunks = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, n) => list.slice(n * size, (n + 1) * size));

/** Letters that one job writes: short enough that others have their turn between. */
export const lettersInOneGo = 25;
