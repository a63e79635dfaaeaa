type Leaf = readonly [path: string, value: unknown];

const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** 'program.name' → its value; a list counts as one value. */
const leavesOf = (values: object, above = ''): Leaf[] =>
  Object.entries(values).flatMap(([key, value]) => {
    const path = above === '' ? key : `${above}.${key}`;
    return isBranch(value) ? leavesOf(value, path) : [[path, value] as const];
  });

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Compares two edits of the same form: what they changed, and which of those fields we changed as well. */
export const threeWay = (base: object, mine: object, theirs: object) => {
  const before = new Map(leavesOf(base));
  const ours = new Map(leavesOf(mine));
  const changed = leavesOf(theirs).filter(([path, value]) => !same(value, before.get(path)));
  const kept = leavesOf(mine).filter(([path, value]) => !same(value, before.get(path)));
  const ofBoth = changed.filter(([path, value]) => {
    const own = ours.get(path);
    return !same(own, before.get(path)) && !same(own, value);
  });
  return { changed, kept, ofBoth };
};
