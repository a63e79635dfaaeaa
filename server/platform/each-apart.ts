/**
 * Each for itself: one that fails holds up no other, however often the clock comes to it. When all have had their turn the
 * first fault is thrown, so that it is told.
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
