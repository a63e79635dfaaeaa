export { sessionFile } from './session.ts';
