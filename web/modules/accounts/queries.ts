import { useLingui } from '@lingui/react/macro';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { killSession, signOut, resendConfirmation, revertToAdmin } from '../../../contract/accounts/endpoints.ts';
import type { CurrentUser } from '../../../contract/me/schemas.ts';
import { currentUser } from '../../../contract/me/endpoints.ts';
import { call, forgetToken } from '../../lib/call.ts';
import { deviceZone } from '../../lib/clock.ts';
import { sayFailure } from '../../lib/failure.ts';
import { forgetKept } from '../../lib/kept/places.ts';
import { paths } from '../../lib/paths.ts';
import { wasSignedOut } from '../../lib/query-client.ts';
import { tellSignOut } from '../../lib/sign-outs.ts';
import { toastFailure, toastSuccess } from '../../ui/toast.tsx';
import { bearer, keepBearer } from './bearer.ts';
import { stillSignedIn } from './still-signed-in.ts';

export const meKey = ['me'] as const;

/** Removes everything that the previous user has seen from this browser. */
export const forgetEverything = (client: QueryClient) =>
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meKey[0] });

/**
 * Null for a visitor. If the session ends while a page is open, the user stays known, and the refusal is kept as the
 * error.
 */
const askWho = async (client: QueryClient): Promise<CurrentUser | null> => {
  const known = client.getQueryData<CurrentUser | null>(meKey) ?? null;
  try {
    const me = await call(currentUser, {});
    if (known !== null && known.id !== me.id) forgetEverything(client);
    return me;
  } catch (error) {
    if (known === null && wasSignedOut(error)) return null;
    throw error;
  }
};

const whoQuery = queryOptions({ queryKey: meKey, queryFn: ({ client }) => askWho(client) });

/**
 * Who is signed in; `me` is null for a visitor, and while it is not known yet (`isLoading`). `ended`: the session has
 * ended, but the page the user was on is still open.
 */
export const useMe = () => {
  const { data, isPending, isError, error, refetch } = useQuery(whoQuery);
  return {
    me: data ?? null,
    isLoading: isPending,
    failed: isError && data === undefined,
    ended: Boolean(data) && wasSignedOut(error),
    retry: () => void refetch(),
  };
};

/** SYS-15: the time zone of every day and hour that is shown: the user's own, or the device's for visitors. */
export const useViewerZone = () => {
  const { me } = useMe();
  return me?.timezone ?? deviceZone();
};

/**
 * Shows the sign-in page, and nothing of the person who was signed in stays in this tab or, of what was kept, in this
 * browser.
 */
export const useForgetPerson = () => {
  const client = useQueryClient();
  const router = useRouter();
  return useCallback(async () => {
    // The session has ended: no form can be saved any more, so none asks whether to stay.
    await router.navigate({ href: paths.signIn(), ignoreBlocker: true });
    forgetToken();
    keepBearer(null);
    // Once its page is gone, no form keeps anything any more.
    forgetKept();
    client.setQueryData(meKey, null);
    forgetEverything(client);
  }, [client, router]);
};

/** Ends the session with whichever credential this browser has (A47), and goes to the sign-in page. ACC-31 */
export const useSignOut = ({ quiet = false } = {}) => {
  const { t } = useLingui();
  const leave = useForgetPerson();
  return useMutation({
    mutationFn: () => {
      const token = bearer();
      // A token that has already expired gets a 401; the cookie still has to be removed.
      const byToken = token === null ? Promise.reject(new Error('no token')) : call(killSession, {}, { bearer: token });
      return byToken.catch(() => call(signOut, {}));
    },
    onSuccess: async ({ message }) => {
      if (!quiet) toastSuccess(message);
      await leave();
      tellSignOut();
    },
    onError: (error) => {
      if (quiet) return;
      if (navigator.onLine) sayFailure(error, t`Oops, something went wrong!`, 'unsaid');
      else toastFailure(stillSignedIn());
    },
  });
};

/** B11: reloads the page, since everything on it belonged to another person. */
export const useRevertToAdmin = () =>
  useMutation({
    mutationFn: () => call(revertToAdmin, {}),
    onSuccess: ({ location }) => window.location.assign(location),
  });

/** What is said of it is said wherever the reader is by then: the menu that asked for it is closed. */
export const useResendConfirmation = (said: {
  onSuccess: (answer: { message: string }) => void;
  onError: (fault: Error) => void;
}) => useMutation({ mutationFn: () => call(resendConfirmation, {}), ...said });
