export { meetupPlace, sessionFile } from './session.ts';
