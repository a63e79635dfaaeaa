import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hearSignOut } from '../../lib/sign-outs.ts';
import { useForgetPerson, useMe } from '../../modules/accounts/index.ts';

/** Whoever signs out in one tab leaves them all: the next person at this browser sees nothing of theirs. */
const useSignOutElsewhere = () => {
  const leave = useForgetPerson();
  const isSomebody = useMe().me !== null;
  useEffect(() => (isSomebody ? hearSignOut(() => void leave()) : undefined), [isSomebody, leave]);
};

/** Keeps a signed-in person's open pages up to date; what listens is loaded after the page is shown. */
export const useLiveSignals = () => {
  useSignOutElsewhere();
  const client = useQueryClient();
  const { me, ended } = useMe();
  const listens = me !== null && !ended;
  useEffect(() => {
    if (!listens) return undefined;
    let hasLeft = false;
    let leave = () => {};
    const listen = async () => {
      const { listenLive } = await import('../../lib/live.ts');
      if (!hasLeft) leave = listenLive(client);
    };
    // A part that cannot be loaded is loaded again with the next page; until then the page shows what it has.
    listen().catch(() => {});
    return () => {
      hasLeft = true;
      leave();
    };
  }, [client, listens]);
};
