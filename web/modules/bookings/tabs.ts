import { useLingui } from '@lingui/react/macro';
import type { CallAnswer } from '../../../contract/endpoint.ts';
import type { BookingTab } from '../../../contract/bookings/schemas/states.ts';
import type { myBookings } from '../../../contract/bookings/endpoints.ts';

export type BookingTabs = CallAnswer<typeof myBookings>;

/** BKG-03, BKG-04: the three tabs, each with its count once that is known. */
export const useTabLabels = (tabs: BookingTabs | undefined): { key: BookingTab; label: string }[] => {
  const { t } = useLingui();
  const [upcoming, toReview, closed] = [tabs?.upcoming.length, tabs?.to_review.length, tabs?.closed.length];
  return [
    { key: 'upcoming', label: upcoming === undefined ? t`Upcoming` : t`Upcoming (${upcoming})` },
    { key: 'to_review', label: toReview === undefined ? t`To Review` : t`To Review (${toReview})` },
    { key: 'closed', label: closed === undefined ? t`Closed` : t`Closed (${closed})` },
  ];
};

/** BKG-06 to BKG-08 */
export const useEmptyTexts = (): Record<BookingTab, string> => {
  const { t } = useLingui();
  return {
    upcoming: t`There are no upcoming bookings.`,
    to_review: t`You have no completed sessions.`,
    closed: t`You have no sessions.`,
  };
};

/** The tab that contains a booking. */
export const tabHolding = (tabs: BookingTabs, id: number): BookingTab | null =>
  (['upcoming', 'to_review', 'closed'] as const).find((tab) => tabs[tab].some((one) => one.id === id)) ?? null;

export const bookingIn = (tabs: BookingTabs | undefined, id: number) =>
  tabs ? [...tabs.upcoming, ...tabs.to_review, ...tabs.closed].find((one) => one.id === id) : undefined;
