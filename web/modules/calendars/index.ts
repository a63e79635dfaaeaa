export { CalendarFeed } from './CalendarFeed.tsx';
export { AddToCalendar } from './windows.ts';
