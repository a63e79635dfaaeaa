interface Named {
  id: number;
  name: string;
}

/** What a list offers, with the entries that this person has and that are no longer offered: they may keep those. */
export const withOwn = (offered: readonly Named[] | undefined, own: readonly Named[]): readonly Named[] =>
  offered === undefined ? own : [...offered, ...own.filter(({ id }) => offered.every((one) => one.id !== id))];
