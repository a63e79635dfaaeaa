import type { DomainEvent } from './event.ts';

/** An admin changed a published agenda and wants its members to know; each event covers some of them. */
export interface AgendaUpdated extends DomainEvent {
  name: 'agenda.updated';
  programId: number;
  agendaId: number;
  userIds: readonly number[];
}
