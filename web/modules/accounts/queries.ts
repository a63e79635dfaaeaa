import { useLingui } from '@lingui/react/macro';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import {
  killSession,
  signIn,
  signOut,
  signUp,
  confirmAddress,
  forgotPassword,
  resendConfirmation,
  resendEnterpriseConfirmation,
  resetPassword,
  changeEmail,
  changePassword,
  confirmNewAddress,
  restoreOwnAccount,
  undoNewAddress,
  deleteAccount,
  revertToAdmin,
} from '../../../contract/accounts/endpoints.ts';
import type { SignedIn } from '../../../contract/accounts/schemas/sessions.ts';
import type { CurrentUser } from '../../../contract/me/schemas.ts';
import { currentUser } from '../../../contract/me/endpoints.ts';
import type { CallInput } from '../../../contract/endpoint.ts';
import { call, forgetToken } from '../../lib/call.ts';
import { dropAllKept } from '../../lib/kept-form.ts';
import { sayFailure } from '../../lib/failure.ts';
import { paths } from '../../lib/paths.ts';
import { wasSignedOut } from '../../lib/query-client.ts';
import { toastSuccess } from '../../ui/toast.tsx';
import { bearer, keepBearer } from './bearer.ts';
import { saveOwnData } from './save-own-data.ts';

const meKey = ['me'] as const;

/** Removes everything that the previous user has seen from this browser. */
const forgetEverything = (client: QueryClient) =>
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

/**
 * Run as soon as a session is open, e.g. to join a programme; `location` is where the user would go next. Returns
 * another address to go to instead, or null.
 */
export type Detour = (location: string) => Promise<string | null>;

/**
 * A session was opened here: asks again who is signed in, then goes to the page they came for, or where the detour
 * leads.
 */
const useEnter = () => {
  const client = useQueryClient();
  const router = useRouter();
  return async ({ location, token }: SignedIn, detour?: Detour) => {
    forgetToken();
    keepBearer(token);
    const next = (await detour?.(location)) ?? location;
    forgetEverything(client);
    await client.refetchQueries({ queryKey: meKey });
    await router.navigate({ href: next });
  };
};

export const useSignIn = (detour?: Detour) => {
  const enter = useEnter();
  return useMutation({
    mutationFn: (body: CallInput<typeof signIn>['body']) => call(signIn, { body }),
    onSuccess: (answer) => enter(answer, detour),
  });
};

/** M39: brings back the account that this person closed, and signs them in. */
export const useRestoreOwnAccount = (detour?: Detour) => {
  const enter = useEnter();
  return useMutation({
    mutationFn: (body: CallInput<typeof restoreOwnAccount>['body']) => call(restoreOwnAccount, { body }),
    onSuccess: async (answer) => {
      toastSuccess(answer.message);
      await enter(answer, detour);
    },
  });
};

export const useSignUp = (detour?: (as: 'mentee' | 'mentor') => ReturnType<Detour>) => {
  const enter = useEnter();
  return useMutation({
    mutationFn: (body: CallInput<typeof signUp>['body']) => call(signUp, { body }),
    onSuccess: (answer, { user_type: as }) => enter(answer, detour && (() => detour(as))),
  });
};

/** Ends the session with whichever credential this browser has (A47), and goes to the sign-in page. ACC-31 */
export const useSignOut = ({ quiet = false } = {}) => {
  const { t } = useLingui();
  const client = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: () => {
      const token = bearer();
      // A token that has already expired gets a 401; the cookie still has to be removed.
      const byToken = token === null ? Promise.reject(new Error('no token')) : call(killSession, {}, { bearer: token });
      return byToken.catch(() => call(signOut, {}));
    },
    onSuccess: async ({ message }) => {
      // Loaded now: no page needs it before. What it forgets is out of date after a day by itself.
      await import('../../lib/forget-kept.ts').then(({ forgetKept }) => forgetKept()).catch(reportError);
      if (!quiet) toastSuccess(message);
      await router.navigate({ href: paths.signIn() });
      forgetToken();
      keepBearer(null);
      dropAllKept();
      client.setQueryData(meKey, null);
      forgetEverything(client);
    },
    onError: (error) => {
      if (!quiet) sayFailure(error, t`Oops, something went wrong!`, 'unsaid');
    },
  });
};

/** B11: reloads the page, since everything on it belonged to another person. */
export const useRevertToAdmin = () =>
  useMutation({
    mutationFn: () => call(revertToAdmin, {}),
    onSuccess: ({ location }) => window.location.assign(location),
  });

export const useForgotPassword = () =>
  useMutation({ mutationFn: (email: string) => call(forgotPassword, { body: { email } }) });

export const useResetPassword = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof resetPassword>['body']) => call(resetPassword, { body }),
    onSuccess: () => {
      forgetToken();
      return client.invalidateQueries({ queryKey: meKey });
    },
  });
};

export const useConfirmAddress = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call(confirmAddress, { body: { confirmation_token: token } }),
    onSuccess: async () => {
      // The request for the current user may still be running, and its answer would predate the confirmation.
      await client.cancelQueries({ queryKey: meKey });
      await client.invalidateQueries({ queryKey: meKey });
    },
  });
};

/** M39 */
export const useChangeEmail = () =>
  useMutation({ mutationFn: (body: CallInput<typeof changeEmail>['body']) => call(changeEmail, { body }) });

export const useConfirmNewAddress = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call(confirmNewAddress, { body: { token } }),
    onSuccess: () => client.invalidateQueries({ queryKey: meKey }),
  });
};

/** It ends every session of the account, perhaps the one of this browser. */
export const useUndoNewAddress = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call(undoNewAddress, { body: { token } }),
    onSuccess: () => {
      forgetToken();
      return client.invalidateQueries({ queryKey: meKey });
    },
  });
};

export const useResendConfirmation = () => useMutation({ mutationFn: () => call(resendConfirmation, {}) });

export const useResendByAddress = () =>
  useMutation({ mutationFn: (email: string) => call(resendEnterpriseConfirmation, { body: { email } }) });

export const useChangePassword = () =>
  useMutation({
    mutationFn: (body: CallInput<typeof changePassword>['body']) => call(changePassword, { body }),
    onSuccess: ({ token }) => {
      forgetToken();
      keepBearer(token);
    },
  });

/** ACC-65: afterwards the browser goes to the logout address, as after any sign-out by link (B07). */
export const useDeleteAccount = () =>
  useMutation({
    mutationFn: (reasons: readonly string[]) =>
      call(deleteAccount, { body: { reason_for_leaving: reasons.join(';') } }),
    onSuccess: forgetToken,
  });

export const useDownloadData = () => useMutation({ mutationFn: saveOwnData });
