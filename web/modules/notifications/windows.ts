import { later } from '../../ui/later.tsx';

/** Opened from the table of letters; the page stands without it. */
export const LetterDialog = later(async () => (await import('./admin/LetterDialog.tsx')).LetterDialog);
