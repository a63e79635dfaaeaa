export { TranscriptionsPage } from './admin/TranscriptionsPage.tsx';
export { transcriptionSearch } from './admin/search.ts';
export { MeetingNotes } from './session/windows.ts';
export { TranscribePage } from './TranscribePage.tsx';
