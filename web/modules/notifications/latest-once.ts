import type { Notification } from '../../../contract/notifications/schemas/own.ts';

/** Pages are counted from the latest: a new notification pushes the last one of a page onto the next page as well. */
export const latestOnce = (pages: readonly (readonly Notification[])[]): Notification[] => [
  ...new Map(pages.flat().map((one) => [one.id, one])).values(),
];
