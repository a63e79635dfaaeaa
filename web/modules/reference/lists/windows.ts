import { later } from '../../../ui/later.tsx';

// Loaded only when it is opened: the lists work without it.

export const EntryDialog = later(async () => (await import('./EntryDialog.tsx')).EntryDialog);
