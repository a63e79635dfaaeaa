export { CheckInPage } from './door/CheckInPage.tsx';
export { EventsPage } from './list/EventsPage.tsx';
export { eventSearch } from './list/search.ts';
export { MentorClassPage } from './mentor-class/MentorClassPage.tsx';
export { NextEvents } from './next-events-card.tsx';
export { SentTicketPage } from './own/SentTicketPage.tsx';
export { EventPage } from './page/EventPage.tsx';
export { eventPageSearch } from './page/search.ts';
