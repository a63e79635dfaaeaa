export { Integrations } from './Integrations.tsx';
export { CalendarFeed } from './feed-card.ts';
export { AddToCalendar, CalendarBanner } from './windows.ts';
