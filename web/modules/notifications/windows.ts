import { later } from '../../ui/later.tsx';

/** Opened from the table of emails, and loaded only then. */
export const LetterDialog = later(async () => (await import('./admin/LetterDialog.tsx')).LetterDialog);
