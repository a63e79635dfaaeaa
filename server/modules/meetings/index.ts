export { letGo } from './let-go.ts';
export { allowRecording, closeRoom, openRoomFor, turnAway } from './open.ts';
export { presentAttendance, presentSitting, presentStanding, wasHeld } from './present.ts';
export { recordedBytes, sittingsOf } from './queries.ts';
export { hasAgreed, mayRecord, whoseConsent } from './rules/consent.ts';
export { lockMeeting } from './store.ts';
export { keepConsent } from './store/recordings.ts';
