import type { DomainEvent } from './event.ts';

/** A platform admin gave an entry of a list another name, which profiles and searches show from now on. */
export interface EntryRenamed extends DomainEvent {
  name: 'reference.entry_renamed';
  list: 'industries' | 'skills' | 'languages' | 'companies' | 'universities';
  entryId: number;
}
