import { t } from '@lingui/core/macro';
import { lostWords } from './line.ts';
import { toastFailure } from './toastList.ts';

/**
 * Runs the action of a button. Callers show the server's replies themselves, so errors that get here are unexpected:
 * they are logged and the user is told, so that nothing fails silently.
 */
export const attempt = async (act: () => unknown) => {
  try {
    await act();
  } catch (fault) {
    reportError(fault);
    toastFailure(lostWords(), navigator.onLine ? { title: t`Oops, something went wrong!` } : {});
  }
};
