import { t } from '@lingui/core/macro';
import { CallRefused } from '../../lib/call.ts';
import { toastFailure } from '../../ui/toast.tsx';
import { serverWords } from './refusals.ts';

/** Nothing came back; what was typed is still there. */
const lostWords = () => t`Something went wrong. Please try again.`;

/** A failed act: the printed sentence, and under it the server's reason where it gave one. */
export const sayFailure = (error: unknown, printed: string) => {
  if (!(error instanceof CallRefused)) {
    toastFailure(lostWords());
    return;
  }
  const reason = serverWords(error);
  if (reason === null || reason === printed) toastFailure(printed);
  else toastFailure(reason, { title: printed });
};

/** A failure for which nothing is printed but the server's own words, else the sentence given (BKG-41). */
export const sayServerWords = (error: unknown, otherwise: string) =>
  toastFailure(error instanceof CallRefused ? (serverWords(error) ?? otherwise) : lostWords());
