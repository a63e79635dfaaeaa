export { linkedInShort } from './linked/show.ts';
export { sessionFile } from './session.ts';
