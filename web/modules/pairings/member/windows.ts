import { later } from '../../../ui/later.tsx';

// What only a pair has is loaded after the page, without a word if there is no connection.
export const WhyYouFit = later(
  async () => (await import('./WhyYouFit.tsx')).WhyYouFit,
  () => 'unasked',
);
export const AnotherPartner = later(
  async () => (await import('./AnotherPartner.tsx')).AnotherPartner,
  () => 'unasked',
);
