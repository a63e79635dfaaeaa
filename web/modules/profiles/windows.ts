import { later } from '../../ui/later.tsx';

/** Opened from the profile of a mentor; the page stands without it. */
export const ReferAFriend = later(
  async () => (await import('./ReferAFriend.tsx')).ReferAFriend,
  ({ opened }) => opened,
);
