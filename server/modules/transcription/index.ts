export { joinNotes, transcriptUrl, withNotes } from './sessions/notes.ts';
export { actionItemsOf } from './sessions/notes.ts';
export { missingIn } from './sessions/answer.ts';
