import { t } from '@lingui/core/macro';
import { lostWords } from '../ui/line.ts';
import { toastFailure } from '../ui/toast.tsx';
import { CallRefused, isBusy } from './call.ts';

/** Where the server's message goes if a failure text is documented: in its place, below it, or nowhere. */
type Place = 'instead' | 'below' | 'unsaid';
export type ServerWords = Place | ((refused: CallRefused) => Place);

/** A server fault has no message of its own, because its text is always the same. */
const wordsOf = (refused: CallRefused) => {
  const { status, refusal } = refused;
  return (status >= 500 && !isBusy(refused)) || refusal.code === 'request.fault' ? null : refusal.error;
};

/**
 * Shows a toast that says why an action failed. `printed` is the documented failure text for this action; the default
 * is that of A15. If the connection was lost, that text comes first and what to do comes below it (decision 017); offline,
 * the default is left out. A refusal shows the server's message unless told otherwise.
 */
export const sayFailure = (error: unknown, documented?: string, words: ServerWords = 'instead') => {
  const printed = documented ?? t`Oops, something went wrong!`;
  if (!(error instanceof CallRefused)) {
    // Offline, the general text would only hide what is wrong.
    const title = documented === undefined && !navigator.onLine ? {} : { title: printed };
    return toastFailure(lostWords(), title);
  }
  const place = typeof words === 'function' ? words(error) : words;
  const own = place === 'unsaid' ? null : wordsOf(error);
  if (own === null || own === printed) toastFailure(printed);
  else if (place === 'below') toastFailure(own, { title: printed });
  else toastFailure(own);
};
