import { later } from '../ui/later.tsx';

/** The guard for pages that have no room left in their first load: there is nothing to lose before something was typed. */
export const LeaveGuardLater = later(
  async () => (await import('./LeaveGuard.tsx')).LeaveGuard,
  ({ hasChanges }) => hasChanges,
);
