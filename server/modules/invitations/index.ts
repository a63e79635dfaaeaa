export { letterWritten } from './letters-written.ts';
export { lettersToWrite } from './queries.ts';
