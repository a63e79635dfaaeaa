export { joinNotes, transcriptUrl, withNotes } from './sessions/notes.ts';
export { actionItemsOf, type Said, saidIn } from './sessions/notes.ts';
export { missingIn } from './sessions/answer.ts';
