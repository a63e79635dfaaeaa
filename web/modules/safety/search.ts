export type SafetyTab = 'open' | 'decided' | 'blocks';

/** What waits is shown unless the address says otherwise. */
export const safetyTabInSearch = ({ tab }: { tab?: unknown }): { tab?: 'decided' | 'blocks' } =>
  tab === 'decided' || tab === 'blocks' ? { tab } : {};
