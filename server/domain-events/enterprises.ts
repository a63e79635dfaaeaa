import type { DomainEvent } from './event.ts';

/**
 * An existing account created an enterprise; an enterprise registered together with its account is confirmed instead.
 */
export interface EnterpriseCreated extends DomainEvent {
  name: 'enterprise.created';
  enterpriseId: number;
  userId: number;
}
