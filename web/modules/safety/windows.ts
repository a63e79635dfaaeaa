import { later } from '../../ui/later.tsx';

// Loaded when they are opened: a profile, a session or a conversation is read without them.

export const BlockDialog = later(async () => (await import('./Asking.tsx')).BlockDialog);
export const UnblockDialog = later(async () => (await import('./Asking.tsx')).UnblockDialog);
export const ReportDialog = later(async () => (await import('./Asking.tsx')).ReportDialog);
