import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import {
  changeEmail,
  changePassword,
  confirmAddress,
  confirmNewAddress,
  deleteAccount,
  forgotPassword,
  resendEnterpriseConfirmation,
  resetPassword,
  restoreOwnAccount,
  signIn,
  signUp,
  undoNewAddress,
} from '../../../contract/accounts/endpoints.ts';
import type { SignedIn } from '../../../contract/accounts/schemas/sessions.ts';
import type { CallInput } from '../../../contract/endpoint.ts';
import { call, forgetToken } from '../../lib/call.ts';
import { outOfDate } from '../../lib/query-keys.ts';
import { toastSuccess } from '../../ui/toast.tsx';
import { keepBearer } from './bearer.ts';
import { forgetEverything, meKey } from './queries.ts';
import { saveOwnData } from './save-own-data.ts';

// What is done with an account on pages of its own: apart from the queries, which every page loads.

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

export const useSignUp = (detour?: (as: 'mentee' | 'mentor') => ReturnType<Detour>) => {
  const enter = useEnter();
  return useMutation({
    mutationFn: (body: CallInput<typeof signUp>['body']) => call(signUp, { body }),
    onSuccess: (answer, { user_type: as }) => enter(answer, detour && (() => detour(as))),
  });
};

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
      // It brings a credit too, which comes with the open times.
      await outOfDate(client, ['me', 'slots']);
    },
  });
};

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
    mutationFn: (body: CallInput<typeof deleteAccount>['body']) => call(deleteAccount, { body }),
    onSuccess: forgetToken,
  });

export const useDownloadData = () => useMutation({ mutationFn: saveOwnData });

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
