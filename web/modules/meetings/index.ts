export { AttendanceList } from './AttendanceList.tsx';
export { MeetingList } from './MeetingList.tsx';
export { MeetingRoomPage } from './MeetingRoomPage.tsx';
