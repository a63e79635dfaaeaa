import type { ComponentProps } from 'react';
import { later } from '../../ui/later.tsx';

/** Opened from a booking, and loaded only then. */
export const AddToCalendar = later(async () => (await import('./AddToCalendar.tsx')).AddToCalendar);

// What is asked before an address ends.
export const AskRenew = later(async () => (await import('./AskAboutFeed.tsx')).AskRenew);
export const AskEnd = later(async () => (await import('./AskAboutFeed.tsx')).AskEnd);
type BannerProps = ComponentProps<(typeof import('./CalendarBanner.tsx'))['CalendarBanner']>;

const isNeeded = ({ me: { linked_calendars: linked } }: BannerProps) =>
  Object.values(linked).some(({ broken, changes }) => broken || changes > 0) && 'unasked';

/** Hardly ever shown, so no page loads it first. */
export const CalendarBanner = later<BannerProps>(
  async () => (await import('./CalendarBanner.tsx')).CalendarBanner,
  isNeeded,
);
