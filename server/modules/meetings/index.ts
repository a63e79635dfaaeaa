export { allowRecording, closeRoom, openRoomFor, turnAway } from './open.ts';
export { presentAttendance, presentSitting, presentStanding, wasHeld } from './present.ts';
export { sittingsOf } from './queries.ts';
