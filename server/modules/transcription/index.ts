export { joinNotes, type Said, saidIn, transcriptUrl, withNotes } from './sessions/notes.ts';
export { missingIn } from './sessions/answer.ts';
