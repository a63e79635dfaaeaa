import { later } from '../../ui/later.tsx';

// What the shells open: every page begins with these few lines, and loads the rest when it is needed.

/** Asks who comes back about sessions that nobody concluded. */
export const OverduePrompt = later(
  async () => (await import('./overdue/OverduePrompt.tsx')).OverduePrompt,
  () => 'unasked',
);
export const BookingDrawer = later(
  async () => (await import('./BookingDrawer.tsx')).BookingDrawer,
  ({ opened }) => opened,
);
