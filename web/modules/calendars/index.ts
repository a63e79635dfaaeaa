export { AddToCalendar } from './windows.ts';
