import { later } from '../../ui/later.tsx';

// Opened by the shells: every page loads only these few lines up front, and the rest when it is needed.

/** Asks people who come back about sessions that nobody concluded. */
export const OverduePrompt = later(
  async () => (await import('./overdue/OverduePrompt.tsx')).OverduePrompt,
  () => 'unasked',
);
export const BookingDrawer = later(
  async () => (await import('./BookingDrawer.tsx')).BookingDrawer,
  ({ opened }) => opened,
);
