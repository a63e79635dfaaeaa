import { useSyncExternalStore } from 'react';

const place = (name: string) => `hidden_columns:${name}`;
const listeners = new Set<() => void>();

const listen = (changed: () => void) => {
  listeners.add(changed);
  return () => void listeners.delete(changed);
};

/** The columns that the user has hidden in a table, remembered in this browser. */
export const useHiddenColumns = (name: string): [readonly string[], (keys: readonly string[]) => void] => {
  const kept = useSyncExternalStore(listen, () => localStorage.getItem(place(name)) ?? '');
  const hide = (keys: readonly string[]) => {
    localStorage.setItem(place(name), keys.join(','));
    for (const changed of listeners) changed();
  };
  return [kept === '' ? [] : kept.split(','), hide];
};
