import { later } from '../../ui/later.tsx';

// Loaded only when opened, from the manager or the overview: the lists work without them.

export const AgendaDialog = later(async () => (await import('./AgendaDialog.tsx')).AgendaDialog);
export const DeleteAgenda = later(async () => (await import('./DeleteAgenda.tsx')).DeleteAgenda);
