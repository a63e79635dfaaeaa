/**
 * Runs each item separately, so that one that keeps failing never blocks the others. When all have had their turn, the
 * first fault is thrown, so that it gets reported.
 */
export const eachApart = async <Item>(items: readonly Item[], run: (item: Item) => Promise<void>) => {
  const faults: unknown[] = [];
  for (const item of items) {
    try {
      await run(item);
    } catch (fault) {
      faults.push(fault);
    }
  }
  if (faults.length > 0) throw faults[0];
};
