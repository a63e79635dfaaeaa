import { wishHash } from '../../modules/bookings/index.ts';
import { later } from '../../ui/later.tsx';

/** M29: few pages are opened by a return address with a wish, and so it is loaded after the page. */
export const KeptWish = later(
  async () => (await import('./OpenWish.tsx')).OpenWish,
  () => window.location.hash === `#${wishHash}`,
);
