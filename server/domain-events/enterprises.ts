import type { DomainEvent } from './event.ts';

/** An account that was here before made an enterprise; one that is registered with its account is confirmed instead. */
export interface EnterpriseCreated extends DomainEvent {
  name: 'enterprise.created';
  enterpriseId: number;
  userId: number;
}
