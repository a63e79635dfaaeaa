import { CallRefused } from '../../lib/call.ts';
import { sayLost } from '../../lib/lost.ts';
import { toastFailure } from '../../ui/toast.tsx';
import { serverWords } from './refusals.ts';

/** A failed act: the printed sentence, and under it the server's reason where it gave one. */
export const sayPrinted = (error: unknown, printed: string) => {
  if (!(error instanceof CallRefused)) return sayLost(printed);
  const reason = serverWords(error);
  if (reason === null || reason === printed) toastFailure(printed);
  else toastFailure(reason, { title: printed });
};

/** A failure for which nothing is printed but the server's own words, else the sentence given (BKG-41). */
export const sayServerWords = (error: unknown, otherwise: string) => {
  if (error instanceof CallRefused) toastFailure(serverWords(error) ?? otherwise);
  else sayLost(otherwise);
};
