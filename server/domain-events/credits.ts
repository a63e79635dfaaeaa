import type { DomainEvent } from './event.ts';

/** B36: points of one lot expire within 7 days. */
export interface CreditsExpiring extends DomainEvent {
  name: 'credits.expiring';
  userId: number;
  /** The lot, by the ledger entry that brought it. */
  entryId: number;
}
