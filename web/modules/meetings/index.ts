export { MeetingRoomPage } from './MeetingRoomPage.tsx';
export { AttendanceList, MeetingList } from './windows.ts';
