export { linkedInShort } from './linked/show.ts';
export { emailedIcs, type EntryInCalendar, publishedIcs } from './ics.ts';
export { publishingOf, sessionFile } from './session.ts';
