export { CalendarFeed } from './CalendarFeed.tsx';
export { Integrations } from './Integrations.tsx';
export { AddToCalendar, CalendarBanner } from './windows.ts';
