import { later } from '../../ui/later.tsx';

/** Opened from the profile of a mentor, and loaded only then. */
export const ReferAFriend = later(
  async () => (await import('./ReferAFriend.tsx')).ReferAFriend,
  ({ opened }) => opened,
);
