export interface Dice {
  /** From 0 to just below 1. */
  roll: () => number;
  /** A whole number from `least` to `most`, both included. */
  between: (least: number, most: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  /** This many different items, in random order. */
  some: <T>(list: readonly T[], count: number) => T[];
  shuffled: <T>(list: readonly T[]) => T[];
}

/** FNV-1a: gives very different seeds to names that differ by one letter. */
const seedOf = (name: string) => {
  let hash = 2_166_136_261;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return hash >>> 0;
};

/** Mulberry32: small, and the same on every machine. */
const stream = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** Random numbers that depend only on the name: the demonstration data must be the same on every machine. */
export const diceFor = (name: string): Dice => {
  const roll = stream(seedOf(name));
  const between = (least: number, most: number) => least + Math.floor(roll() * (most - least + 1));
  const pick = <T>(list: readonly T[]): T => {
    const found = list[between(0, list.length - 1)];
    if (found === undefined) throw new Error('nothing to pick from');
    return found;
  };
  const shuffled = <T>(list: readonly T[]): T[] =>
    list
      .map((one) => ({ one, place: roll() }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ one }) => one);
  return {
    roll,
    between,
    chance: (probability) => roll() < probability,
    pick,
    some: (list, count) => shuffled(list).slice(0, count),
    shuffled,
  };
};
