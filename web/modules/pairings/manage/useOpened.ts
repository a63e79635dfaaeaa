import { useState } from 'react';

interface Opened<G> {
  /** The group as it was when last seen in the list. */
  listed: G;
  /** The current group, from the list or from an action's answer, whichever came last. */
  latest: G;
}

/**
 * The group whose dialog is open, until it is closed: after an action the search may no longer find the group, and then
 * the dialog continues with what is known about it (B72).
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
