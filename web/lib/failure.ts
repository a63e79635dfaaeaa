import { t } from '@lingui/core/macro';
import { toastFailure } from '../ui/toast.tsx';
import { CallRefused } from './call.ts';

/** What the reader can do when nothing comes back; what was typed is still there. */
export const lostWords = () => t`Something went wrong. Please try again.`;

/** What becomes of the server's own words where a failure is printed: said in its place, under it, or not at all. */
type Place = 'instead' | 'below' | 'unsaid';
export type ServerWords = Place | ((refused: CallRefused) => Place);

/** A fault has no words of its own: what it answers is the same for every one. */
const wordsOf = ({ status, refusal }: CallRefused) =>
  status >= 500 || refusal.code === 'request.fault' ? null : refusal.error;

/**
 * Says in a toast why an act failed. `printed` is the failure that is printed for this act, A15's where none is. A lost
 * line says that first, and below it what to do (decision 017); a refusal says the server's own words, unless told otherwise.
 */
export const sayFailure = (
  error: unknown,
  printed: string = t`Oops, something went wrong!`,
  words: ServerWords = 'instead',
) => {
  if (!(error instanceof CallRefused)) return toastFailure(lostWords(), { title: printed });
  const place = typeof words === 'function' ? words(error) : words;
  const own = place === 'unsaid' ? null : wordsOf(error);
  if (own === null || own === printed) toastFailure(printed);
  else if (place === 'below') toastFailure(own, { title: printed });
  else toastFailure(own);
};
