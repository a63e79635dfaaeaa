import { later } from '../../../ui/later.tsx';

export const CopyDialog = later(async () => (await import('./CopyDialog.tsx')).CopyDialog);
