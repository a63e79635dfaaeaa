export { joinNotes, type Said, saidIn, transcriptUrl, withNotes } from './sessions/notes.ts';
export { isAllowedIn, missingIn } from './sessions/answer.ts';
