import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useMe } from './queries.ts';

/**
 * Pages for people who are not signed in; everyone else is redirected (ACC-08, D01). Decided once, when the page opens:
 * someone who signs in here goes where the server's answer says.
 */
export const GuestsOnly = ({ children }: { children: ReactNode }) => {
  const { me, isLoading, ended } = useMe();
  const router = useRouter();
  const [isGuest, setGuest] = useState(false);
  if (!isGuest && !isLoading && (me === null || ended)) setGuest(true);
  const home = isGuest ? undefined : me?.home_url;
  useEffect(() => {
    if (home !== undefined) void router.navigate({ href: home, replace: true });
  }, [home, router]);
  return home === undefined ? children : null;
};
