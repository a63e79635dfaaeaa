import type { Notification } from '../../../contract/notifications/schemas/own.ts';

/** Pages are counted from the latest: one that came in between pushes the last of a page onto the next as well. */
export const latestOnce = (pages: readonly (readonly Notification[])[]): Notification[] => [
  ...new Map(pages.flat().map((one) => [one.id, one])).values(),
];
