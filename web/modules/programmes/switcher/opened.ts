import { useSyncExternalStore } from 'react';

// Menu and drawer both open the one window; neither holds it.
let opened = false;
const listeners = new Set<() => void>();

const set = (next: boolean) => {
  opened = next;
  for (const listener of listeners) listener();
};

export const openMyProgrammes = () => set(true);
export const closeMyProgrammes = () => set(false);

export const useMyProgrammesOpened = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => opened,
  );
