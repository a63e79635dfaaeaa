export { NotificationBell } from './NotificationBell.tsx';
export { NotificationsPage } from './NotificationsPage.tsx';
export { Devices, NotificationChoices } from './windows.ts';
export { renewDevice } from './devices/subscription.ts';
export { StopEmailsPage } from './choices/StopEmailsPage.tsx';
export { DeliveriesPage } from './admin/DeliveriesPage.tsx';
