export { eventAdminPages } from './addresses.ts';
export { EventsPage, ProgrammeEventsPage } from './EventsPage.tsx';
export { eventSearch } from './search.ts';
export { EditEventPage, NewEventPage } from './wizard/EventFormPage.tsx';
export { EventDataPage } from './EventDataPage.tsx';
export { eventDataSearch } from './search.ts';
