export { withNotes } from './sessions/notes.ts';
