import { useState } from 'react';

interface Opened<G> {
  /** As the list had it when it was last looked at. */
  listed: G;
  /** As it stands, by the list or by what an act answered, whichever came last. */
  latest: G;
}

/**
 * The group whose window is open, until it is closed: an act may leave it where the search no longer finds it, and then
 * the window goes on with what is known of it (B72).
 */
export const useOpened = <G extends { id: number }>(rows: readonly G[]) => {
  const [opened, setOpened] = useState<Opened<G> | null>(null);
  const row = rows.find(({ id }) => id === opened?.latest.id);
  if (opened && row && row !== opened.listed) setOpened({ listed: row, latest: row });
  return {
    group: opened?.latest ?? null,
    open: (group: G) => setOpened({ listed: group, latest: group }),
    learn: (group: G) => setOpened((was) => (was?.latest.id === group.id ? { ...was, latest: group } : was)),
    close: () => setOpened(null),
  };
};
