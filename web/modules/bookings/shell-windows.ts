import { later } from '../../ui/later.tsx';
import { wishHash } from './wish-hash.ts';

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
/** M29: the window that somebody wanted before they signed in. */
export const KeptWish = later(
  async () => (await import('./BookSession/WishedBooking.tsx')).WishedBooking,
  () => window.location.hash === `#${wishHash}`,
);
