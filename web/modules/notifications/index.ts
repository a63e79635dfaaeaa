export { NotificationBell } from './NotificationBell.tsx';
export { NotificationsPage } from './NotificationsPage.tsx';
export { NotificationChoices } from './choices/NotificationChoices.tsx';
export { StopEmailsPage } from './choices/StopEmailsPage.tsx';
export { DeliveriesPage } from './admin/DeliveriesPage.tsx';
