import { later } from '../../ui/later.tsx';

// The lists stand without them; they are opened from the manager and from the overview.

export const AgendaDialog = later(async () => (await import('./AgendaDialog.tsx')).AgendaDialog);
export const DeleteAgenda = later(async () => (await import('./DeleteAgenda.tsx')).DeleteAgenda);
