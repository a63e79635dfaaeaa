import { later } from '../../../ui/later.tsx';

// Loaded only when it is opened: the list works without it.

export const RefundDialog = later(async () => (await import('./RefundDialog.tsx')).RefundDialog);
export const CancelDialog = later(async () => (await import('./CancelDialog.tsx')).CancelDialog);
export const DeleteDialog = later(async () => (await import('./DeleteDialog.tsx')).DeleteDialog);
export const DuplicateDialog = later(async () => (await import('./DuplicateDialog.tsx')).DuplicateDialog);
export const NotifyDialog = later(async () => (await import('./NotifyDialog.tsx')).NotifyDialog);
