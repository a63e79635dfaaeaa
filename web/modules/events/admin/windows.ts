import { later } from '../../../ui/later.tsx';

// Loaded only when it is opened: the list works without it.

export const RefundDialog = later(async () => (await import('./RefundDialog.tsx')).RefundDialog);
export const NotifyDialog = later(async () => (await import('./NotifyDialog.tsx')).NotifyDialog);
