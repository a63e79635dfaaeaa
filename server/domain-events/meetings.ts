import type { DomainEvent } from './event.ts';

/** Nothing points to these stored pieces of a recording any longer. */
export interface RecordingLeft extends DomainEvent {
  name: 'meeting.recording_left';
  keys: string[];
}
