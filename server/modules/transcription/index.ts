export { joinNotes, transcriptUrl, withNotes } from './sessions/notes.ts';
