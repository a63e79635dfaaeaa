import { t } from '@lingui/core/macro';
import { toastFailure } from '../ui/toast.tsx';
import { CallRefused } from './call.ts';

/** What the reader can do when nothing comes back; what was typed is still there. */
export const lostWords = () => t`Something went wrong. Please try again.`;

/** Nothing came back: the printed failure of the act above, and what to do below (decision 017); A15 where none is printed. */
export const sayLost = (printed: string = t`Oops, something went wrong!`) =>
  toastFailure(lostWords(), { title: printed });

/** A failed act: the server's own words, where it gave some. */
export const sayFailure = (error: unknown, printed?: string) => {
  if (error instanceof CallRefused) toastFailure(error.refusal.error);
  else sayLost(printed);
};
