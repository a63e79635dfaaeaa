import { CallRefused } from '../../lib/call.ts';
import { sayFailure } from '../../lib/failure.ts';
import { noAnswerWords } from '../../ui/line.ts';
import { toastFailure, toastSuccess } from '../../ui/toast.tsx';
import { useResendConfirmation } from './queries.ts';

/** Sends the confirmation link again and reports the result (ACC-42, ACC-44 to ACC-46, A51). */
export const useResend = () => {
  const sayWhy = (error: Error) => {
    if (!(error instanceof CallRefused)) toastFailure(noAnswerWords());
    else sayFailure(error);
  };
  const { mutate, isPending } = useResendConfirmation({
    onSuccess: ({ message }) => toastSuccess(message),
    onError: sayWhy,
  });
  return { resend: () => mutate(), isPending };
};
