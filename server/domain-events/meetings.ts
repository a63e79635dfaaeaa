import type { DomainEvent } from './event.ts';

/** The session whose room this is. */
interface OfSession extends DomainEvent {
  /** 'booking 12' */
  room: string;
  meetingId: number;
}

/** M14, M48: somebody withdrew their consent: what was said in the meeting, and what was made of it, is gone. */
export interface ConsentWithdrawn extends OfSession {
  name: 'meeting.consent_withdrawn';
}

/** B122: what was recorded of the session has been deleted, since its time was over. */
export interface RecordingsDropped extends OfSession {
  name: 'meeting.recordings_dropped';
}

/** M14: somebody would like to have the session transcribed, and the others are asked. */
export interface TranscriptAsked extends OfSession {
  name: 'meeting.transcript_asked';
  byId: number;
}

/** All that was recorded of the session is a text now. */
export interface TranscriptMade extends OfSession {
  name: 'meeting.transcript_made';
}

/** B122: what was recorded of the session will be deleted in two weeks. */
export interface RecordingsEnding extends OfSession {
  name: 'meeting.recordings_ending';
}
