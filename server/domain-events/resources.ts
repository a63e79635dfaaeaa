import type { DomainEvent } from './event.ts';

/** Nothing points to this stored file any longer. */
export interface ResourceFileLeft extends DomainEvent {
  name: 'resource.file_left';
  key: string;
}
