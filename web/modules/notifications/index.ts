export { NotificationBell } from './NotificationBell.tsx';
export { NotificationsPage } from './NotificationsPage.tsx';
export { DeliveriesPage } from './admin/DeliveriesPage.tsx';
