export type { BookingJoins } from './acts/BookingWindows.tsx';
export { BookingPage } from './BookingPage.tsx';
export { BookingRequestedPage } from './BookingRequestedPage.tsx';
export { BookingsPage } from './BookingsPage.tsx';
export type { SessionMentor } from './BookSession/people.ts';
export type { Preset as SessionPreset } from './BookSession/wizard.ts';
export { DashboardBookings } from './DashboardBookings.tsx';
export { SlotPanel } from './SlotPanel.tsx';
export { BookingDrawer, BookSession } from './windows.ts';
