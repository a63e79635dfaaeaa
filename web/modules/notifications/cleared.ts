import { t } from '@lingui/core/macro';
import { CallRefused } from '../../lib/call.ts';
import { toastFailure, toastSuccess } from '../../ui/toast.tsx';

/** NTF-06, A87: the server's sentence, after marking one or all. */
export const sayCleared = ({ message }: { message: string }) => toastSuccess(message);

export const sayNotCleared = (error: unknown) =>
  toastFailure(error instanceof CallRefused ? error.refusal.error : t`Something went wrong. Please try again.`);
