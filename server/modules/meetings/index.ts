export { allowRecording, closeRoom, openRoomFor, turnAway } from './open.ts';
export { meetingsOwnData } from './own-data.ts';
export { presentAttendance, presentSitting, presentStanding, wasHeld } from './present.ts';
export { sittingsOf } from './queries.ts';
export { meetingRoutes } from './routes.ts';
export { meetingSchedules } from './schedules.ts';
export { forgetTalk, removeLeftRecording } from './subscribers.ts';
